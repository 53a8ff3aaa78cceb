/** Who decides a row's category: what the file states, the own books, the shipped rules; and how sure that is. */
import { expect, test } from '@jest/globals';
import { defaultAccount } from '../chart-of-accounts.ts';
import { readBasis } from './basis.ts';
import { Chart } from './chart.ts';
import { OwnHistory } from './history/own-history.ts';
import type { Precedent } from './history/precedent.ts';
import { resolveEntry } from './resolve-entry.ts';

const chart = new Chart();
const numberOf = (name: string): number => defaultAccount(name).number;

function check(name: string, row: { description: string; category?: string; counterparty?: string; isIn?: true }, history: readonly Precedent[], expected: [category: string, basis: string, confidence: number]): void {
  test(name, () => {
    const found = resolveEntry({ description: row.description, amountMinor: row.isIn ? 100 : -100, category: row.category ?? null, counterparty: row.counterparty ?? null }, chart, new OwnHistory(history));
    const decided = readBasis(found.basis)!;
    expect([chart.account(found.categoryNumber).name, decided.basis, decided.confidence]).toEqual(expected);
  });
}
const choice = (counterparty: string, to: string, from: string): Precedent => ({ counterparty, direction: 'out', categoryNumber: numberOf(to), count: 1, source: 'choice', replaced: numberOf(from) });
const HARDWARE = 'THE HOME DEPOT #0482 AUSTIN TX';

check('a known company', { description: 'FIGMA MONTHLY RENEWAL' }, [], ['Software Subscriptions', 'rule-table', 95]);
check('plain words that the whole name agrees with', { description: 'JOES PIZZA AUSTIN TX' }, [], ['Meals', 'rule-table', 81]);
check('a chain known by its name', { description: 'KARTENZAHLUNG HANS IM GLUCK 44012345' }, [], ['Meals', 'rule-table', 77]);
check('a word as banks shorten it', { description: 'POS BELLA VISTA RESTRNT 0091' }, [], ['Meals', 'rule-table', 73]);
check('one word of goods is asked about', { description: 'BIRCHWOOD FARM' }, [], ['Cost of Goods Sold', 'rule-table', 55]);
check('two opinions are asked about', { description: 'PAPAS FISH & CHIPS' }, [], ['Meals', 'rule-table', 55]);
check('a shop that sells everything is uncertain', { description: HARDWARE }, [], ['Cost of Goods Sold', 'rule-table', 55]);
check('nothing known', { description: 'ZYX QRT 0012' }, [], ['Uncategorized Expense', 'nothing', 0]);
check('what the file states', { description: HARDWARE, category: 'Meals' }, [], ['Meals', 'file', 95]);
check('a correction teaches', { description: 'FIGMA MONTHLY RENEWAL' }, [choice('Figma', 'Advertising', 'Software Subscriptions')], ['Advertising', 'history', 80]);
check('one of a loan\'s interest says nothing about its principal', { description: 'FIRST NATIONAL LOAN PRINCIPAL PMT 112233' }, [choice('First National', 'Bank Fees', 'Interest Expense')], ['Loan Payment', 'rule-table', 75]);
check('a file that says again what was corrected is asked about', { description: 'FIGMA', category: 'Meals', counterparty: 'Figma' }, [choice('Figma', 'Advertising', 'Meals')], ['Meals', 'file', 50]);
check('what a file with categories said teaches the next one without', { description: 'FIGMA MONTHLY RENEWAL' }, [{ counterparty: 'Figma', direction: 'out', categoryNumber: numberOf('Equipment'), count: 3, source: 'file' }], ['Equipment', 'history', 85]);
check('a language model is heard where nothing else is known', { description: 'ZYXCORP 0012' }, [{ counterparty: 'Zyxcorp', direction: 'out', categoryNumber: numberOf('Travel'), count: 1, source: 'model', confidence: 60 }], ['Travel', 'model', 60]);
check('and not before the shipped rules', { description: 'FIGMA MONTHLY RENEWAL' }, [{ counterparty: 'Figma', direction: 'out', categoryNumber: numberOf('Travel'), count: 1, source: 'model', confidence: 60 }], ['Software Subscriptions', 'rule-table', 95]);
