/** What pairing of own-account transfers finds. */
import type { Reason, SourceRow } from '../matching/source-row.ts';

export interface TransferPair {
  readonly out: SourceRow;
  readonly into: SourceRow;
  /** 0 to 100. */
  readonly confidence: number;
  readonly reasons: readonly Reason[];
}

export interface Transfers {
  /** A transfer by itself. */
  readonly certain: readonly TransferPair[];
  /** Perhaps one: both count as they did until the owner says so. */
  readonly proposed: readonly TransferPair[];
}
