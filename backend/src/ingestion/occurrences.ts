/** Counts how often each hash was seen, in twelve bytes per slot of flat memory: a Map of a million numbers keeps the garbage collector busy. */

const FIRST_SLOTS = 32;
/** Fuller than this, and searching for a free slot takes longer than growing. */
const MAX_FILL = 0.6;
/** Of the seventh byte: with the six before it the most that a number holds exactly. */
const LAST_BITS = 5;
const BYTE = 2 ** 8;
const PACKED_BYTES = Float64Array.BYTES_PER_ELEMENT + Uint32Array.BYTES_PER_ELEMENT;

export class Occurrences {
  /** Open addressing; 0 is a free slot. */
  #keys: Float64Array;
  #counts: Uint32Array;
  #keyCount = 0;

  /** `expectedKeys`: growing step by step to what could be known beforehand is half of the work. */
  constructor(expectedKeys = 0) {
    const slots = slotsFor(expectedKeys);
    this.#keys = new Float64Array(slots);
    this.#counts = new Uint32Array(slots);
  }

  /** From what `pack` gave. */
  static unpack(bytes: Uint8Array): Occurrences {
    const keyCount = bytes.length / PACKED_BYTES;
    const [keys, counts] = [new Float64Array(bytes.buffer, bytes.byteOffset, keyCount), new Uint32Array(bytes.buffer, bytes.byteOffset + keyCount * Float64Array.BYTES_PER_ELEMENT, keyCount)];
    const occurrences = new Occurrences();
    occurrences.#fill(slotsFor(keyCount), keys, counts);
    occurrences.#keyCount = keyCount;
    return occurrences;
  }

  get keyCount(): number {
    return this.#keyCount;
  }

  /** All that it counted, without the free slots. */
  pack(): Uint8Array {
    const bytes = new ArrayBuffer(this.#keyCount * PACKED_BYTES);
    const [keys, counts] = [new Float64Array(bytes, 0, this.#keyCount), new Uint32Array(bytes, this.#keyCount * Float64Array.BYTES_PER_ELEMENT)];
    let at = 0;
    for (let slot = 0; slot < this.#keys.length; slot++) {
      if (this.#keys[slot] === 0) continue;
      keys[at] = this.#keys[slot]!;
      counts[at++] = this.#counts[slot]!;
    }
    return new Uint8Array(bytes);
  }

  /** How often this hash was seen, now included. A character for each of its bytes, seven at least. */
  next(hash: string): number {
    const key = keyOf(hash);
    const slot = this.#slotOf(key);
    if (this.#keys[slot] === 0) this.#take(slot, key);
    this.#counts[slot]! += 1;
    const count = this.#counts[slot]!;
    if (this.#keyCount > this.#keys.length * MAX_FILL) this.#grow();
    return count;
  }

  #slotOf(key: number): number {
    const mask = this.#keys.length - 1;
    let slot = (key >>> 0) & mask;
    while (this.#keys[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  #take(slot: number, key: number): void {
    this.#keys[slot] = key;
    this.#keyCount += 1;
  }

  #grow(): void {
    this.#fill(this.#keys.length * 2, this.#keys, this.#counts);
  }

  #fill(slots: number, keys: Float64Array, counts: Uint32Array): void {
    this.#keys = new Float64Array(slots);
    this.#counts = new Uint32Array(slots);
    for (let old = 0; old < keys.length; old++) {
      if (keys[old] === 0) continue;
      const slot = this.#slotOf(keys[old]!);
      this.#keys[slot] = keys[old]!;
      this.#counts[slot] = counts[old]!;
    }
  }
}

function slotsFor(keyCount: number): number {
  let slots = FIRST_SLOTS;
  while (keyCount > slots * MAX_FILL) slots *= 2;
  return slots;
}

/** A hash of nothing but zeros is taken for another one. */
function keyOf(hash: string): number {
  const high = (hash.charCodeAt(0) << 16) | (hash.charCodeAt(1) << 8) | hash.charCodeAt(2);
  const low = (hash.charCodeAt(3) << 16) | (hash.charCodeAt(4) << 8) | hash.charCodeAt(5);
  return (high * BYTE ** 3 + low) * 2 ** LAST_BITS + (hash.charCodeAt(6) >>> (8 - LAST_BITS)) || 1;
}
