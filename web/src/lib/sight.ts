/** A question must not hide its answers: where nothing that glows is in sight, it is scrolled there, and what lies at an edge is brought in whole. A sheet in front of the board is read from its top. */

function inSight(node: Element): boolean {
  const { x, y, width, height } = node.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return node.contains(met);
}

/** On a phone what is asked stands under the board: where it is out of sight, the page goes back to its top. */
export function bringQuestion(root: Element): void {
  const [page, question] = [root.querySelector('main'), root.querySelector('.prompt')];
  if (page && question && !inSight(question)) page.scrollTo(0, 0);
}

/** `lit` are the things that may be chosen; those on the board are in sight. */
export function bringIntoSight(root: Element, lit: ReadonlySet<string>): void {
  const glowing = [...root.querySelectorAll<HTMLElement>('.thing[data-id]')].filter((thing) => lit.has(thing.dataset['id'] ?? ''));
  const found = new Set(glowing.map((thing) => thing.dataset['id']));
  if ([...lit].some((id) => !found.has(id))) return;
  const [sheet, rest] = [glowing.filter((thing) => thing.closest('.front')), glowing.filter((thing) => !thing.closest('.front'))];
  if (sheet.length && !sheet.some(inSight)) sheet[0]?.scrollIntoView({ block: 'center', inline: 'nearest' });
  if (!sheet.length && !rest.some(inSight)) rest[0]?.scrollIntoView({ block: 'center', inline: 'nearest' });
  else for (const thing of rest.reverse()) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
