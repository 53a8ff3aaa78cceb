/** Rent, draws and fees often name nobody: for finding what recurs, the rows of a category that name nobody are one party, called as the category. */
import type { EntryColumns } from '../ledger/entry-columns.ts';

export function namedByCategory(rows: EntryColumns, nameOf: (categoryNumber: number) => string): EntryColumns {
  const names = [...rows.names];
  const places = new Map<number, number>();
  const counterparties = rows.counterparties.map((party, row) => {
    if (party !== -1) return party;
    const category = rows.categoryNumbers[row]!;
    const place = places.get(category) ?? names.push(nameOf(category)) - 1;
    places.set(category, place);
    return place;
  });
  return { ...rows, names, counterparties };
}
