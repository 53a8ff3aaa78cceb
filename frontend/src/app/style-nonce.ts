/** The nonce that the server gave this page; before-paint.js stored it, because a page may not read it again later. */
declare global {
  interface Window {
    __nonce__?: string;
  }
}

export function styleNonce(): string | undefined {
  return window.__nonce__ || undefined;
}
