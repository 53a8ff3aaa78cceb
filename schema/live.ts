/** Subscriptions for scripts: the graphql-transport-ws protocol over Node's own WebSocket (Node 22 or later), with the session cookie. */
import { type DocumentNode, print } from 'graphql';
import { PurserError } from './purser-error.ts';

export interface LiveCall {
  readonly baseUrl: string;
  readonly cookie: string | null;
  readonly document: DocumentNode;
  readonly variables: unknown;
  /** Ends the listening. */
  readonly signal: AbortSignal | undefined;
}

type Errors = readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
type Message<R> =
  | { readonly type: 'connection_ack' | 'ping' | 'pong' | 'complete' }
  | { readonly type: 'next'; readonly payload: { readonly data?: R; readonly errors?: Errors } }
  | { readonly type: 'error'; readonly payload: Errors };

/** What the server tells, until the signal or the server ends it. Throws PurserError where it refuses, and where the connection is lost. */
export async function* listen<R>({ baseUrl, cookie, document, variables, signal }: LiveCall): AsyncGenerator<R, void> {
  const messages: Message<R>[] = [];
  let wake = (): void => undefined;
  let isLost = false;
  // Node's WebSocket takes headers; the browser's, whose type this is, does not.
  const options = { protocols: 'graphql-transport-ws', headers: cookie === null ? {} : { cookie } } as unknown as string;
  const socket = new WebSocket(new URL('/graphql', baseUrl.replace(/^http/, 'ws')), options);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  socket.onopen = () => send({ type: 'connection_init' });
  socket.onmessage = ({ data }) => { messages.push(JSON.parse(String(data)) as Message<R>); wake(); };
  socket.onclose = socket.onerror = () => { isLost = true; wake(); };
  const stop = (): void => wake();
  signal?.addEventListener('abort', stop);
  try {
    while (!signal?.aborted) {
      const message = messages.shift();
      if (message?.type === 'complete') return;
      else if (message?.type === 'connection_ack') send({ id: '1', type: 'subscribe', payload: { query: print(document), variables } });
      else if (message?.type === 'ping') send({ type: 'pong' });
      else if (message?.type === 'error') throw refusal(message.payload);
      else if (message?.type === 'next') yield dataOf(message.payload);
      else if (isLost) throw new PurserError('The connection was lost.', 'DISCONNECTED');
      else await new Promise<void>((resolve) => { wake = resolve; });
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    socket.close();
  }
}

function dataOf<R>({ data, errors }: { readonly data?: R; readonly errors?: Errors }): R {
  if (errors?.[0]) throw refusal(errors);
  return data as R;
}

function refusal([error]: Errors): PurserError {
  return new PurserError(error?.message ?? 'Refused.', error?.extensions?.code ?? 'UNKNOWN');
}
