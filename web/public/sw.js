// The offline shell: when the server can't be reached, a page says so and what is missing.
const CACHE = 'miasma-shell-2';
const SHELL = ['/offline.html', '/offline.css', '/offline.js', '/theme.js', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const tidy = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  const ahead = self.registration.navigationPreload ? self.registration.navigationPreload.enable() : Promise.resolve();
  event.waitUntil(Promise.all([tidy, ahead]).then(() => self.clients.claim()));
});

async function page(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request));
  } catch (_) {
    return caches.match('/offline.html');
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (SHELL.includes(url.pathname)) event.respondWith(fetch(request).catch(() => caches.match(url.pathname)));
});
