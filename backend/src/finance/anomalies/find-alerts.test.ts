/** Single findings, what explains them away, and what the owner's words change. */
import { describe, expect, test } from '@jest/globals';
import { CATEGORIES, columnsOfBook, scan, type ScannedRow } from './books-scanned.test-data.ts';
import { findAlerts } from './find-alerts.ts';

type Short = readonly [date: string, amount: number, counterparty: string | null, category: string, description?: string];

function rows(...some: readonly Short[]): ScannedRow[] {
  return [...some].sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0))
    .map(([date, amount, counterparty, category, description = counterparty ?? 'PAYMENT'], index) => ({ id: String(index), date, amount: Math.round(amount * 100), category, counterparty, description, account: 1000 }));
}
const monthly = (amountOf: (month: number) => number, counterparty: string | null, category: string, day = '05', text?: string): Short[] =>
  Array.from({ length: 11 }, (_, index): Short => [`2025-${String(index + 1).padStart(2, '0')}-${day}`, amountOf(index + 1), counterparty, category, text]);
const rent = monthly(() => -2000, 'Oak', 'Rent', '01');
const supplies = monthly((month) => -900 - 17 * month, 'Sysco', 'Cost of Goods Sold', '08');
const told = async (...some: readonly Short[]): Promise<string[]> => (await scan(rows(...some), '2025-12-02')).map(({ kind, title }) => `${kind}: ${title}`);

test('ordinary books are quiet', async () => expect(await told(...rent, ...supplies)).toEqual([]));

describe('paid twice', () => {
  test('the same rent two days later', async () => expect(await told(...rent, ...supplies, ['2025-06-03', -2000, 'Oak', 'Rent'])).toEqual(['duplicate: Oak may have been paid $2,000.00 twice']));
  test('not where the money came back', async () => expect(await told(...rent, ...supplies, ['2025-06-03', -2000, 'Oak', 'Rent'], ['2025-06-20', 2000, 'Oak', 'Rent'])).toEqual([]));
  test('not equal sales', async () => expect(await told(...rent, ...supplies, ['2025-06-03', 480, 'Square', 'Sales - Retail'], ['2025-06-03', 480, 'Square', 'Sales - Retail'])).toEqual([]));
  test('not what costs the same each time', async () => expect(await told(...rent, ...supplies, ...Array.from({ length: 80 }, (_, index): Short => [`2025-${String(1 + (index % 11)).padStart(2, '0')}-${String(3 + (index % 20)).padStart(2, '0')}`, -8, 'City Parking', 'Vehicle']))).toEqual([]));
  test('rows that name nobody are known by their text, and no name is claimed', async () => {
    const found = await scan(rows(...rent, ...monthly((month) => -700 - 13 * month, null, 'Cost of Goods Sold', '09', 'WIRE TO BAKER'), ['2025-06-10', -778, null, 'Cost of Goods Sold', 'WIRE TO BAKER']), '2025-12-02');
    expect(found.map(({ kind, counterparty, title }) => [kind, counterparty, title])).toEqual([['duplicate', null, 'WIRE TO BAKER may have been paid $778.00 twice']]);
  });
});

test('an odd amount', async () => expect(await told(...rent, ...supplies, ['2025-09-20', -9000, 'Sysco', 'Cost of Goods Sold'])).toEqual(['unusual-amount: $9,000.00 to Sysco, usually about $1,002.00']));
test('a price that rose and stayed is a new price, not an odd amount', async () => expect(await told(...supplies, ...monthly((month) => (month < 8 ? -2000 : -2400), 'Oak', 'Rent', '01'))).toEqual(['price-increase: Oak went up 20.0% to $2,400.00']));
test('rent that was left out', async () => expect(await told(...supplies, ...rent.filter(([date]) => date !== '2025-07-01'))).toEqual(['missing-recurring: The usual $2,000.00 to Oak was not paid']));
test('rent that came late was not left out', async () => expect(await told(...supplies, ...rent.filter(([date]) => date !== '2025-07-01'), ['2025-07-17', -2000, 'Oak', 'Rent'])).toEqual([]));
test('what recurs yearly is no spike of its month', async () => expect(await told(...rent, ...supplies, ['2024-03-04', -1800, 'Insurer', 'Insurance'], ['2025-03-04', -1850, 'Insurer', 'Insurance'])).toEqual([]));

describe('a month whose category cost more', () => {
  const printers = ['Brightway', 'Corner Print', 'Delmar', 'Eastside', 'Fulton Media', 'Gable Signs', 'Harbor Radio', 'Inkwell'];
  const bills = printers.flatMap((name, index) => monthly((month) => -240 - ((month * 37 + index * 53) % 100), name, 'Advertising', String(10 + index)));
  /** In June everybody sends a second bill, and the first of them is higher by so much. */
  const inJune = (more: number): Short[] => [
    ...bills.map(([date, amount, name, ...rest]): Short => [date, date.startsWith('2025-06') && name === 'Brightway' ? amount - more : amount, name, ...rest]),
    ...printers.map((name, index): Short => [`2025-06-${20 + index}`, -250 - 11 * index, name, 'Advertising']),
  ];

  test('is a spike where no payment is odd', async () => expect(await told(...rent, ...supplies, ...inJune(0))).toEqual(['category-spike: Advertising cost $4,688.00 in June 2025']));
  test('stays one beside a payment that is less than three quarters of it', async () => expect(await told(...rent, ...supplies, ...inJune(1000))).toEqual(['category-spike: Advertising cost $5,688.00 in June 2025']));
  test('is not told beside a payment that is more', async () => expect(await told(...rent, ...supplies, ...inJune(2500))).toEqual(['unusual-amount: $2,762.00 to Brightway, usually about $288.00']));
});

describe('what the owner said', () => {
  const books = columnsOfBook(rows(...rent, ...supplies, ['2025-09-20', -2900, 'Sysco', 'Cost of Goods Sold']));
  const found = (said: readonly { kind: 'unusual-amount'; counterparty: string; status: 'dismissed' | 'confirmed' }[], known = new Set<string>()) =>
    findAlerts({ rows: books, categories: CATEGORIES, asOf: '2025-12-02', outlook: null, said, known }).map(({ key }) => key);
  const word = (status: 'dismissed' | 'confirmed', counterparty = 'Sysco') => ({ kind: 'unusual-amount' as const, counterparty, status });
  const [key] = found([]);

  test('dismissals raise the threshold for their like', () => expect(found([word('dismissed'), word('dismissed'), word('dismissed')])).toEqual([]));
  test('of the same party more than of others', () => expect(found([word('dismissed', 'Other')])).toEqual([key]));
  test('what was told already stays told', () => expect(found([word('dismissed'), word('dismissed'), word('dismissed')], new Set([key!]))).toEqual([key]));
});
