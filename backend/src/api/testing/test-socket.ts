/** A web socket as a browser opens it: with the session cookie and its page's origin. */
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { TestClient } from './test-client.ts';

export function openSocket(serverUrl: string, { cookie }: TestClient): Client {
  class BrowserSocket extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { origin: serverUrl, ...(cookie ? { cookie } : {}) } });
    }
  }
  return createClient({ url: `${serverUrl.replace('http', 'ws')}/graphql`, webSocketImpl: BrowserSocket, retryAttempts: 0 });
}
