// The load of ../load.py for boardgame.io's own server: tic-tac-toe over its socket.io transport.
//
//   npm install && node load.mjs --matches 100 --seconds 20 --spectators 1000 --pace 1500 [--flatfile]
//
// One socket per match plays both seats, a new match follows each that ends, and the time of a move
// runs from the moment it was due until the server's state with the move in it has come back.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { io } from "socket.io-client";

const { values } = parseArgs({
  options: {
    matches: { type: "string", default: "100" },
    seconds: { type: "string", default: "20" },
    spectators: { type: "string", default: "1000" },
    pace: { type: "string", default: "0" },
    flatfile: { type: "boolean", default: false },
  },
});
const matches = Number(values.matches);
const seconds = Number(values.seconds);
const pause = Number(values.pace) ? (matches / Number(values.pace)) * 1000 : 0;
const sleep = (ms) => new Promise((done) => setTimeout(done, Math.max(0, ms)));
const now = () => performance.now();

const port = await new Promise((done) => {
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const free = probe.address().port;
    probe.close(() => done(free));
  });
});
const folder = mkdtempSync(join(tmpdir(), "boardgameio-"));
const server = spawn(
  process.execPath,
  [join(import.meta.dirname, "server.cjs"), String(port), ...(values.flatfile ? [folder] : [])],
  { stdio: ["ignore", "pipe", "ignore"] },
);
await new Promise((done) => server.stdout.on("data", (text) => String(text).includes("ready") && done()));

function connect() {
  return io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
}

class Player {
  constructor(number) {
    this.number = number;
    this.games = 0;
    this.laps = [];
    this.socket = connect();
    this.socket.on("sync", (match, info) => this.take(match, info.state));
    this.socket.on("update", (match, state) => this.take(match, state));
  }
  take(match, state) {
    if (match !== this.match) return;
    this.state = state;
    this.heard?.();
  }
  async wait(check) {
    while (!check()) await new Promise((done) => (this.heard = done));
  }
  async sync() {
    this.match = `match-${this.number}-${this.games++}`;
    this.state = null;
    this.socket.emit("sync", this.match, "0", undefined, 2);
    await this.wait(() => this.state);
  }
  async play(begin, until) {
    await this.sync();
    let due = begin + Math.random() * pause;
    await sleep(begin - now());
    while (now() < until) {
      if (this.state.ctx.gameover) await this.sync();
      if (pause) await sleep(due - now());
      const started = pause ? due : now();
      due += pause;
      const { ctx, G, _stateID } = this.state;
      const free = G.cells.flatMap((cell, n) => (cell === null ? [n] : []));
      const args = [free[Math.floor(Math.random() * free.length)]];
      const action = { type: "MAKE_MOVE", payload: { type: "clickCell", args, playerID: ctx.currentPlayer } };
      this.socket.emit("update", action, _stateID, this.match, ctx.currentPlayer);
      await this.wait(() => this.state._stateID > _stateID);
      this.laps.push(now() - started);
    }
  }
}

let looking = 0;
const crowd = [];
for (let n = 0; n < Number(values.spectators); n++) {
  const socket = connect();
  socket.on("connect", () => socket.emit("sync", "watched", null, undefined, 2));
  socket.on("sync", () => (looking += 1));
  crowd.push(socket);
  if (n % 50 === 49) await sleep(50);
}
for (let tries = 0; looking < crowd.length && tries < 300; tries++) await sleep(100);

const cpu = () => {
  const fields = readFileSync(`/proc/${server.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const players = Array.from({ length: matches }, (_, n) => new Player(n));
const begin = now() + 3000;
const idle = cpu();
await Promise.all(players.map((player) => player.play(begin, begin + seconds * 1000)));
const used = cpu() - idle;
const laps = players.flatMap((player) => player.laps).sort((a, b) => a - b);
const share = (part) => Number(laps[Math.min(laps.length - 1, Math.floor(laps.length * part))].toFixed(1));
const rss = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))[1]);
console.log(JSON.stringify({
  storage: values.flatfile ? "flatfile" : "memory", matches, pace: Number(values.pace),
  spectators: looking, seconds, moves: laps.length,
  moves_per_second: Math.round(laps.length / seconds), p50_ms: share(0.5), p90_ms: share(0.9),
  p99_ms: share(0.99), max_ms: share(1), server_cpu_us_per_move: Math.round((used / laps.length) * 1e6),
  server_mb: Math.round(rss / 1024), load: loadavg().map((load) => Number(load.toFixed(1))),
}, null, 2));
server.kill();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
