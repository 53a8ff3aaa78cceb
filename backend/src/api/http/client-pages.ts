/** Serves the built web client: hashed assets for ever, pages fresh with a nonce, every unknown address as the client's own. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import express, { type Response, type Router } from 'express';
import { allowInlineStyles } from './security-headers.ts';
import { NONCE_MARK } from './style-nonce.ts';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** `directory` is the client's build; without one only the API is served. */
export function clientPages(directory: string): Router {
  const router = express.Router();
  const pages = { client: pageReader(directory, 'index.html'), playground: pageReader(directory, 'playground.html') };
  router.use('/assets', express.static(path.join(directory, 'assets'), { immutable: true, maxAge: ONE_YEAR_SECONDS * 1000, index: false, fallthrough: true }));
  // Without this an asset of an older build would be answered with a page.
  router.use('/assets', (_request, response) => { response.status(404).type('text/plain').send('There is nothing at this address.'); });
  router.get(['/playground', '/playground.html'], (_request, response) => {
    allowInlineStyles(response);
    sendPage(response, pages.playground());
  });
  router.get('/index.html', (_request, response) => response.redirect(301, '/'));
  router.use(express.static(directory, { index: false, maxAge: 0 }));
  router.get(/.*/, (_request, response) => sendPage(response, pages.client()));
  return router;
}

/** Read again when the client was built anew: an old page would ask for scripts that are gone. */
function pageReader(directory: string, name: string): () => string | null {
  const file = path.join(directory, name);
  let page: { text: string; changedMs: number } | null = null;
  return () => {
    const changedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedMs === undefined) return null;
    if (page?.changedMs !== changedMs) page = { text: readFileSync(file, 'utf8'), changedMs };
    return page.text;
  };
}

function sendPage(response: Response, page: string | null): void {
  response.set('Cache-Control', 'no-cache').vary('Accept-Encoding');
  if (page === null) {
    response.status(503).type('text/plain').send('The web client has not been built yet. Run npm start.');
    return;
  }
  response.type('text/html; charset=utf-8').send(page.replaceAll(NONCE_MARK, response.locals['styleNonce'] as string));
}
