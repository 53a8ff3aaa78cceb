/** A cash forecast adds up, its ranges are nested, it says the same twice, and it follows what the owner says. */
import { expect, test } from '@jest/globals';
import { daysBetween } from '../local-date.ts';
import { cashForecast } from './cash-forecast.ts';
import { expectedItems, type ExpectedWord } from './expected-items.ts';
import { forecastGround, type ForecastGround } from './forecast-ground.ts';
import { isRefusal, type Band, type CashForecast, type Stretch } from './forecast-types.ts';
import { seasonalAverage } from './plain-model.ts';
import { columnsOfRows, madeBooks, roleOf, type PlainRow } from './test-books.ts';

const SEEDS = process.env.PURSER_TEST_FULL ? 300 : 6;
const OPENING = 2_500_000;

async function groundOf(rows: readonly PlainRow[], asOf: string): Promise<ForecastGround> {
  const ground = await forecastGround({ rows: columnsOfRows(rows), asOf, model: seasonalAverage });
  if ('refused' in ground) throw new Error(ground.refused);
  return ground;
}

function forecastOf(ground: ForecastGround, { months = 6, words = [], opening = OPENING as number | null }: { months?: number; words?: readonly ExpectedWord[]; opening?: number | null } = {}): CashForecast {
  return cashForecast({ ground, months, words, openingBalanceMinor: opening, bankNetByMonth: new Map(), bankNetByDay: new Map(), roleOf });
}

const word = (more: Partial<ExpectedWord>): ExpectedWord => ({ id: 'w', replacesKey: null, replacesOn: null, isExpected: true, name: null, amountMinor: null, dueOn: null, rhythm: null, endsOn: null, categoryNumber: null, ...more });
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const nested = ({ low80, high80, low95, high95 }: Band, middle: number): boolean => low95 <= low80 && low80 <= middle && middle <= high80 && high80 <= high95;

/** The days ahead are those of the months and those of the weeks. */
function checkSums({ running, months, weeks, openingBalanceMinor, startBalanceMinor, asOf }: CashForecast): void {
  const soFar = running?.soFar ?? { cashInMinor: 0, cashOutMinor: 0, netMinor: 0 };
  const all: readonly Stretch[] = [...(running ? [running] : []), ...months];
  expect(sum(weeks.map(({ cashInMinor }) => cashInMinor))).toBe(sum(all.map(({ cashInMinor }) => cashInMinor)) - soFar.cashInMinor);
  expect(sum(weeks.map(({ cashOutMinor }) => cashOutMinor))).toBe(sum(all.map(({ cashOutMinor }) => cashOutMinor)) - soFar.cashOutMinor);
  for (const { cashInMinor, cashOutMinor, netMinor } of [...all, ...weeks]) expect(netMinor).toBe(cashInMinor - cashOutMinor);
  let balance = startBalanceMinor ?? 0;
  for (const month of months) expect(month.balanceMinor).toBe(balance += month.netMinor);
  let weekly = openingBalanceMinor ?? 0;
  for (const week of weeks) expect(week.balanceMinor).toBe(weekly += week.netMinor);
  expect(weekly).toBe(balance);
  expect(sum(weeks.map(({ from, to }) => daysBetween(from, to) + 1))).toBe(daysBetween(asOf, months.at(-1)!.to));
}

