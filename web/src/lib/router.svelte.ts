/** Paths of the app: links stay links, the page stays. */

export interface Route {
  page: 'home' | 'new' | 'table' | 'join' | 'claim' | 'rules' | 'account' | 'about' | 'missing';
  id: string;
  more: string;
  query: URLSearchParams;
  hash: string;
}

const PAGES: Record<string, Route['page']> = {
  '': 'home',
  new: 'new',
  t: 'table',
  join: 'join',
  claim: 'claim',
  rules: 'rules',
  account: 'account',
  about: 'about',
};

export function parse(url: URL): Route {
  const [, first = '', id = '', more = ''] = url.pathname.split('/');
  const part = (text: string) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  return {
    page: PAGES[first] ?? 'missing',
    id: part(id),
    more: part(more),
    query: url.searchParams,
    hash: part(url.hash.slice(1)),
  };
}

let current = $state.raw(parse(new URL(location.href)));

export function route(): Route {
  return current;
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  moved();
}

/** Another page: from its top, with the focus on what it is about, so that it is read out. */
function moved(): void {
  const before = current;
  current = parse(new URL(location.href));
  if (!current.hash) scrollTo(0, 0);
  if (before.page === current.page && before.id === current.id) return;
  setTimeout(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const head = document.querySelector<HTMLElement>('h1, main');
    if (!head) return;
    head.tabIndex = -1;
    head.focus({ preventScroll: true });
  });
}

/** Take over clicks on links inside the app. */
export function listen(): void {
  addEventListener('popstate', moved);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
