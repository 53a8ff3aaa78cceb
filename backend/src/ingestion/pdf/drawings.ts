/** Drawings that draw each other: ten that each show the next one ten times are twelve small objects and a million million strokes. */
import { inflateSync } from 'node:zlib';

const MOST_DRAWINGS = 100_000;
const MOST_FORMS = 5_000;
const MOST_CONTENT_BYTES = 1024 * 1024;

interface Form { readonly names: ReadonlyMap<string, number>; readonly content: string }

/** Whether some drawing, with all that it shows, is more than a statement ever draws. Only what is written plainly is looked at. */
export function drawingsMultiply(pdf: Uint8Array): boolean {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length);
  if (bytes.indexOf('/Form') < 0 || bytes.indexOf('/XObject') < 0) return false;
  const forms = formsIn(bytes);
  const known = new Map<number, number>();
  return [...forms.keys()].some((number) => sizeOf(number, forms, known) > MOST_DRAWINGS);
}

function formsIn(bytes: Buffer): Map<number, Form> {
  const forms = new Map<number, Form>();
  for (let at = bytes.indexOf('/Form'); at >= 0 && forms.size < MOST_FORMS; at = bytes.indexOf('/Form', at + 5)) {
    const start = bytes.lastIndexOf(' obj', at);
    const stream = bytes.indexOf('stream', at);
    const end = stream < 0 ? -1 : bytes.indexOf('endstream', stream);
    const number = start < 0 ? null : /(\d+) \d+$/.exec(bytes.toString('latin1', Math.max(0, start - 20), start));
    if (!number || end < 0) continue;
    const head = bytes.toString('latin1', start, stream);
    const names = /\/XObject\s*<<([^>]*)>>/.exec(head)?.[1] ?? '';
    forms.set(Number(number[1]), { names: new Map([...names.matchAll(/\/(\S+)\s+(\d+)\s+\d+\s+R/g)].map(([, name, target]) => [name!, Number(target)])), content: contentOf(bytes.subarray(stream + 'stream'.length, end), head) });
  }
  return forms;
}

function contentOf(stream: Buffer, head: string): string {
  const body = stream.subarray(stream[0] === 13 ? 2 : 1);
  if (!head.includes('/FlateDecode')) return body.toString('latin1', 0, MOST_CONTENT_BYTES);
  try {
    return inflateSync(body, { maxOutputLength: MOST_CONTENT_BYTES }).toString('latin1');
  } catch {
    return '';
  }
}

/** How many drawings it takes to draw it once; one that shows itself is not followed, as readers do not. */
function sizeOf(number: number, forms: ReadonlyMap<number, Form>, known: Map<number, number>): number {
  const found = known.get(number);
  if (found !== undefined) return found;
  known.set(number, 1);
  const form = forms.get(number);
  let size = 1;
  for (const [, name] of form?.content.matchAll(/\/(\S+)\s+Do\b/g) ?? []) {
    const target = form!.names.get(name!);
    size = Math.min(Number.MAX_SAFE_INTEGER, size + (target === undefined ? 1 : sizeOf(target, forms, known)));
  }
  known.set(number, size);
  return size;
}