/** The shown weeks are whole, follow each other, and go back from today's cash by what moved. */
test('the weeks before today', async () => {
  const asOf = '2026-11-18';
  const rows = madeBooks({ seed: 5, months: 9, asOf });
  const ground = await groundOf(rows, asOf);
  const nets = new Map<string, number>();
  for (const { date, amountMinor } of rows) nets.set(date, (nets.get(date) ?? 0) + amountMinor);
  const { pastWeeks } = cashForecast({ ground, months: 3, words: [], openingBalanceMinor: OPENING, bankNetByMonth: new Map(), bankNetByDay: nets, roleOf });
  expect(pastWeeks.map(({ from, to }) => [from, to]).at(-1)).toEqual(['2026-11-09', '2026-11-15']);
  expect(pastWeeks).toHaveLength(13);
  const after = sum(rows.filter(({ date }) => date > '2026-11-15' && date <= asOf).map(({ amountMinor }) => amountMinor));
  expect(pastWeeks.at(-1)!.balanceMinor).toBe(OPENING - after);
  pastWeeks.slice(1).forEach((week, at) => expect(week.balanceMinor! - pastWeeks[at]!.balanceMinor!).toBe(week.netMinor));
  const short = await groundOf(rows.filter(({ date }) => date >= '2026-04-29'), '2026-11-18');
  expect(short.recent.firstRow! >= '2026-04-29').toBe(true);
});

function checkParts({ running, months }: CashForecast): void {
  for (const { netMinor, parts } of [...(running ? [running] : []), ...months]) expect(sum(Object.values(parts.byCategory))).toBe(netMinor);
}

function checkBands({ running, months, weeks }: CashForecast): void {
  for (const { band, netMinor, balanceBand, balanceMinor } of [...(running ? [running] : []), ...months, ...weeks]) {
    expect(nested(band, netMinor)).toBe(true);
    expect(balanceBand !== null && balanceMinor !== null && nested(balanceBand, balanceMinor)).toBe(true);
  }
  const widths = months.map(({ balanceBand }) => balanceBand!.high80 - balanceBand!.low80);
  expect([...widths].sort((a, b) => a - b)).toEqual(widths);
}

test('over ledgers made by chance: sums, paths, parts and ranges hold, and twice the same is the same', async () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const asOf = ['2026-11-22', '2026-10-31', '2026-02-28', '2026-03-01', '2026-01-30'][seed % 5]!;
    const rows = madeBooks({ seed, months: 7 + (seed % 4) * 7, asOf });
    const ground = await groundOf(rows, asOf);
    const forecast = forecastOf(ground);
    checkSums(forecast);
    checkParts(forecast);
    checkBands(forecast);
    expect(forecast.months).toHaveLength(6);
    expect(forecastOf(ground, { months: 3 }).months).toEqual(forecast.months.slice(0, 3));
    expect(JSON.stringify(forecastOf(await groundOf(rows, asOf)))).toBe(JSON.stringify(forecast));
  }
});

const AS_OF = '2026-11-22';

test('what is recurring stands on its own dates, and the running month is what happened and what is to come', async () => {
  const { running, expected, history, months } = forecastOf(await groundOf(madeBooks({ seed: 5, months: 24, asOf: AS_OF }), AS_OF));
  expect(expected.slice(0, 2).map(({ name, rhythm, amountMinor, times }) => ({ name, rhythm, amountMinor, next: times[0]?.date }))).toEqual([
    { name: 'Harborview', rhythm: 'monthly', amountMinor: 350_000, next: '2026-12-05' }, { name: 'Oak Properties', rhythm: 'monthly', amountMinor: -200_000, next: '2026-12-01' },
  ]);
  expect(history.at(-1)?.month).toBe('2026-10');
  expect(running).toMatchObject({ month: '2026-11', from: '2026-11-23', to: '2026-11-30' });
  expect(running!.cashInMinor).toBeGreaterThanOrEqual(running!.soFar.cashInMinor);
  expect(months[0]?.month).toBe('2026-12');
});

