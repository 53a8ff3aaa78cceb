/** What the benchmark measures by, held against sums made by hand: its truths, and the judge that has to be able to say no. */
import { describe, expect, test } from '@jest/globals';

interface Measures {
  cents(measure: string, span: unknown, ...wheres: unknown[]): number;
  by(key: string, measure: string, span: unknown): [string, number][];
  perMonth(measure: string, span: unknown): number;
  burn(): number;
}
interface Expectations {
  readonly money: (sum: unknown) => unknown;
  readonly percent: (value: number) => unknown;
  readonly list: (ranked: unknown, limit?: number) => unknown;
  readonly CLARIFY: unknown;
  readonly UNSUPPORTED: unknown;
}

const load = async <T>(file: string): Promise<T> => (await import(new URL(`../../../../fixtures/questions/${file}.ts`, import.meta.url).href)) as T;
const { Truth } = await load<{ Truth: new (company: unknown) => Measures }>('truth');
const { month, quarter, days } = await load<Record<'month' | 'quarter' | 'days', (...values: (string | number)[]) => unknown>>('calendar');
const { money, percent, list, CLARIFY, UNSUPPORTED } = await load<Expectations>('expect');
const { judge, citationsFit } = await load<{ judge: (expected: unknown[], said: unknown) => string; citationsFit: (expected: unknown, said: unknown) => boolean }>('judge');

const row = (date: string, amount: number, category: string, counterparty: string) => ({ date, amount, category, counterparty, description: counterparty.toUpperCase(), account: 'Checking' });
const truth = new Truth({
  today: '2026-04-10',
  rows: [
    row('2026-01-05', 100_000, 'Sales Shop', 'Ada'), row('2026-01-20', -30_000, 'Rent', 'Yard'), row('2026-02-03', -10_000, 'Refunds', 'Ada'), row('2026-02-11', -5_000, 'Taxes', 'IRS'),
    row('2026-02-12', -20_000, 'Cost of Goods Sold', 'Mill'), row('2026-03-02', 4_000, 'Cost of Goods Sold', 'Mill'), row('2026-03-09', -50_000, 'Owner Draw', 'Me'), row('2026-03-15', -70_000, 'Transfer', 'Savings'),
    row('2026-04-01', 900, 'Interest Income', 'Bank'),
  ],
});

describe('the truth', () => {
  test.each([['revenue', 90_000], ['grossSales', 100_000], ['refunds', 10_000], ['cogs', 16_000], ['opex', 30_000], ['expenses', 51_000], ['netProfit', 39_000], ['grossProfit', 74_000], ['cashFlow', -11_000], ['moneyIn', 104_000], ['moneyOut', 115_000]])(
    '%s of the quarter is as summed by hand', (measure, cents) => expect(truth.cents(measure, quarter(2026, 1))).toBe(cents));

  test('what came later counts only where its day does', () => {
    expect(truth.cents('netProfit', days('2026-04-01', '2026-04-10'))).toBe(900);
    expect(truth.cents('netProfit', month('2026-05'))).toBe(0);
  });

  test('rankings, means and burn', () => {
    expect(truth.by('category', 'expenses', quarter(2026, 1))).toEqual([['Rent', 30_000], ['Cost of Goods Sold', 16_000], ['Taxes', 5_000]]);
    expect(truth.perMonth('expenses', quarter(2026, 1))).toBe(17_000);
    expect(truth.burn()).toBeCloseTo(11_000 / 3, 6);
  });
});

describe('the judge', () => {
  const answer = (value: unknown, more: object = {}) => ({ response: 'That is it.', answer: { kind: 'answer', value, unit: 'currency', table: null, chart: null, citations: [], citationCount: 0, ...more } });

  test('a cent, a unit or a point makes wrong; asking back declines', () => {
    expect(judge([money({ cents: 12_345, count: 1 })], answer('123.45'))).toBe('right');
    expect(judge([money({ cents: 12_345, count: 1 })], answer('123.46'))).toBe('wrong');
    expect(judge([money({ cents: 12_345, count: 1 })], answer('123.45', { unit: 'percent' }))).toBe('wrong');
    expect(judge([money({ cents: 12_345, count: 1 })], answer(null, { kind: 'clarify' }))).toBe('declined');
    expect(judge([percent(-4.44)], answer(4.4, { unit: 'percent' }))).toBe('wrong');
  });

  test('an answer where there is none is wrong, and so is a refusal of another kind', () => {
    expect(judge([UNSUPPORTED], answer('0.00'))).toBe('wrong');
    expect(judge([UNSUPPORTED], answer(null, { kind: 'clarify' }))).toBe('declined');
    expect(judge([UNSUPPORTED, CLARIFY], answer(null, { kind: 'clarify' }))).toBe('right');
  });

  test('a list is right in its order and length alone', () => {
    const table = (...rows: unknown[]) => answer(null, { table: { rows } });
    const top = list([['Rent', 300], ['Taxes', 200], ['Fees', 100]], 2);
    expect(judge([top], table(['Rent', '3.00'], ['Taxes', '2.00']))).toBe('right');
    expect(judge([top], table(['Taxes', '2.00'], ['Rent', '3.00']))).toBe('wrong');
    expect(judge([top], table(['Rent', '3.00'], ['Taxes', '2.00'], ['Fees', '1.00']))).toBe('wrong');
  });

  test('cited rows have to add up, all of them', () => {
    const sum = { is: 'value', unit: 'currency', value: 3, isSigned: false, rows: 2 };
    const cited = (...amounts: string[]) => answer('3.00', { citations: amounts.map((amount) => ({ amount })), citationCount: amounts.length });
    expect(citationsFit(sum, cited('-1.00', '-2.00'))).toBe(true);
    expect(citationsFit(sum, cited('-1.00', '-1.00'))).toBe(false);
    expect(citationsFit(sum, cited('-3.00'))).toBe(false);
  });
});
