/** Strict headers for every answer: scripts, styles, fonts and connections from this server only. */
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/**
 * Style elements that the client writes at run time carry this page's nonce (`styleNonce` in `response.locals`); style attributes
 * are allowed because charts and menus position themselves with them. Scripts inside a page are let through one by one, by their hash.
 */
export function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrcElem: ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: { includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  });
}

/** The type of helmet's response knows nothing of Express' `locals`. */
function nonceOf(response: unknown): string {
  return (response as { locals: { styleNonce: string } }).locals.styleNonce;
}

/** For the playground alone: its editor writes style elements that know no nonce. Scripts stay as strict as everywhere. */
export function allowInlineStyles(response: Response): void {
  const policy = String(response.getHeader('Content-Security-Policy'));
  response.set('Content-Security-Policy', policy.replace(/'nonce-[^']*'/, "'unsafe-inline'"));
}

/** Lets the scripts through that stand in a page of ours, by their hashes and no others. */
export function allowScripts(response: Response, sources: readonly string[]): void {
  const policy = String(response.getHeader('Content-Security-Policy'));
  response.set('Content-Security-Policy', policy.replace("script-src 'self'", ["script-src 'self'", ...sources].join(' ')));
}