test('the owner is followed: what will not happen, another amount, another day, an item of his own', async () => {
  const ground = await groundOf(madeBooks({ seed: 5, months: 24, asOf: AS_OF }), AS_OF);
  const nets = (words: readonly ExpectedWord[]): number[] => forecastOf(ground, { words }).months.map(({ netMinor }) => netMinor);
  const [base, rent] = [nets([]), forecastOf(ground).expected.find(({ name }) => name === 'Oak Properties')!.id];
  const change = (words: readonly ExpectedWord[]): number[] => nets(words).map((net, at) => net - base[at]!);
  expect(change([word({ replacesKey: rent, isExpected: false })])).toEqual(base.map(() => 200_000));
  expect(change([word({ replacesKey: rent, amountMinor: -250_000 })])).toEqual(base.map(() => -50_000));
  expect(change([word({ replacesKey: rent, replacesOn: '2027-01-01', isExpected: false })])).toEqual([0, 200_000, 0, 0, 0, 0]);
  expect(change([word({ replacesKey: rent, replacesOn: '2027-02-01', dueOn: '2027-01-31' })])).toEqual([0, -200_000, 200_000, 0, 0, 0]);
  expect(change([word({ name: 'Laptop', amountMinor: -180_000, dueOn: '2026-12-15', rhythm: 'once' })])).toEqual([-180_000, 0, 0, 0, 0, 0]);
  expect(change([word({ name: 'Lease', amountMinor: -30_000, dueOn: '2026-10-31', rhythm: 'monthly', endsOn: '2027-03-15' })])).toEqual([-30_000, -30_000, -30_000, 0, 0, 0]);
});

test('the lowest point and the day without cash are those of the likely path', async () => {
  const ground = await groundOf(madeBooks({ seed: 5, months: 24, asOf: AS_OF }), AS_OF);
  const drain = word({ name: 'Tax', amountMinor: -9_000_000, dueOn: '2027-01-10', rhythm: 'once' });
  const { zeroCashDate, lowest, zeroCashDateLow80 } = forecastOf(ground, { words: [drain] });
  expect(zeroCashDate).toBe('2027-01-10');
  expect(lowest!.balanceMinor).toBeLessThan(0);
  expect(zeroCashDateLow80! <= '2027-01-17').toBe(true);
  expect(forecastOf(ground, { opening: null })).toMatchObject({ zeroCashDate: null, lowest: null, startBalanceMinor: null });
});

test('too short a history is refused with the months still needed', async () => {
  const refusalOf = (rows: readonly PlainRow[]) => forecastGround({ rows: columnsOfRows(rows), asOf: AS_OF, model: seasonalAverage });
  expect(await refusalOf(madeBooks({ seed: 1, months: 4, asOf: AS_OF }))).toEqual({ monthsNeeded: 2, refused: 'A forecast needs 6 full months of transactions to learn from; this ledger has 4 full months. 2 more are needed.' });
  const nothing = await refusalOf([]);
  expect('refused' in nothing && isRefusal(nothing) && nothing.monthsNeeded).toBe(6);
});

test('rows that end weeks before today do not make what is due since look late', async () => {
  const rows = madeBooks({ seed: 5, months: 24, asOf: AS_OF }).filter(({ date }) => date <= '2026-10-31');
  const { expected } = forecastOf(await groundOf(rows, AS_OF));
  expect(expected.slice(0, 2).map(({ name, times }) => [name, times.length, times[0]?.date])).toEqual([['Harborview', 7, '2026-11-23'], ['Oak Properties', 7, '2026-11-23']]);
});

test('what was due and has not come is expected the next day', () => {
  const series = { key: 'out:Oak:monthly', counterparty: 'Oak', direction: 'out', categoryNumber: 6020, rhythm: 'monthly', typicalMinor: -100, isFixedAmount: true, spreadMinor: 0, occurrences: [], places: [], lastOn: '2026-10-20', nextOn: '2026-11-20', toleranceDays: 5, isActive: true, confidence: 1, schedule: { everyMonths: 1, day: 20, weekend: 'kept' } } as const;
  const [item] = expectedItems([series], [], AS_OF, '2026-12-31');
  expect(item?.times.map(({ occursOn, date }) => [occursOn, date])).toEqual([['2026-11-20', '2026-11-23'], ['2026-12-20', '2026-12-20']]);
});
