/** Puts the doors, the pages and what all answers share into one Express application, in the order in which a request meets them. */
import compression from 'compression';
import express, { type Express, type RequestHandler, type Router } from 'express';
import type { AnswersAhead } from './answers-ahead.ts';
import { clientPages } from './client-pages.ts';
import { type Patience, withPatience } from '../../database/patience.ts';
import { healthRoutes } from './health.ts';
import type { PageFacts } from './page-slots.ts';
import { securityHeaders } from './security-headers.ts';
import { styleNonce } from './style-nonce.ts';

export interface HttpParts {
  readonly trustsProxy: boolean;
  readonly clientDirectory: string;
  readonly pageFacts: PageFacts;
  readonly answersAhead: AnswersAhead;
  readonly rest: Router;
  readonly graphql: Router;
  /** The stand-in for the providers; null where nobody is let into it. */
  readonly sandbox: RequestHandler | null;
  isReady(): Promise<boolean>;
  readonly patience: Patience;
}

export function httpApp(parts: HttpParts): Express {
  const app = express();
  app.disable('x-powered-by');
  // Whatever fails is told to the log; the answer names the status alone and shows no stack.
  app.set('env', 'production');
  // The first proxy's word is taken, not that of everybody before it.
  app.set('trust proxy', parts.trustsProxy ? 1 : false);
  app.use(healthRoutes(() => parts.isReady()));
  app.use(styleNonce, securityHeaders(), compression());
  app.use((_request, _response, next) => withPatience(parts.patience, next));
  app.use('/api', parts.rest);
  app.use('/graphql', parts.graphql);
  if (parts.sandbox) app.use('/sandbox', parts.sandbox);
  app.use(clientPages(parts.clientDirectory, parts.pageFacts, parts.answersAhead));
  return app;
}
