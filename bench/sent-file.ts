/** An upload as a browser sends it, from the disk to the socket. `fetch` with a form would take the processor for as long as the server needs for it, and what is measured is the server. */
import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const BOUNDARY = 'purser-bench-of-one-file';

/** What the server answers. Rejects where it refuses the file. */
export async function sendFile(address: string, cookie: string, filePath: string): Promise<unknown> {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${path.basename(filePath)}"\r\nContent-Type: text/csv\r\n\r\n`;
  const tail = `\r\n--${BOUNDARY}--\r\n`;
  const sending = request(address, {
    method: 'POST',
    headers: { cookie, accept: 'application/json', 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'content-length': head.length + statSync(filePath).size + tail.length },
  });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  sending.write(head);
  const file = createReadStream(filePath, { highWaterMark: 256 * 1024 });
  file.pipe(sending, { end: false });
  file.on('end', () => sending.end(tail));
  file.on('error', (error) => sending.destroy(error));
  const [answer] = await answered;
  const said = await text(answer);
  if (answer.statusCode !== 200 && answer.statusCode !== 201 && answer.statusCode !== 202) throw new Error(`${address}: ${answer.statusCode} ${said}`);
  return JSON.parse(said);
}
