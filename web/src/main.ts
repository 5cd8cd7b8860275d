import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { prefs } from './lib/prefs.svelte';
import { ahead } from './lib/socket.svelte';
import { LANGS, setLang, systemLang, type Lang } from './lib/text.svelte';

interface Policies {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL: (url: string) => string };
}

function start(): void {
  const chosen = prefs.lang as Lang;
  setLang(LANGS.includes(chosen) ? chosen : systemLang());
  const target = document.getElementById('app');
  if (target) mount(App, { target });
}

/** The offline page. Trusted types want a policy for the worker's address: it is always the same. */
function installWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const policies = (window as unknown as { trustedTypes?: Policies }).trustedTypes;
  try {
    const url = policies?.createPolicy('miasma-worker', { createScriptURL: () => '/sw.js' }).createScriptURL('') ?? '/sw.js';
    navigator.serviceWorker.register(url).catch(() => {});
  } catch {
    // Without a worker everything but the offline page works.
  }
}

ahead();
start();
if ('requestIdleCallback' in window) requestIdleCallback(installWorker);
else setTimeout(installWorker, 1000);
