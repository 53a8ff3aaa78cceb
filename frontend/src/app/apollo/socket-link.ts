/**
 * Subscriptions over one WebSocket, which opens with the first of them and closes with the last, so that it never outlives a session.
 * What ended with a fault begins again: the server then tells how things stand.
 */
import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { readRequestError } from '../../request-error.ts';

const LONGEST_PAUSE_MS = 30_000;
const ALIVE_EVERY_MS = 15_000;
const ANSWERS_WITHIN_MS = 10_000;

/** What a server closes with that cannot take this client as it is: wrongly asked, not signed in, not allowed, another protocol, asked twice. */
const REFUSING_CODES: ReadonlySet<number> = new Set([4400, 4401, 4403, 4406, 4409, 4429]);

/** Not signed in, or wrongly asked: it would be the same answer again. A fault that names no status is one of the question. */
function isRefused(error: unknown): boolean {
  if (REFUSING_CODES.has(closeCodeOf(error))) return true;
  if (CombinedGraphQLErrors.is(error) && typeof error.errors[0]?.extensions?.['status'] !== 'number') return true;
  const { status } = readRequestError(error);
  return status !== null && status >= 400 && status < 500 && status !== 429;
}

/** Apollo hands a close over as an error with the code in its words. */
function closeCodeOf(error: unknown): number {
  return error instanceof Error ? Number(/^Socket closed with event (\d+)/.exec(error.message)?.[1]) : Number.NaN;
}

export function createSocketLink(endpoint: string): ApolloLink {
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${endpoint}`;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url,
    lazy: true,
    retryAttempts: Infinity,
    retryWait: (tries) => new Promise((resume) => { setTimeout(resume, pauseMs(tries)); }),
    shouldRetry: (event) => !REFUSING_CODES.has((event as Partial<CloseEvent>).code ?? 0),
    connectionAckWaitTimeout: ANSWERS_WITHIN_MS,
    // A network that went away without a word closes no socket: one that does not answer is given up.
    keepAlive: ALIVE_EVERY_MS,
    on: {
      ping: (isFromServer) => { if (!isFromServer) waiting = setTimeout(() => client.terminate(), ANSWERS_WITHIN_MS); },
      pong: (isFromServer) => { if (isFromServer) clearTimeout(waiting); },
      closed: () => clearTimeout(waiting),
    },
  });
  return againAfterFaults.concat(new GraphQLWsLink(client));
}

/** Apollo's own link of this kind never begins to count anew: a page that is open for days would wait longest after every fault. */
const againAfterFaults = new ApolloLink((operation, forward) => new Observable((observer) => {
  let faults = 0;
  let pausing: ReturnType<typeof setTimeout> | undefined;
  let subscription: { unsubscribe(): void } | undefined;
  const begin = (): void => {
    subscription = forward(operation).subscribe({
      next: (result) => {
        faults = 0;
        observer.next(result);
      },
      error: (error: unknown) => {
        if (isRefused(error)) return observer.error(error);
        faults += 1;
        pausing = setTimeout(begin, pauseMs(faults));
      },
      complete: () => observer.complete(),
    });
  };
  begin();
  return () => {
    clearTimeout(pausing);
    subscription?.unsubscribe();
  };
}));

/** Later and later, and not everybody at once. */
function pauseMs(tries: number): number {
  return Math.min(500 * 2 ** tries, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
}
