/** The session behind one web socket. Its cookie is that of the moment it was opened: once that session has ended the socket is closed, so that a browser comes again with the cookie that it has by then. */
import type { WebSocket } from 'ws';
import type { SessionsService } from '../../features/sessions/sessions.service.ts';
import type { Viewer } from '../../features/users/viewer.ts';

/** Not one that tells the client to give up. */
const SESSION_ENDED = 1008;

export class SocketSession {
  /** Null for a socket that was opened without one. */
  readonly token: string | null;
  readonly #client: WebSocket;
  readonly #sessions: Pick<SessionsService, 'viewerOf'>;
  #wasOpen = false;

  constructor(client: WebSocket, token: string | null, sessions: Pick<SessionsService, 'viewerOf'>) {
    this.#client = client;
    this.token = token;
    this.#sessions = sessions;
  }

  /** Looked up for every subscription. Null for one that has ended, and then the socket ends; one that never was open is told so, or its client would come again and again. */
  async viewer(): Promise<Viewer | null> {
    const viewer = this.token === null ? null : await this.#sessions.viewerOf(this.token);
    if (viewer !== null) this.#wasOpen = true;
    else if (this.#wasOpen) this.close();
    return viewer;
  }

  /** A stream is looked at before each delivery; one to which nothing is delivered would stay open for ever after a sign-out, a new password or the end of the account. */
  lookEvery(ms: number): void {
    const { token } = this;
    if (token === null) return;
    const look = async (): Promise<void> => {
      if ((await this.#sessions.viewerOf(token)) === null) this.close();
    };
    // A database that is away ends nobody: the next look tells.
    const looking = setInterval(() => void look().catch(() => undefined), ms).unref();
    this.#client.once('close', () => clearInterval(looking));
  }

  close(): void {
    this.#client.close(SESSION_ENDED, 'The session has ended.');
  }
}
