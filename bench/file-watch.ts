/** Hears of files as the web client does: over a GraphQL subscription, which costs the server nothing while nothing happens. */

interface FileNews { id: string; status: string; error: string | null }

const SUBSCRIBE = { id: '1', type: 'subscribe', payload: { query: 'subscription { fileChanged { id status error } }' } };

export class FileWatch {
  readonly #socket: WebSocket;
  #heard: (news: FileNews) => void = () => undefined;
  readonly #opened: Promise<void>;

  /** Open it before the upload, as a browser has. */
  constructor(serverAddress: string, cookie: string) {
    const headers = { cookie, origin: serverAddress };
    this.#socket = new WebSocket(`${serverAddress.replace('http', 'ws')}/graphql`, { protocols: 'graphql-transport-ws', headers } as unknown as string);
    this.#socket.addEventListener('open', () => this.#socket.send(JSON.stringify({ type: 'connection_init' })));
    this.#opened = new Promise((resolve, reject) => {
      this.#socket.addEventListener('error', () => reject(new Error('The web socket did not open.')));
      this.#socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as { type: string; payload?: { data?: { fileChanged: FileNews } } };
        if (message.type === 'connection_ack') {
          this.#socket.send(JSON.stringify(SUBSCRIBE));
          resolve();
        }
        if (message.type === 'next' && message.payload?.data) this.#heard(message.payload.data.fileChanged);
      });
    });
  }

  opened(): Promise<void> {
    return this.#opened;
  }

  /** Resolves with the file once it is no longer being read. Call it before there can be news of it. */
  async settled(fileId: Promise<string>): Promise<FileNews> {
    const early: FileNews[] = [];
    let settle: (news: FileNews) => void = (news) => { early.push(news); };
    this.#heard = (news) => { if (news.status !== 'processing') settle(news); };
    const id = await fileId;
    const found = early.find((news) => news.id === id) ?? await new Promise<FileNews>((resolve) => { settle = (news) => { if (news.id === id) resolve(news); }; });
    this.#socket.close();
    return found;
  }
}
