/**
 * Finds texts that differ in nothing but long numbers ("SYSCO FREMONT CA 10342", "SYSCO FREMONT CA 20881") by their bytes: `bankWords` says the same of them, so
 * what one of them was read as holds for the others, and most rows of a file are never made into a text.
 */

/** No rule knows a number of so many digits by name. */
export const LONG_NUMBER = 5;
/** A text of which nothing is known beforehand. */
export const UNLIKE = -1;
const MOST_KINDS = 20_000;
const MOST_BYTES = 200;
const FIRST_SLOTS = 256;
/** Fuller than a half, and searching for a free slot takes longer than growing. */
const SLOTS_PER_KIND = 2;
/** Stands for a long number: in no ASCII text. */
const NUMBER = 0x80;
/** FNV-1a. */
const HASH_START = 0x811c9dc5;
const HASH_FACTOR = 0x01000193;

export class AlikeTexts {
  /** The text at hand, its long numbers cut out. */
  readonly #shape = new Uint8Array(MOST_BYTES);
  readonly #shapes: Uint8Array[] = [];
  readonly #hashes: number[] = [];
  /** Open addressing: the kind and one. */
  #slots = new Int32Array(FIRST_SLOTS);

  /** Which kind of text these bytes are, from 0: those of one kind are alike. `UNLIKE` for anything but short ASCII, and where too many kinds are known. */
  kindOf(bytes: Uint8Array, start: number, end: number): number {
    if (end - start > MOST_BYTES) return UNLIKE;
    const length = this.#take(bytes, start, end);
    if (length === UNLIKE) return UNLIKE;
    let hash = HASH_START;
    for (let at = 0; at < length; at++) hash = Math.imul(hash ^ this.#shape[at]!, HASH_FACTOR);
    return this.#find(hash ^ (hash >>> 15), length);
  }

  /** Returns how long the shape is. */
  #take(bytes: Uint8Array, start: number, end: number): number {
    const shape = this.#shape;
    let length = 0;
    let digits = 0;
    for (let from = start; from < end; from++) {
      const byte = bytes[from]!;
      if (byte >= NUMBER) return UNLIKE;
      if (isDigit(byte)) digits += 1;
      else {
        if (digits >= LONG_NUMBER && !isLetter(byte)) length = this.#cut(length, digits);
        digits = 0;
      }
      shape[length++] = byte;
    }
    return digits >= LONG_NUMBER ? this.#cut(length, digits) : length;
  }

  /** Digits behind a letter are part of its word. */
  #cut(length: number, digits: number): number {
    const from = length - digits;
    if (from > 0 && isLetter(this.#shape[from - 1]!)) return length;
    this.#shape[from] = NUMBER;
    return from + 1;
  }

  #find(hash: number, length: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (; this.#slots[slot] !== 0; slot = (slot + 1) & mask) {
      const kind = this.#slots[slot]! - 1;
      if (this.#hashes[kind] === hash && this.#isShape(this.#shapes[kind]!, length)) return kind;
    }
    return this.#shapes.length < MOST_KINDS ? this.#add(slot, hash, length) : UNLIKE;
  }

  #isShape(known: Uint8Array, length: number): boolean {
    if (known.length !== length) return false;
    for (let at = 0; at < length; at++) if (known[at] !== this.#shape[at]) return false;
    return true;
  }

  #add(slot: number, hash: number, length: number): number {
    const kind = this.#shapes.push(this.#shape.slice(0, length)) - 1;
    this.#hashes.push(hash);
    this.#slots[slot] = kind + 1;
    if (this.#shapes.length * SLOTS_PER_KIND > this.#slots.length) this.#grow();
    return kind;
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    const mask = this.#slots.length - 1;
    for (const [kind, hash] of this.#hashes.entries()) {
      let slot = hash & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = kind + 1;
    }
  }
}

const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;

const isLetter = (byte: number): boolean => (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122);
