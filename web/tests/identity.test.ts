import { afterEach, expect, it, vi } from 'vitest';
import { identity } from '../src/lib/identity.svelte';

afterEach(() => vi.unstubAllGlobals());

it('who I am is asked again where it could not be said, and only there', async () => {
  const asked = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockImplementation(() => Promise.resolve(new Response('{"name": "Ann"}')));
  vi.stubGlobal('fetch', asked);
  await identity.known();
  expect(identity.me).toBeNull();
  await Promise.all([identity.known(), identity.known()]);
  expect(identity.me?.name).toBe('Ann');
  await identity.known();
  expect(asked).toHaveBeenCalledTimes(2);
});
