/** Months as numbers that follow each other: those since the year 0. */
import { endOfMonth, localDate, monthOf, yearOf } from '../../finance/local-date.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';

export const monthIndex = (date: LocalDate): number => yearOf(date) * 12 + monthOf(date) - 1;
export const dayIn = (month: number, day: number): LocalDate => localDate(Math.floor(month / 12), (month % 12) + 1, day);
export const firstOf = (month: number): LocalDate => dayIn(month, 1);
export const lastOf = (month: number): LocalDate => endOfMonth(firstOf(month));
