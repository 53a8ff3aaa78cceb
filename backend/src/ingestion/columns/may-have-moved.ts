/** Where no heading names an amount: the columns and the rows that may tell it. */
import { lineKind } from '../cells/line-words.ts';
import type { HeadedColumn } from './direction-flag.ts';
import { isOfTax } from './net-amount.ts';

/** A tax is a part of what moved. */
export function mayHaveMoved(columns: readonly HeadedColumn[]): readonly HeadedColumn[] {
  const own = columns.filter(({ heading }) => !isOfTax(heading));
  return own.some(({ facts }) => facts.moneyLikeCount > 0 && facts.dateShare < 0.5) ? own : columns;
}

/** Totals and balances with a day fill other columns than payments do. */
export function withoutSums(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const payments = rows.filter((row) => !row.some((cell) => lineKind(cell) !== null));
  return payments.length * 2 > rows.length ? payments : rows;
}
