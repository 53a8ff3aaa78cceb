/** A company's books with what control calls did to them. */
import type { BookChange } from '../store.ts';
import { type BookTxn, type CompanyBook, partyOf } from './book.ts';
import { categoryId, CHECKING } from './chart.ts';

/** Transactions that were added are numbered from here. */
const FIRST_ADDED_ID = 900_000_000;

export function changedBook(book: CompanyBook, changes: readonly BookChange[]): CompanyBook {
  return changes.reduce(changed, book);
}

export function addedId({ sequence }: BookChange): string {
  return String(FIRST_ADDED_ID + sequence);
}

function changed(book: CompanyBook, change: BookChange): CompanyBook {
  const at = change.at.toISOString();
  if (change.kind === 'add') return { ...book, txns: [...book.txns, added(change, at)] };
  const found = book.txns.find(({ id }) => id === change.objectId);
  if (!found) return book;
  if (change.kind === 'delete') return { ...book, txns: book.txns.filter((txn) => txn !== found), deleted: [...book.deleted, { entity: found.entity, id: found.id, at }] };
  const totalMinor = change.kind === 'void' ? 0 : change.amountMinor ?? 0;
  const [line] = found.lines;
  const amended: BookTxn = { ...found, totalMinor, lines: line ? [{ ...line, amountMinor: totalMinor }] : [], note: change.kind === 'void' ? `Voided - ${found.note}` : found.note, updatedAt: at, version: found.version + 1 };
  return { ...book, txns: book.txns.map((txn) => (txn === found ? amended : txn)) };
}

function added(change: BookChange, at: string): BookTxn {
  const note = 'Added by hand';
  const totalMinor = change.amountMinor ?? 0;
  return {
    entity: 'SalesReceipt', id: addedId(change), date: at.slice(0, 10), party: partyOf('Customer', 'Walk-in'), accountId: CHECKING, totalMinor,
    lines: [{ accountId: categoryId('Sales'), amountMinor: totalMinor, description: note }], note, createdAt: at, updatedAt: at, version: 0,
  };
}
