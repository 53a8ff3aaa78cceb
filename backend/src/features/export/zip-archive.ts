/** Writes files into a zip, one after the other and no faster than it is read. */
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ArchiveFile } from './export-part.ts';

/** Rejects where a file cannot be read, where nobody takes the zip any more, and when `signal` fires. */
export async function writeZip(files: readonly ArchiveFile[], out: Writable, mtime: Date, signal: AbortSignal): Promise<void> {
  const zip = new ZipFile();
  let reading: Readable | undefined;
  for (const file of files) {
    zip.addReadStreamLazy(file.path, { mtime, mode: 0o100644 }, (give) => {
      reading = Readable.from(file.content(), { objectMode: false });
      give(null, reading);
    });
  }
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  try {
    await pipeline(output, out, { signal });
  } finally {
    reading?.destroy();
  }
}
