/** First the picture, then the rest: work that waits until a frame has been painted. */

/** What is put off, in its order; one channel serves all, since making one costs part of the frame itself. */
const waiting: (() => void)[] = [];
let channel: MessageChannel | null = null;

function soon(work: () => void): void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => waiting.shift()?.();
  }
  waiting.push(work);
  channel.port2.postMessage(null);
}

/** Call back when the frame that is being made is on the screen. */
export function afterFrame(work: () => void): void {
  if (typeof requestAnimationFrame !== 'function' || document.hidden) {
    setTimeout(work);
    return;
  }
  requestAnimationFrame(() => soon(work));
}
