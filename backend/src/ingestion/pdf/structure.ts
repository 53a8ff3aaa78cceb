/** A look at a PDF's bytes before a library sees them: one that is none, or that is made of more parts than a statement has, is refused with its reason. */
const OBJECT = Buffer.from(' obj');
const OBJECT_END = Buffer.from('endobj');
const STREAM_END = Buffer.from('endstream');
const STREAM = Buffer.from('stream');
const MOST_OBJECTS = 150_000;
const MOST_STREAMS = 20_000;
/** A file that was cut off has one; finding the ends of many takes the library for ever. */
const MOST_UNENDED = 1_000;

/** Null when nothing speaks against reading it. */
export function structuralFault(pdf: Uint8Array): string | null {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length);
  const objects = occurrences(bytes, OBJECT, MOST_OBJECTS);
  if (objects === 0) return 'This is not a PDF that can be read: behind its first line there is nothing of a PDF. It may be damaged; download it again.';
  if (objects - occurrences(bytes, OBJECT_END, MOST_OBJECTS) > MOST_UNENDED) return 'This is not a PDF that can be read: it is damaged, most of its objects have no end. Download it again.';
  if (objects > MOST_OBJECTS) return tooMany(MOST_OBJECTS, 'objects');
  const streams = occurrences(bytes, STREAM, MOST_STREAMS * 2) - occurrences(bytes, STREAM_END, MOST_STREAMS);
  return streams > MOST_STREAMS ? tooMany(MOST_STREAMS, 'streams') : null;
}

const tooMany = (most: number, what: string): string => `This PDF is made of more than ${most.toLocaleString('en-US')} ${what}, far more than a statement has, and is not read. Download it again, or upload the CSV.`;

/** At most one more than `most`. */
function occurrences(bytes: Buffer, word: Buffer, most: number): number {
  let count = 0;
  for (let at = bytes.indexOf(word); at >= 0 && count <= most; at = bytes.indexOf(word, at + word.length)) count++;
  return count;
}
