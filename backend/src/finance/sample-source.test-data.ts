/** A small business over 26 months for tests: sales that grow, steady costs, a new rent, a refund, a large customer, a loan. */
import { DEFAULT_CHART, defaultAccount } from './chart-of-accounts.ts';
import type { FigureSource } from './figures/figure-source.ts';
import type { Entry } from './ledger/entry.ts';
import type { LedgerVocabulary } from './ledger/ledger-reader.ts';
import { memoryReader } from './ledger/memory-reader.ts';
import { localDate } from './local-date.ts';

let serial = 0;
export function sampleEntry(date: string, amountMinor: number, category: string, counterparty: string | null = null): Entry {
  serial += 1;
  return { id: String(serial).padStart(12, '0'), date, amountMinor, currency: 'USD', description: `${counterparty ?? ''} ${category}`.trim(), counterparty, accountNumber: 1000, categoryNumber: defaultAccount(category).number, fileId: null };
}

/** October 2024 to 19 November 2026. */
export function sampleEntries(): Entry[] {
  const entries: Entry[] = [];
  for (let index = 0; index < 26; index += 1) {
    const day = (number: number) => localDate(2024, 10 + index, number);
    const add = (number: number, amountMinor: number, category: string, counterparty: string) => { if (day(number) <= '2026-11-19') entries.push(sampleEntry(day(number), amountMinor, category, counterparty)); };
    add(3, 9_000_00 + index * 150_00, 'Sales - Retail', 'Square');
    add(6, 7_500_00, 'Consulting Income', 'Marigold Hotel');
    add(14, 1_200_00 + (index % 3) * 80_00, 'Sales - Online', 'Stripe');
    add(9, -90_00, 'Refunds', 'Square');
    add(1, -2_500_00, 'Rent', 'Oak Properties');
    add(12, -6_000_00, 'Payroll', 'Gusto');
    add(16, -3_100_00 - index * 30_00, 'Cost of Goods Sold', 'Sysco');
    add(18, -60_00, 'Software Subscriptions', 'QuickBooks');
    add(15, -400_00, 'Taxes', 'IRS');
    add(17, -120_00, 'Interest Expense', 'Funding Circle');
    add(17, -800_00, 'Loan Payment', 'Funding Circle');
    add(19, -2_000_00, 'Owner Draw', 'Ana Alvarez');
    add(8, -1_000_00, 'Transfer', 'Own Savings Account');
    add(19, 12_00, 'Interest Income', 'Bank');
    if (index >= 22) add(2, -1_900_00, 'Rent', 'Second Shop LLC');
    if (index === 24) add(11, -9_800_00, 'Cost of Goods Sold', 'Sysco');
  }
  return entries;
}

export function sourceOf(entries: readonly Entry[]): FigureSource {
  const dates = entries.map((entry) => entry.date).sort();
  const vocabulary: LedgerVocabulary = {
    currency: 'USD', currencies: ['USD'], dateFrom: dates[0] ?? null, dateTo: dates.at(-1) ?? null, entryCount: entries.length,
    categories: DEFAULT_CHART.map((account) => ({ ...account, count: entries.filter((entry) => entry.categoryNumber === account.number).length })),
    counterparties: [], accounts: [],
  };
  return { reader: memoryReader(entries, DEFAULT_CHART), vocabulary, fileId: null };
}

export function sampleSource(): FigureSource {
  return sourceOf(sampleEntries());
}
