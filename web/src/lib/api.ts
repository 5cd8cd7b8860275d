/** The HTTP half of the protocol. Every failure becomes an `ApiError` with words for people. */
import { has, t } from './text.svelte';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly body: unknown = null,
  ) {
    super(message);
  }
}

/** A problem in the player's language: by its code, else as the server said it. */
export function problemWords(code: string, text: string): string {
  if (code === 'bad-options' && text) return `${t('error-bad-options')} (${text})`;
  if (has(`error-${code}`)) return t(`error-${code}`);
  return text || t('server-away');
}

/** What went wrong, for people. */
export function words(error: unknown): string {
  return error instanceof ApiError ? problemWords(error.code, error.message) : t('server-away');
}

export function cookie(name: string): string {
  for (const part of document.cookie.split('; ')) {
    const at = part.indexOf('=');
    if (part.slice(0, at) === name) return decodeURIComponent(part.slice(at + 1));
  }
  return '';
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (method !== 'GET') headers['X-Miasma-CSRF'] = cookie('miasma_csrf');
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
      keepalive: method === 'PATCH', // what was chosen is kept, even when the page is left at once
    });
  } catch {
    throw new ApiError(0, 'offline', '');
  }
  const text = await answer.text();
  let data: unknown;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = text;
  }
  if (!answer.ok) {
    const told = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
    const said = told['text'] ?? told['detail'] ?? told['message'] ?? '';
    throw new ApiError(answer.status, String(told['code'] ?? answer.status), String(said), data);
  }
  return data as T;
}

export const get = <T>(path: string): Promise<T> => request<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>('POST', path, body);
