/** The REST door: runs a route's checks in the contract's order and sends its reply. */
import express, { type NextFunction, type Request, type RequestHandler, type Response, type Router } from 'express';
import { expectChange } from '../../database/patience.ts';
import { AppError } from '../../errors.ts';
import { contextOf } from '../http/read-context.ts';
import { requireViewer } from '../request-context.ts';
import type { RunOnce } from '../run-once.ts';
import { asAppError, type LogError } from '../unexpected-error.ts';
import { sendInternalProblem, sendProblem } from './problem.ts';
import { readDelivery, readJson, readUpload } from './read-body.ts';
import type { JsonReply, Reply } from './reply.ts';
import type { RestRequest, Route } from './route.ts';
import { sendReply } from './send-reply.ts';

export interface RestParts {
  readonly entrance: readonly RequestHandler[];
  readonly runOnce: RunOnce;
  readonly uploadLimitBytes: number;
  readonly log: LogError;
}

export function restDoor(routes: readonly Route[], parts: RestParts): Router {
  const router = express.Router();
  router.use(...parts.entrance);
  for (const route of routes) {
    const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    router[method](route.path, (request: Request, response: Response) => run(route, request, response, parts));
  }
  router.use(() => { throw new AppError('NOT_FOUND', 'There is nothing at this address.'); });
  router.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const known = asAppError(error, parts.log);
    if (known) sendProblem(request, response, known);
    else sendInternalProblem(request, response);
  });
  return router;
}

async function run(route: Route, request: Request, response: Response, parts: RestParts): Promise<void> {
  const context = contextOf(response);
  if (route.method !== 'GET') expectChange();
  if (route.access === 'signed-in') requireViewer(context);
  const restRequest: RestRequest = {
    context,
    params: request.params as Record<string, string>,
    address: new URL(request.originalUrl, 'http://localhost'),
    body: route.accepts === 'json' && route.method !== 'GET' ? await readJson(request) : undefined,
    upload: route.accepts === 'upload' ? await readUpload(request, parts.uploadLimitBytes) : null,
    delivery: route.accepts === 'delivery' ? await readDelivery(request) : null,
  };
  const key = route.method === 'POST' && route.accepts !== 'delivery' ? context.idempotencyKey : null;
  await sendReply(response, key === null ? await route.handle(restRequest) : await once(route, key, restRequest, parts));
}

/** The first answer of this key, made now or stored before. */
async function once(route: Route, key: string, request: RestRequest, parts: RestParts): Promise<Reply> {
  const content = request.upload ? [request.upload.fileName, request.upload.bytes] : [JSON.stringify(request.body) ?? ''];
  const call = [route.method, request.address.pathname, ...content];
  return parts.runOnce(request.context, key, call, () => route.handle(request) as Promise<JsonReply>);
}
