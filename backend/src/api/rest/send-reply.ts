/** Writes a reply onto the wire: JSON, nothing, or a file to save. */
import type { Response } from 'express';
import type { Reply, StreamReply } from './reply.ts';

export async function sendReply(response: Response, reply: Reply): Promise<void> {
  response.set('Cache-Control', 'no-store');
  if ('file' in reply) {
    response.status(reply.status).set('Content-Type', reply.file.mediaType).set('Content-Disposition', attachment(reply.file.name));
    response.send(Buffer.from(reply.file.bytes));
    return;
  }
  if ('stream' in reply) return sendStream(response, reply.stream);
  response.status(reply.status).set({ ...reply.headers });
  if (reply.body === undefined) response.end();
  else response.json(reply.body);
}

/** What fails before the first byte is refused like any call; later only a broken connection can tell. */
async function sendStream(response: Response, { mediaType, name, writeTo }: StreamReply['stream']): Promise<void> {
  response.status(200).set({ 'Content-Type': mediaType, 'Content-Disposition': attachment(name) });
  try {
    await writeTo(response);
  } catch (error) {
    if (response.destroyed && !response.writableFinished) return; // nobody listens any more
    if (response.headersSent) {
      response.destroy();
      throw error;
    }
    response.removeHeader('Content-Disposition');
    throw error;
  }
}

/** What could end a header, lead to another folder or turn a name's ending round. */
const UNSAFE = /[\p{Cc}\u2028-\u202e\u2066-\u2069/\\]/gu;

/** The name for every client: plain ASCII for old ones, RFC 5987 for the rest. */
export function attachment(title: string): string {
  const name = title.toWellFormed().replaceAll(UNSAFE, '_');
  const ascii = name.replaceAll(/[^\x20-\x7e]|["%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
