/** `npm run read-csv -- FILE [--out OUT]`: reads any CSV the way imports do and writes its first table as a plain one; what was mended or left out goes to standard error, one line each. */
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { fileSource } from '../ingestion/child/file-source.ts';
import { UnreadableCsv, writePlainly } from '../ingestion/csv/write-plainly.ts';

const USAGE = 'Usage: npm run read-csv -- FILE [--out OUT]';
const UNREADABLE = 2;

interface Order { filePath: string; outPath: string | undefined }

function readOrder(): Order | null {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
    const [filePath] = positionals;
    return filePath === undefined || positionals.length > 1 ? null : { filePath, outPath: values.out };
  } catch {
    return null;
  }
}

async function run({ filePath, outPath }: Order): Promise<void> {
  const out = outPath === undefined ? process.stdout : createWriteStream(outPath);
  await writePlainly(fileSource(filePath), {
    text: async (text) => { if (!out.write(text)) await once(out, 'drain'); },
    warning: ({ line, reason, raw }) => { process.stderr.write(`line ${line}: ${reason} | ${raw.replaceAll(/\s+/g, ' ')}\n`); },
  });
  if (outPath !== undefined) out.end();
}

const order = readOrder();
if (order === null) {
  console.error(USAGE);
  process.exitCode = UNREADABLE;
} else {
  try {
    await run(order);
  } catch (error) {
    const isExplained = error instanceof UnreadableCsv || (error as NodeJS.ErrnoException).code !== undefined;
    console.error(isExplained ? (error as Error).message : error);
    process.exitCode = UNREADABLE;
  }
}
