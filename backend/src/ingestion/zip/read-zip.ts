/** Reads the statements that a bank packed into a ZIP: one file of any format, or several CAMT, MT940 or OFX files together. */
import type { ReadOptions } from '../csv/read-csv.ts';
import { camtContent } from '../camt/read-camt.ts';
import type { Format } from '../formats.ts';
import { bankFormat } from '../bank-format.ts';
import { mt940Content } from '../mt940/read-mt940.ts';
import type { ReadingMapping } from '../mapping.ts';
import { ofxContent } from '../ofx/read-ofx.ts';
import type { StatedContent } from '../stated/account-statement.ts';
import { handOver } from '../stated/hand-over.ts';
import type { ReadingFailure, StatementReading } from '../statement.ts';
import { joinedContents, type Member } from './joined-contents.ts';
import { memberName, ZipParts, ZipRefused } from './zip-parts.ts';

export type ReadAny = (bytes: Uint8Array, options: ReadOptions) => Promise<StatementReading | ReadingFailure>;
type StatedFormat = 'camt' | 'mt940' | 'ofx';

const MAX_MEMBERS = 400;
const NAMES_SHOWN = 5;
const CONTENT_READERS: Readonly<Record<StatedFormat, (bytes: Uint8Array, said?: ReadingMapping['sign']) => Promise<StatedContent | ReadingFailure>>> = { camt: camtContent, mt940: mt940Content, ofx: ofxContent };

/** `readOne`: of a ZIP with a single file in it. */
export async function readZip(bytes: Uint8Array, options: ReadOptions, readOne: ReadAny): Promise<StatementReading | ReadingFailure> {
  try {
    const parts = await ZipParts.open(bytes);
    const names = parts.names.filter(isStatement).sort();
    if (names.length === 0) return { failure: 'No transactions found: this ZIP holds no file.' };
    if (names.length > MAX_MEMBERS) return { failure: `This ZIP holds ${names.length.toLocaleString('en-US')} files, and at most ${MAX_MEMBERS} are read. Unpack it and upload them in smaller parts.` };
    return names.length === 1 ? await readSingle((await parts.bytes(names[0]!))!, names[0]!, options, readOne) : await readSeveral(parts, names, options);
  } catch (error) {
    if (error instanceof ZipRefused) return { failure: `This ZIP is not read. ${error.message}` };
    throw error;
  }
}

/** Not what programs put beside the files: folders, hidden files, previews. */
const isStatement = (name: string): boolean => !name.endsWith('/') && !name.startsWith('__MACOSX/') && !name.split('/').at(-1)!.startsWith('.') && !/(?:^|\/)(?:thumbs\.db|desktop\.ini)$/i.test(name);

async function readSingle(bytes: Buffer, name: string, options: ReadOptions, readOne: ReadAny): Promise<StatementReading | ReadingFailure> {
  if (formatOf(bytes) === 'zip') return { failure: 'This ZIP holds another ZIP. Unpack it once and upload what is inside.' };
  return readOne(bytes, { ...options, fileName: name.split('/').at(-1)! });
}

async function readSeveral(parts: ZipParts, names: readonly string[], options: ReadOptions): Promise<StatementReading | ReadingFailure> {
  const members: Member[] = [];
  let format: StatedFormat | null = null;
  for (const [index, name] of names.entries()) {
    const bytes = (await parts.bytes(name))!;
    const found = formatOf(bytes);
    if (!isStated(found) || (format !== null && found !== format)) return { failure: `This ZIP holds several files that cannot be read as one statement (${listed(names)}). Unpack it and upload each by itself; several CAMT, MT940 or OFX files of one kind can stay together.` };
    format = found;
    const content = await CONTENT_READERS[found](bytes, options.guidance?.said.sign);
    if ('failure' in content) return { failure: `${memberName(name)}: ${content.failure}` };
    members.push({ name: memberName(name), content });
    options.onProgress?.(Math.round(((index + 1) / names.length) * 50));
  }
  const joined = joinedContents(members);
  return 'failure' in joined ? joined : handOver(format!, joined, options);
}

const formatOf = (bytes: Buffer): Format | null => bankFormat(bytes.subarray(0, 64 * 1024));
const isStated = (format: Format | null): format is StatedFormat => format === 'camt' || format === 'mt940' || format === 'ofx';

function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).map(memberName).join(', ');
  return names.length > NAMES_SHOWN ? `${shown} and ${names.length - NAMES_SHOWN} more` : shown;
}
