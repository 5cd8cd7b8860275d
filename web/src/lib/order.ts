/** Which nodes may stay where they are when a list gets a new order: the fewest are moved. */

/** The places of a longest increasing run of values, in order. */
export function increasing(values: readonly number[]): number[] {
  const tails: number[] = [];
  const before = new Array<number>(values.length).fill(-1);
  values.forEach((value, place) => {
    if (value < 0) return;
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[place] = tails[low - 1] ?? -1;
    tails[low] = place;
  });
  const run: number[] = [];
  for (let place = tails.at(-1) ?? -1; place >= 0; place = before[place] ?? -1) run.push(place);
  return run.reverse();
}

/** Moving a node without losing its focus and state: newer browsers have it. */
type Mover = ((node: Node, next: Node | null) => void) | undefined;

/** Bring the nodes into this order inside a parent, touching only those that must move. */
export function arrange(parent: Element, nodes: readonly Element[]): void {
  const places = new Map<Element, number>();
  let place = 0;
  for (let node = parent.firstElementChild; node; node = node.nextElementSibling) places.set(node, place++);
  const values = nodes.map((node) => places.get(node) ?? -1);
  if (values.length === place && values.every((value, nth) => value === nth)) return;
  const staying = new Set(increasing(values));
  const move = parent.moveBefore as Mover;
  let next: Element | null = null;
  for (let nth = nodes.length - 1; nth >= 0; nth--) {
    const node = nodes[nth];
    if (!node) continue;
    if (!staying.has(nth)) {
      if ((values[nth] ?? -1) >= 0 && move) move.call(parent, node, next);
      else parent.insertBefore(node, next);
    }
    next = node;
  }
}
