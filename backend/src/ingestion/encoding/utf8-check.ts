/** Files that begin as UTF-8 are read as that at once; whether all of their bytes are is seen while they go by. */
import { isAscii } from 'node:buffer';
import type { ByteSource } from '../byte-source.ts';

const REPLACEMENT = '\ufffd';

/** Some byte is no UTF-8, or stands for a letter that was lost before: the encoding has to be found out from the whole file. */
export class NotPlainUtf8 extends Error {
  constructor() {
    super('the file begins as UTF-8 and does not go on as that');
  }
}

/** Whether the beginning of a file, which may end within a letter, is plain UTF-8. */
export const beginsAsUtf8 = (head: Uint8Array): boolean => isAscii(head) || !new TextDecoder('utf-8').decode(head, { stream: true }).includes(REPLACEMENT);

/** The same bytes; throws `NotPlainUtf8`. */
export function checkedUtf8(source: ByteSource): ByteSource {
  return {
    sizeBytes: source.sizeBytes,
    async *chunks() {
      const decoder = new TextDecoder('utf-8');
      let mayEndInside = false;
      for await (const chunk of source.chunks()) {
        if (mayEndInside || !isAscii(chunk)) {
          mayEndInside = !isAscii(chunk.subarray(-3));
          if (decoder.decode(chunk, { stream: true }).includes(REPLACEMENT)) throw new NotPlainUtf8();
        }
        yield chunk;
      }
      if (decoder.decode() !== '') throw new NotPlainUtf8();
    },
  };
}
