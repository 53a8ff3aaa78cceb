/** Keeps what was derived from a ledger for as long as the ledger's version stays the same. */

/** Bounded: the entry that was used longest ago makes room for a new one. */
export class VersionedCache<T> {
  readonly #capacity: number;
  readonly #entries = new Map<string, { readonly version: number; readonly value: T }>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** What is kept, whatever its version. */
  peek(key: string): T | undefined {
    return this.#entries.get(key)?.value;
  }

  async get(key: string, version: number, load: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    this.#entries.delete(key);
    const entry = known?.version === version ? known : { version, value: await load() };
    this.#entries.set(key, entry);
    if (this.#entries.size > this.#capacity) this.#entries.delete(this.#entries.keys().next().value!);
    return entry.value;
  }
}
