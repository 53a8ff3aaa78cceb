/** A merchant's books with what control calls did to them: sales that were added, and sales that were given back. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import type { BookChange } from '../store.ts';
import { FIRST_CHANGE_NUMBER, type MerchantBooks, type Reversal, type Sale } from './merchant-books.ts';
import { keyAtEnd, keyParts } from './movement.ts';

export class ChangedMerchant implements MerchantBooks {
  readonly #books: MerchantBooks;
  readonly #changes: readonly BookChange[];

  constructor(books: MerchantBooks, changes: readonly BookChange[]) {
    this.#books = books;
    this.#changes = changes;
  }

  get company(): MerchantBooks['company'] { return this.#books.company; }
  get firstDay(): LocalDate { return this.#books.firstDay; }
  /** What was changed today is told today. */
  get lastDay(): LocalDate | null {
    const last = this.#changes.at(-1);
    const { lastDay } = this.#books;
    return last && lastDay !== null && dayOf(last) > lastDay ? dayOf(last) : lastDay;
  }

  salesOn(date: LocalDate): readonly Sale[] {
    const { lastDay } = this.#books;
    const known = lastDay !== null && date > lastDay ? [] : this.#books.salesOn(date);
    return [...known, ...this.#changes.filter((change) => change.kind === 'add' && dayOf(change) === date).map(addedSale)].sort((a, b) => a.second - b.second);
  }

  refundsOn(date: LocalDate): readonly Reversal[] {
    return [...this.#books.refundsOn(date), ...this.#changes.filter((change) => (change.kind === 'void' || change.kind === 'delete') && dayOf(change) === date).flatMap((change) => this.#givenBack(change, date))];
  }

  disputesOn(date: LocalDate): readonly Reversal[] {
    return this.#books.disputesOn(date);
  }

  payoutOn(date: LocalDate): ReturnType<MerchantBooks['payoutOn']> {
    return this.#books.payoutOn(date);
  }

  #givenBack(change: BookChange, date: LocalDate): Reversal[] {
    const parts = keyParts(keyAtEnd(change.objectId ?? '') ?? '');
    const sale = parts?.kind === 'sale' && parts.date <= date ? this.salesOn(parts.date).find(({ number }) => number === parts.number) : undefined;
    return sale ? [{ number: FIRST_CHANGE_NUMBER + change.sequence, sale, date, second: secondOfDay(change), feeMinor: 0 }] : [];
  }
}

const dayOf = ({ at }: BookChange): LocalDate => at.toISOString().slice(0, 10);

const secondOfDay = ({ at }: BookChange): number => at.getUTCHours() * 3_600 + at.getUTCMinutes() * 60 + at.getUTCSeconds();

function addedSale(change: BookChange): Sale {
  const { sequence, amountMinor } = change;
  return { number: FIRST_CHANGE_NUMBER + sequence, date: dayOf(change), second: secondOfDay(change), amountMinor: amountMinor ?? 0, feeMinor: Math.round((amountMinor ?? 0) * 0.03), customer: 1, item: 'Added by hand' };
}
