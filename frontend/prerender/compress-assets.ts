/** Writes a brotli version beside every built text file, so that the server never compresses one twice. */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const isText = /\.(js|css|svg|json)$/;
/** The playground's editor is megabytes big: the best quality would take half a minute there and save a tenth. */
const bigBytes = 800 * 1024;
const bestQuality = 11;
const quickQuality = 8;

export async function compressAssets(directory: string): Promise<void> {
  const files = readdirSync(directory).filter((name) => isText.test(name)).map((name) => path.join(directory, name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const quality = bytes.length > bigBytes ? quickQuality : bestQuality;
  const packed = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  if (packed.length < bytes.length) await writeFile(`${file}.br`, packed);
}
