/** Writes a reply to the wire, spoiled in the way that a fault asks for. */
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from '../exchange.ts';
import type { FaultKind } from './fault.ts';

const DRIP_EVERY_MS = 250;
const HUGE_BYTES = 256 * 1024 * 1024;
const CHUNK = ' '.repeat(1024 * 1024);

export async function writeReply(response: ServerResponse, reply: Reply, fault: FaultKind | null): Promise<void> {
  switch (fault) {
    // The caller gives up, or the server closes.
    case 'timeout': return;
    case 'hang-up': return hangUp(response, reply);
    case 'drip': return drip(response, reply);
    case 'huge': return huge(response, reply);
    case 'truncated': return send(response, { ...reply, body: reply.body.slice(0, Math.ceil(reply.body.length / 2)) });
    case 'not-json': return send(response, { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<html><body><h1>Temporarily unavailable</h1></body></html>' });
    default: return send(response, reply);
  }
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...headers, 'Content-Length': String(Buffer.byteLength(body)) });
  response.end(body);
}

/** Promises the whole body and breaks off after a part of it. */
function hangUp(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...headers, 'Content-Length': String(Buffer.byteLength(body) + 1) });
  response.write(body.slice(0, Math.ceil(body.length / 2)), () => response.destroy());
}

async function drip(response: ServerResponse, { status, headers, body }: Reply): Promise<void> {
  response.writeHead(status, headers);
  for (const sign of body) {
    if (response.destroyed) return;
    response.write(sign);
    await sleep(DRIP_EVERY_MS, undefined, { ref: false });
  }
  response.end();
}

/** Spaces before the body: JSON all the same, for whoever has the memory. */
async function huge(response: ServerResponse, { status, headers, body }: Reply): Promise<void> {
  response.writeHead(status, headers);
  for (let sent = 0; sent < HUGE_BYTES && !response.destroyed; sent += CHUNK.length) {
    if (!response.write(CHUNK)) await new Promise<void>((resolve) => { response.once('drain', resolve).once('close', resolve); });
  }
  if (!response.destroyed) response.end(body);
}
