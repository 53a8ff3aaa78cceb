/** The GraphQL door over web sockets (graphql-ws): subscriptions only, under the same session, origin and bounds as HTTP. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ExecutionArgs, getOperationAST, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { AppError } from '../../errors.ts';
import type { CallLimit } from '../../features/account/call-limit.ts';
import type { SessionsService } from '../../features/sessions/sessions.service.ts';
import { addressOfUpgrade, isForeignUpgrade } from '../http/origin.ts';
import { readSessionCookie } from '../http/session-cookie.ts';
import type { RequestContext } from '../request-context.ts';
import type { LogError } from '../unexpected-error.ts';
import { formatSocketErrors } from './format-error.ts';
import { limitRules, MOST_TOKENS } from './limits.ts';
import { SocketSession } from './socket-session.ts';

const PATH = '/graphql';
/** How long a socket may outlive its session. */
const LOOKS_EVERY_MS = 60_000;
const LARGEST_MESSAGE_BYTES = 64 * 1024;
const MOST_SOCKETS = 5_000;
/** Many people of one office share an address; nobody's may take every place. */
const MOST_SOCKETS_PER_ADDRESS = 1_000;
const MOST_SUBSCRIPTIONS_PER_SOCKET = 20;
/** Of answers that wait for a client to read them. Events wait elsewhere, and replace each other. */
const MOST_WAITING_BYTES = 256 * 1024;

export interface WebsocketParts {
  readonly schema: GraphQLSchema;
  readonly sessions: SessionsService;
  /** Opening a socket is a call of its address, and so is every subscription. */
  readonly calls: Pick<CallLimit, 'count'>;
  readonly publicUrl: string | null;
  readonly trustsProxy: boolean;
  readonly log: LogError;
  /** How often the session behind each open socket is looked up. */
  readonly looksEveryMs?: number;
}

/** Returns the function that closes every socket. */
export function attachWebsockets(server: Server, parts: WebsocketParts): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE_BYTES });
  const socketsOf = new Map<string, number>();
  const sessionOf = new WeakMap<WebSocket, SocketSession>();
  const door = useServer({
    isProd: true,
    onSubscribe: async ({ subscriptions, extra }, _id, payload) => {
      if (Object.keys(subscriptions).length > MOST_SUBSCRIPTIONS_PER_SOCKET) return [new GraphQLError('Too many subscriptions on one connection.')];
      const address = addressOfUpgrade(extra.request, parts.trustsProxy);
      const refusal = refusalBy(parts.calls, address);
      return refusal ? [new GraphQLError(refusal.message, { originalError: refusal })] : readOperation(parts.schema, payload, await socketContext(extra.request, address, sessionOf.get(extra.socket)!));
    },
    onError: (_context, _id, _payload, errors) => formatSocketErrors(errors, parts.log),
    onNext: (_context, _id, _payload, _args, result) =>
      result.errors ? { ...result, errors: formatSocketErrors(result.errors, parts.log) } : undefined,
  }, sockets);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node hands the connection over with nobody listening for its faults, and one that nobody hears ends the server.
    socket.on('error', () => socket.destroy());
    if (pathOf(request) !== PATH) return refuse(socket, '404 Not Found');
    if (isForeignUpgrade(request, parts)) return refuse(socket, '403 Forbidden');
    const address = addressOfUpgrade(request, parts.trustsProxy);
    if (refusalBy(parts.calls, address)) return refuse(socket, '429 Too Many Requests');
    const taken = socketsOf.get(address) ?? 0;
    if (sockets.clients.size >= MOST_SOCKETS || taken >= MOST_SOCKETS_PER_ADDRESS) return refuse(socket, '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, (client) => {
      socketsOf.set(address, (socketsOf.get(address) ?? 0) + 1);
      client.once('close', () => giveBack(socketsOf, address));
      endIfItNeverReads(client);
      forgiveWhoIsGone(client);
      const session = new SocketSession(client, readSessionCookie(request.headers.cookie), parts.sessions);
      sessionOf.set(client, session);
      session.lookEvery(parts.looksEveryMs ?? LOOKS_EVERY_MS);
      sockets.emit('connection', client, request);
    });
  });
  return async () => { await door.dispose(); };
}

/** Every message and ping is answered, and who sends them without reading would fill the memory with answers. */
function endIfItNeverReads(client: WebSocket): void {
  for (const event of ['message', 'ping'] as const) client.on(event, () => { if (client.bufferedAmount > MOST_WAITING_BYTES) client.terminate(); });
}

/** What a client that is gone does not get is nobody's fault: each answer under way would be told to the log as one of ours. */
function forgiveWhoIsGone(client: WebSocket): void {
  const send = client.send.bind(client) as (data: string, sent: () => void) => void;
  client.send = (data: unknown, ...rest: unknown[]) => {
    const sent = rest.at(-1);
    send(data as string, () => { if (typeof sent === 'function') (sent as () => void)(); });
  };
}

function giveBack(socketsOf: Map<string, number>, address: string): void {
  const left = (socketsOf.get(address) ?? 1) - 1;
  if (left > 0) socketsOf.set(address, left);
  else socketsOf.delete(address);
}

function refusalBy(calls: Pick<CallLimit, 'count'>, address: string): AppError | null {
  try {
    calls.count(address);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Parses and validates under the limits of HTTP; everything but subscriptions belongs there. */
function readOperation(
  schema: GraphQLSchema, payload: { query: string; operationName?: string | null; variables?: Record<string, unknown> | null }, contextValue: RequestContext,
): ExecutionArgs | GraphQLError[] {
  try {
    const document = parse(payload.query, { maxTokens: MOST_TOKENS });
    const faults = validate(schema, document, [...specifiedRules, ...limitRules]);
    if (faults.length > 0) return [...faults];
    if (getOperationAST(document, payload.operationName)?.operation !== 'subscription') return [new GraphQLError('Only subscriptions run over a web socket.')];
    return { schema, document, operationName: payload.operationName, variableValues: payload.variables, contextValue };
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError('The operation could not be read.')];
  }
}

/** The session is looked up for every subscription: one that ended since the socket opened starts nothing new. */
async function socketContext(request: IncomingMessage, address: string, session: SocketSession): Promise<RequestContext> {
  return {
    viewer: await session.viewer(),
    address,
    origin: request.headers.origin ?? '',
    sessionToken: session.token,
    idempotencyKey: null,
    newcomer: () => null,
    signedIn: () => undefined,
    signedOut: () => session.close(),
  };
}

/** Not read by `URL`, which throws at some addresses that arrive here, such as two slashes. */
function pathOf(request: IncomingMessage): string | undefined {
  return request.url?.split('?', 1)[0];
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
