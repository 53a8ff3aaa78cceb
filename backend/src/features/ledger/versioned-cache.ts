/** Keeps what was derived from a ledger for as long as the ledger's version stays the same. */

interface Kept<T> { readonly version: number; readonly value: T }

/** Bounded: what was used longest ago makes room. */
export class VersionedCache<T> {
  readonly #capacity: number;
  readonly #weightOf: (value: T) => number;
  readonly #entries = new Map<string, Kept<T>>();
  /** What is being loaded; null: it did not come to be kept. */
  readonly #loading = new Map<string, Promise<Kept<T> | null>>();
  #weight = 0;

  /** `capacity`: how many there may be, or what they may weigh together. */
  constructor(capacity: number, weightOf: (value: T) => number = () => 1) {
    this.#capacity = capacity;
    this.#weightOf = weightOf;
  }

  /** What is kept, whatever its version. */
  peek(key: string): T | undefined {
    return this.#entries.get(key)?.value;
  }

  /** What is kept for that version. */
  find(key: string, version: number): T | undefined {
    const known = this.#entries.get(key);
    return known?.version === version ? known.value : undefined;
  }

  /** Whoever asks while somebody else loads the same waits for that. `isStill` is asked after loading where the ledger may have moved on meanwhile: what was read of a later version is neither kept under this one nor told to others. */
  async get(key: string, version: number, load: () => Promise<T>, isStill: () => Promise<boolean> = async () => true): Promise<T> {
    const known = this.#entries.get(key);
    if (known?.version === version) {
      this.#keep(key, known);
      return known.value;
    }
    const place = `${version} ${key}`;
    for (let others = this.#loading.get(place); others; others = this.#loading.get(place)) {
      const found = await others;
      if (found) return found.value;
    }
    const loaded = this.#load(key, version, load, isStill);
    const kept = loaded.then(({ isKept, ...entry }) => (isKept ? entry : null), () => null).finally(() => this.#loading.delete(place));
    this.#loading.set(place, kept);
    return (await loaded).value;
  }

  async #load(key: string, version: number, load: () => Promise<T>, isStill: () => Promise<boolean>): Promise<Kept<T> & { readonly isKept: boolean }> {
    const value = await load();
    const isKept = await isStill();
    if (isKept) this.#keep(key, { version, value });
    return { version, value, isKept };
  }

  #keep(key: string, entry: Kept<T>): void {
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#weight += this.#weightOf(entry.value);
    while (this.#weight > this.#capacity && this.#entries.size > 1) this.#drop(this.#entries.keys().next().value!);
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#weight -= this.#weightOf(entry.value);
  }
}
