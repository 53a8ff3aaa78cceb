/** Collects the words of a file that hold bytes beyond ASCII, each once: by them its encoding is told, wherever in the file they stand. */

const MOST_WORDS = 2_000;
const LONGEST_WORD_BYTES = 40;

export class HighWords {
  readonly #words = new Set<string>();

  /** A word that is cut by the end of a chunk is two. */
  add(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length && this.#words.size < MOST_WORDS; at++) {
      if (chunk[at]! < 0x80) continue;
      let [start, end] = [at, at];
      while (start > 0 && at - start < LONGEST_WORD_BYTES && isOfWord(chunk[start - 1]!)) start--;
      while (end < chunk.length && end - at < LONGEST_WORD_BYTES && isOfWord(chunk[end]!)) end++;
      this.#words.add(Buffer.from(chunk.subarray(start, end)).toString('latin1'));
      at = end - 1;
    }
  }

  /** As bytes, one word a line. */
  get lines(): Buffer {
    return Buffer.from([...this.#words].join('\n'), 'latin1');
  }
}

/** ASCII letters, the apostrophe, and whatever is beyond ASCII. */
function isOfWord(byte: number): boolean {
  return byte >= 0x80 || byte === 0x27 || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}
