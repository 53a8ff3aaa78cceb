/** Serves the built web client: hashed assets for ever, pages fresh with a nonce, the page for nothing under every unknown address. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import express, { type Request, type Response, type Router } from 'express';
import type { AnswersAhead } from './answers-ahead.ts';
import { BuiltPages } from './built-pages.ts';
import { compressedAssets } from './compressed-assets.ts';
import { fillFirstAnswers, fillNonce, type PageFacts } from './page-slots.ts';
import { searchEngines } from './search-engines.ts';
import { allowInlineStyles, allowScripts } from './security-headers.ts';

/** `directory` is the client's build; without one only the API is served. */
export function clientPages(directory: string, facts: PageFacts, answersAhead: AnswersAhead): Router {
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
  router.get(/.*/, (request, response) => sendPage(request, response, pages, answersAhead));
  return router;
}

async function sendPage(request: Request, response: Response, pages: BuiltPages, answersAhead: AnswersAhead): Promise<void> {
  const page = pages.page(request.path);
  if (page === null) return notBuilt(response);
  const question = pages.question(request.path, searchOf(request.originalUrl));
  const answers = question === null ? null : await answersAhead(request, response, question);
  allowScripts(response, page.scriptSources);
  // The answers last: whatever stands in them is no slot of ours.
  sendHtml(response, fillFirstAnswers(fillNonce(page.html, nonceOf(response)), answers), answers === null ? 'no-cache' : 'no-store');
}

/** Not read by `URL`, which throws at some addresses that arrive here, such as two slashes. */
function searchOf(address: string): string {
  return /\?(.*)$/s.exec(address)?.[1] ?? '';
}

function sendPlayground(response: Response, file: string): void {
  if (!existsSync(file)) return notBuilt(response);
  sendHtml(response, fillNonce(readFileSync(file, 'utf8'), nonceOf(response)));
}

/** A page with somebody's figures in it is kept nowhere. */
function sendHtml(response: Response, html: string, caching: 'no-cache' | 'no-store' = 'no-cache'): void {
  response.set('Cache-Control', caching).vary('Accept-Encoding');
  response.type('text/html; charset=utf-8').send(html);
}

function nonceOf(response: Response): string {
  return response.locals['styleNonce'] as string;
}

function notBuilt(response: Response): void {
  response.status(503).type('text/plain').send('The web client has not been built yet. Run npm start.');
}
