/** Makes the request context before either door opens: one session look-up and one count against the call limit per request. */
import type { Request, RequestHandler, Response } from 'express';
import type { CallLimit } from '../../features/account/call-limit.ts';
import type { SessionsService } from '../../features/sessions/sessions.service.ts';
import type { Newcomer, RequestContext } from '../request-context.ts';
import { clientAddress } from './client-address.ts';
import { refuseForeignChanges } from './origin.ts';
import { clearedSessionCookie, readSessionCookie, sessionCookie } from './session-cookie.ts';

export interface ContextParts {
  readonly sessions: SessionsService;
  readonly calls: CallLimit;
  readonly publicUrl: string | null;
}

/** What every call of either door passes first. It stands inside the doors, so that each answers refusals in its own form. */
export function entrance(parts: ContextParts): RequestHandler[] {
  return [refuseForeignChanges(parts.publicUrl), readContext(parts)];
}

function readContext(parts: ContextParts): RequestHandler {
  return async (request, response, next) => {
    response.locals['context'] = await enter(parts, request, response);
    next();
  };
}

/** Who calls, counted against the limit of calls. */
export async function enter(parts: ContextParts, request: Request, response: Response): Promise<RequestContext> {
  const context = await makeContext(parts, request, response);
  parts.calls.count(context.viewer?.userId ?? context.address);
  return context;
}

export function contextOf(response: Response): RequestContext {
  return response.locals['context'] as RequestContext;
}

async function makeContext(parts: ContextParts, request: Request, response: Response): Promise<RequestContext> {
  const sessionToken = readSessionCookie(request.headers.cookie);
  const secure = request.secure || parts.publicUrl?.startsWith('https:') ? 'secure' : 'plain';
  let newcomer: Newcomer | null = null;
  return {
    viewer: sessionToken === null ? null : await parts.sessions.viewerOf(sessionToken, request.get('user-agent') ?? ''),
    address: clientAddress(request.ip),
    origin: parts.publicUrl === null ? `${request.protocol}://${request.host}` : new URL(parts.publicUrl).origin,
    sessionToken,
    idempotencyKey: request.get('idempotency-key') ?? null,
    newcomer: () => newcomer,
    signedIn: (session, arrived) => {
      newcomer = arrived;
      response.append('Set-Cookie', sessionCookie(session.token, session.expiresAt, secure));
    },
    signedOut: () => void response.append('Set-Cookie', clearedSessionCookie(secure)),
  };
}
