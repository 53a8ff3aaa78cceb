/** Writes a reply onto the wire: JSON, nothing, or a file to save. */
import type { Response } from 'express';
import type { Reply } from './reply.ts';

export function sendReply(response: Response, reply: Reply): void {
  response.set('Cache-Control', 'no-store');
  if ('file' in reply) {
    response.status(reply.status).set('Content-Type', reply.file.mediaType).set('Content-Disposition', attachment(reply.file.name));
    response.send(Buffer.from(reply.file.bytes));
    return;
  }
  response.status(reply.status).set({ ...reply.headers });
  if (reply.body === undefined) response.end();
  else response.json(reply.body);
}

/** The name for every client: plain ASCII for old ones, RFC 5987 for the rest. */
function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\/%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
