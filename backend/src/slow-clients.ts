/** Ends calls of clients that drip their body in, or hardly read their answer: each holds memory, and a download a connection of the database, for as long as it likes. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface Pace {
  /** Whoever was slower than this for all of `graceMs` is not waited for any longer. */
  readonly bytesPerSecond: number;
  readonly graceMs: number;
  readonly lookEveryMs: number;
}

/** Any line is faster; a pause of a moving phone is shorter. */
export const CLIENTS_PACE: Pace = { bytesPerSecond: 1_000, graceMs: 20_000, lookEveryMs: 2_000 };

const TOO_SLOW = 'The call came in too slowly. Please try again.';

export function keepPace(request: IncomingMessage, response: ServerResponse, pace: Pace = CLIENTS_PACE): void {
  const { socket } = request;
  const sending = new Stretch(pace);
  const reading = new Stretch(pace);
  const timer = setInterval(() => {
    // What came and was not read yet waits for the server, not for the client.
    if (sending.isTooSlow(!request.complete && request.readableLength < request.readableHighWaterMark, socket.bytesRead)) refuse(response);
    // What waits here the client's side does not take.
    else if (reading.isTooSlow(socket.writableLength > 0, taken(socket))) socket.destroy();
  }, pace.lookEveryMs);
  timer.unref();
  response.once('close', () => clearInterval(timer));
}

/** Node's own count of what the kernel took; it tells no other way how much of one large write is gone. */
interface Counted { readonly _bytesDispatched?: number; readonly _handle?: { readonly writeQueueSize?: number } | null }

function taken(socket: Socket): number {
  const { _bytesDispatched: dispatched, _handle: handle } = socket as Socket & Counted;
  return dispatched === undefined ? socket.bytesWritten - socket.writableLength : dispatched - (handle?.writeQueueSize ?? 0);
}

/** A time in which the client is waited for. */
class Stretch {
  readonly #pace: Pace;
  #from: { readonly atMs: number; readonly bytes: number } | null = null;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  isTooSlow(isWaitedFor: boolean, bytes: number): boolean {
    if (!isWaitedFor) this.#from = null;
    else this.#from ??= { atMs: performance.now(), bytes };
    if (this.#from === null) return false;
    const tookMs = performance.now() - this.#from.atMs;
    if (tookMs < this.#pace.graceMs) return false;
    const isTooSlow = bytes - this.#from.bytes < (this.#pace.bytesPerSecond * tookMs) / 1_000;
    this.#from = { atMs: performance.now(), bytes }; // speed of long ago is no excuse
    return isTooSlow;
  }
}

/** Whoever listens still is told why. */
function refuse(response: ServerResponse): void {
  const { socket } = response;
  if (response.headersSent || !socket) socket?.destroy();
  else socket.end(`HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${TOO_SLOW.length}\r\n\r\n${TOO_SLOW}`, () => socket.destroy());
}
