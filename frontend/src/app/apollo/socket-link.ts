/**
 * Subscriptions over one WebSocket, which opens with the first of them and closes with the last, so that it never outlives a session.
 * What ended with a fault begins again: the server then tells how things stand.
 */
import { type ApolloLink } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { readRequestError } from '../../request-error.ts';

const LONGEST_PAUSE_MS = 30_000;
const ALIVE_EVERY_MS = 15_000;
const ANSWERS_WITHIN_MS = 10_000;

/** Not signed in, or wrongly asked: it would be the same answer again. */
function isRefused(error: unknown): boolean {
  const { status } = readRequestError(error);
  return status !== null && status >= 400 && status < 500 && status !== 429;
}

export function createSocketLink(endpoint: string): ApolloLink {
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${endpoint}`;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url,
    lazy: true,
    retryAttempts: Infinity,
    retryWait: (tries) => new Promise((resume) => { setTimeout(resume, pauseMs(tries)); }),
    shouldRetry: () => true,
    connectionAckWaitTimeout: ANSWERS_WITHIN_MS,
    // A network that went away without a word closes no socket: one that does not answer is given up.
    keepAlive: ALIVE_EVERY_MS,
    on: {
      ping: (isFromServer) => { if (!isFromServer) waiting = setTimeout(() => client.terminate(), ANSWERS_WITHIN_MS); },
      pong: (isFromServer) => { if (isFromServer) clearTimeout(waiting); },
      closed: () => clearTimeout(waiting),
    },
  });
  return new RetryLink({
    delay: (tries) => pauseMs(tries),
    attempts: (_tries, _operation, error) => !isRefused(error),
  }).concat(new GraphQLWsLink(client));
}

/** Later and later, and not everybody at once. */
function pauseMs(tries: number): number {
  return Math.min(500 * 2 ** tries, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
}
