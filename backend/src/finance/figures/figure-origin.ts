/** Where a figure comes from that no transactions add up to: what a bank's file or connected books state of a day, or what the owner said. */
import type { LocalDate } from '../ledger/entry.ts';

export interface FigureOrigin {
  /** opening: the owner's word of what was there on the day, and every payment since. */
  readonly kind: 'file' | 'books' | 'opening';
  /** Of the file, of the service that keeps the books, or of the account. */
  readonly name: string;
  readonly on: LocalDate;
  /** The file's identifier; null where there is none. */
  readonly fileId: string | null;
}
