/** Which ledgers' rows are kept, each for its version; within bounds over all of them. */
import type { CurrencyOutline } from '../outline.ts';
import type { CopyRunner } from '../sql-values.ts';
import { VersionedCache } from '../versioned-cache.ts';
import type { LedgerScope } from '../vocabulary.ts';
import { FEWEST_ROWS, MOST_ROWS, weightOf, type KeptRows } from './kept-rows.ts';
import { loadKeptRows } from './load-kept-rows.ts';

/** Of all ledgers together: some 60 MB. */
const CACHED_ROWS = 2_500_000;

/** A ledger, or one file of it, in one currency at one moment. */
export interface KeptScope extends LedgerScope {
  readonly version: number;
  /** Undefined where it has no rows. */
  readonly outline: CurrencyOutline | undefined;
}

export class KeptLedgers {
  readonly #rows: VersionedCache<KeptRows | null>;
  readonly #fewest: number;
  /** Which are being read because somebody missed them. */
  readonly #underWay = new Set<string>();

  constructor(fewest = FEWEST_ROWS) {
    this.#rows = new VersionedCache(CACHED_ROWS, (kept) => 1 + (kept ? weightOf(kept) : 0));
    this.#fewest = fewest;
  }

  /** Undefined: worth keeping, and not at hand. */
  find(scope: KeptScope): KeptRows | null | undefined {
    return this.#isWorth(scope) ? this.#rows.find(keyOf(scope), scope.version) : null;
  }

  /** Reads them where they are worth it. */
  async load(sql: CopyRunner, scope: KeptScope, isStill: () => Promise<boolean>): Promise<void> {
    const { outline, businessId, fileId } = scope;
    if (outline && this.#isWorth(scope)) await this.#rows.get(keyOf(scope), scope.version, () => loadKeptRows(sql, businessId, { ...outline, fileId: fileId ?? undefined }), isStill);
  }

  /** For those who ask next: nobody waits for it, and what cannot be read now is missed again. */
  readMissed(scope: KeptScope, read: () => Promise<void>): void {
    const key = keyOf(scope);
    if (this.#underWay.has(key)) return;
    this.#underWay.add(key);
    void read().catch(() => undefined).finally(() => this.#underWay.delete(key));
  }

  #isWorth({ outline }: KeptScope): boolean {
    return outline !== undefined && outline.entryCount >= this.#fewest && outline.entryCount <= MOST_ROWS;
  }
}

const keyOf = ({ businessId, fileId, outline }: KeptScope): string => `${businessId} ${fileId ?? ''} ${outline?.currency ?? ''}`;
