/** Finds equal kinds of rows by their bytes: account, category, other party, text. Digits of texts are taken for zeros, because numbers make every bank's text another one. */
import type { Kinds } from './kept-rows.ts';

/** Beyond that, texts are given up: what is asked of them is looked for in the stored rows. */
const MOST_KINDS = 150_000;
const MOST_BYTES = 10_000_000;
const LEG_BYTES = 8;
const [ZERO, NINE] = [0x30, 0x39];

export class KindsTable {
  #bytes = new Uint8Array(1 << 16);
  /** Where each kind's bytes begin; the next one's beginning is their end. */
  readonly #starts: number[] = [0];
  #slots = new Int32Array(1 << 12).fill(-1);
  readonly #hashes: number[] = [];
  #hasTexts = true;

  get #count(): number {
    return this.#hashes.length;
  }

  /** The kind of the row that stands in `row` from `start` on: eight bytes of category and account, then the name up to `nameEnd`, then a zero and the text up to `end`. */
  placeOf(row: Uint8Array, start: number, nameEnd: number, end: number): number {
    const from = this.#starts[this.#count]!;
    const to = this.#hasTexts ? end : nameEnd;
    this.#makeRoom(from + to - start);
    const bytes = this.#bytes;
    let hash = 0x811c9dc5;
    let at = from;
    for (let index = start; index < nameEnd; index++) hash = Math.imul(hash ^ (bytes[at++] = row[index]!), 0x01000193);
    for (let index = nameEnd; index < to; index++) {
      const byte = row[index]!;
      hash = Math.imul(hash ^ (bytes[at++] = byte >= ZERO && byte <= NINE ? ZERO : byte), 0x01000193);
    }
    return this.#find((hash ^ (hash >>> 15)) | 0, from, at);
  }

  kinds(): Kinds {
    const accountNumbers = new Int32Array(this.#count);
    const categoryNumbers = new Int32Array(this.#count);
    const counterparties: string[] = [];
    const texts: string[] = [];
    const names = new Map<string, string>();
    for (let kind = 0; kind < this.#count; kind++) {
      const bytes = Buffer.from(this.#bytes.buffer, this.#starts[kind]!, this.#starts[kind + 1]! - this.#starts[kind]!);
      categoryNumbers[kind] = bytes.readInt32BE(0);
      accountNumbers[kind] = bytes.readInt32BE(4);
      const [name = '', text = ''] = bytes.toString('utf8', LEG_BYTES).split('\0');
      if (!names.has(name)) names.set(name, name);
      counterparties.push(names.get(name)!);
      if (this.#hasTexts) texts.push(text.toLowerCase());
    }
    return { count: this.#count, accountNumbers, categoryNumbers, counterparties, texts: this.#hasTexts ? texts : null };
  }

  #find(hash: number, from: number, to: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const kind = this.#slots[slot]!;
      if (kind === -1) return this.#add(slot, hash, to);
      if (this.#hashes[kind] === hash && this.#isEqual(kind, from, to)) return kind;
    }
  }

  #isEqual(kind: number, from: number, to: number): boolean {
    const start = this.#starts[kind]!;
    if (this.#starts[kind + 1]! - start !== to - from) return false;
    for (let index = 0; index < to - from; index++) if (this.#bytes[start + index] !== this.#bytes[from + index]) return false;
    return true;
  }

  #add(slot: number, hash: number, end: number): number {
    const kind = this.#count;
    this.#slots[slot] = kind;
    this.#hashes.push(hash);
    this.#starts.push(end);
    if (this.#count * 2 > this.#slots.length) this.#spread();
    if (this.#count >= MOST_KINDS || end >= MOST_BYTES) this.#hasTexts = false;
    return kind;
  }

  #spread(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
    const mask = this.#slots.length - 1;
    this.#hashes.forEach((hash, kind) => {
      let slot = hash & mask;
      while (this.#slots[slot] !== -1) slot = (slot + 1) & mask;
      this.#slots[slot] = kind;
    });
  }

  #makeRoom(size: number): void {
    if (size <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(size, this.#bytes.length * 2));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
