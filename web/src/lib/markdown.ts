/** Rules pages: a small, safe part of Markdown as a tree that components draw. No HTML passes. */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'em'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule'; id: string }
  | { kind: 'link'; href: string; children: Inline[] };

export type Block =
  | { kind: 'heading'; level: number; anchor: string; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'code'; text: string };

export interface Item {
  anchor: string;
  blocks: Block[];
}


const TOKEN =
  /(`[^`]+`)|(\*\*[^*]+(?:\*(?!\*)[^*]+)*\*\*)|(\*[^*\s][^*]*\*)|(!?\[[^\]]*\]\([^)\s]*\))|\b([A-Z]{2}-\d{2,3})\b/;

/** Only links that stay in the page or the app are kept. */
function safe(href: string): string {
  if (/^#[\w.-]+$/.test(href)) return href;
  if (/^\/(?!\/)[\w./#?=&-]*$/.test(href)) return href;
  return '';
}

export function inline(source: string): Inline[] {
  const out: Inline[] = [];
  let rest = source.replace(/<a id="[^"]*"><\/a>|<!--.*?-->/g, '').replace(/<br\s*\/?>/g, ' ');
  while (rest) {
    const found = TOKEN.exec(rest);
    if (!found) {
      out.push({ kind: 'text', text: rest });
      break;
    }
    if (found.index) out.push({ kind: 'text', text: rest.slice(0, found.index) });
    const [all, code, strong, em, link, rule] = found;
    if (code) out.push({ kind: 'code', text: code.slice(1, -1) });
    else if (strong) out.push({ kind: 'strong', children: inline(strong.slice(2, -2)) });
    else if (em) out.push({ kind: 'em', children: inline(em.slice(1, -1)) });
    else if (link) {
      if (!link.startsWith('!')) {
        const middle = link.indexOf('](');
        const children = inline(link.slice(1, middle));
        const href = safe(link.slice(middle + 2, -1));
        if (href) out.push({ kind: 'link', href, children });
        else out.push(...children);
      }
    } else if (rule) out.push({ kind: 'rule', id: rule });
    rest = rest.slice(found.index + all.length);
  }
  return out;
}

function cells(line: string): string[] {
  return line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());
}

const LIST = /^(\s*)([-*]|\d+\.)\s+(.*)$/;

/** The rule id that a list item or paragraph defines: in bold at its start. */
export function defined(line: string): string {
  return /^(?:[-*]\s+)?\*\*([A-Z]{2}-\d{2,3})\b/.exec(line.trim())?.[1] ?? '';
}

export function blocks(source: string): Block[] {
  const lines = source.replace(/\r/g, '').split('\n');
  const out: Block[] = [];
  let at = 0;
  let anchor = '';
  const line = () => lines[at] ?? '';
  while (at < lines.length) {
    const now = line();
    const named = /^\s*<a id="([\w.-]+)"><\/a>\s*$/.exec(now);
    if (named) {
      anchor = named[1] ?? '';
      at++;
    } else if (!now.trim()) at++;
    else if (now.startsWith('```')) {
      const held: string[] = [];
      for (at++; at < lines.length && !line().startsWith('```'); at++) held.push(line());
      at++;
      out.push({ kind: 'code', text: held.join('\n') });
    } else if (/^#{1,6}\s/.test(now)) {
      const level = /^#+/.exec(now)?.[0].length ?? 1;
      out.push({ kind: 'heading', level, anchor, children: inline(now.slice(level).replace(/\{#.*\}\s*$/, '').trim()) });
      anchor = '';
      at++;
    } else if (now.startsWith('>')) {
      const held: string[] = [];
      for (; line().startsWith('>'); at++) held.push(line().replace(/^>\s?/, ''));
      out.push({ kind: 'quote', children: blocks(held.join('\n')) });
    } else if (now.trim().startsWith('|') && /^\s*\|?[\s:|-]+\|?\s*$/.test(lines[at + 1] ?? '')) {
      const head = cells(now).map(inline);
      const rows: Inline[][][] = [];
      for (at += 2; line().trim().startsWith('|'); at++) rows.push(cells(line()).map(inline));
      out.push({ kind: 'table', head, rows });
    } else if (LIST.test(now)) {
      const first = LIST.exec(now);
      const indent = first?.[1]?.length ?? 0;
      const items: Item[] = [];
      while (at < lines.length) {
        const found = LIST.exec(line());
        if (!found || (found[1]?.length ?? 0) < indent) break;
        const held = [found[3] ?? ''];
        for (at++; at < lines.length && line().trim() && !(LIST.exec(line())?.[1]?.length === indent); at++) {
          if (!line().startsWith(' ') && !LIST.test(line())) break;
          held.push(line().replace(new RegExp(`^\\s{0,${indent + 2}}`), ''));
        }
        items.push({ anchor: defined(held[0] ?? ''), blocks: blocks(held.join('\n')) });
        if (!line().trim() && LIST.test(lines[at + 1] ?? '')) at++;
      }
      out.push({ kind: 'list', ordered: /\d/.test(first?.[2] ?? ''), items });
    } else {
      const held: string[] = [];
      while (at < lines.length && line().trim() && !/^(#{1,6}\s|```|>)/.test(line()) && !(held.length && LIST.test(line()))) {
        held.push(line());
        at++;
      }
      const children = inline(held.join(' '));
      if (children.some((entry) => entry.kind !== 'text' || entry.text.trim())) out.push({ kind: 'paragraph', children });
    }
  }
  return out;
}

/** Plain words, for search. */
export function plain(source: string): string {
  return source
    .replace(/<[^>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`#|>]/g, ' ')
    .replace(/\s+/g, ' ');
}


