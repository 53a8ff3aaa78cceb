/** Serves the built web client: hashed assets for ever, pages fresh with a nonce, the page for nothing under every unknown address. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import express, { type Response, type Router } from 'express';
import { BuiltPages } from './built-pages.ts';
import { compressedAssets } from './compressed-assets.ts';
import { fillNonce, type PageFacts } from './page-slots.ts';
import { searchEngines } from './search-engines.ts';
import { allowInlineStyles, allowScripts } from './security-headers.ts';

/** `directory` is the client's build; without one only the API is served. */
export function clientPages(directory: string, facts: PageFacts): Router {
  const router = express.Router();
  const pages = new BuiltPages(directory, facts);
  router.use('/assets', compressedAssets(path.join(directory, 'assets')));
  router.get(['/playground', '/playground.html'], (_request, response) => {
    allowInlineStyles(response);
    sendPlayground(response, path.join(directory, 'playground.html'));
  });
  router.get('/index.html', (_request, response) => response.redirect(301, '/'));
  router.use(searchEngines({ publicUrl: facts.publicUrl, addresses: () => pages.indexed() }));
  router.get('/favicon.svg', express.static(directory, { index: false, maxAge: 24 * 60 * 60 * 1000 }));
  router.get(/.*/, (request, response) => sendPage(response, pages, request.path));
  return router;
}

function sendPage(response: Response, pages: BuiltPages, address: string): void {
  const page = pages.page(address);
  if (page === null) return notBuilt(response);
  allowScripts(response, page.scriptSources);
  sendHtml(response, page.html);
}

function sendPlayground(response: Response, file: string): void {
  if (!existsSync(file)) return notBuilt(response);
  sendHtml(response, readFileSync(file, 'utf8'));
}

function sendHtml(response: Response, html: string): void {
  response.set('Cache-Control', 'no-cache').vary('Accept-Encoding');
  response.type('text/html; charset=utf-8').send(fillNonce(html, response.locals['styleNonce'] as string));
}

function notBuilt(response: Response): void {
  response.status(503).type('text/plain').send('The web client has not been built yet. Run npm start.');
}
