/** Serves built files for ever, in the compressed form that the build wrote beside them wherever the browser takes it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import express, { type NextFunction, type Request, type Response, Router } from 'express';

const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export function compressedAssets(directory: string): Router {
  const router = Router();
  router.use(preferBrotli(directory));
  router.use(express.static(directory, { immutable: true, maxAge: ONE_YEAR_MS, index: false, setHeaders: describePacked }));
  // Without this an asset of an older build would be answered with a page.
  router.use((_request, response) => { response.status(404).set('Cache-Control', 'no-cache').type('text/plain').send('There is nothing at this address.'); });
  return router;
}

function preferBrotli(directory: string) {
  return (request: Request, response: Response, next: NextFunction): void => {
    response.vary('Accept-Encoding');
    const packed = `${request.path}.br`;
    if (request.acceptsEncodings('br') === 'br' && /^\/[\w.-]+$/.test(packed) && existsSync(path.join(directory, packed))) request.url = packed;
    next();
  };
}

function describePacked(response: Response, file: string): void {
  if (!file.endsWith('.br')) return;
  response.type(path.extname(file.slice(0, -'.br'.length))).set('Content-Encoding', 'br');
}
