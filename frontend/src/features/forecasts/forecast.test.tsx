/** The forecast's screen: its verdict, a refusal with what is needed, and what an expected item's change asks for. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithServer, type Answers } from '../../test-server.tsx';
import { bandPath, fanDomain } from '../../ui/charts/fan-data.ts';
import { backtestSentence, hitRateWords } from './backtest-words.ts';
import { fanData } from './fan-points.ts';
import { Forecast } from './Forecast.tsx';
import { forecastVerdict } from './forecast-verdict.ts';

afterEach(cleanup);

const stretch = { from: '2026-12-01', to: '2026-12-31', cashIn: '900.00', cashOut: '400.00', net: '500.00', low80: '300.00', high80: '700.00', low95: '100.00', high95: '900.00', balance: '1500.00', balanceLow80: '1300.00', balanceHigh80: '1700.00', balanceLow95: '1100.00', balanceHigh95: '1900.00' };
const rent = {
  __typename: 'ExpectedItem', id: 'i1', isOwn: false, name: 'Oak Properties', direction: 'out', category: 'Rent', rhythm: 'monthly', amount: '-400.00', currency: 'USD', isVarying: false, endsOn: null, state: 'expected', total: '-400.00', rowCount: 24,
  times: [{ __typename: 'ExpectedTime', occursOn: '2026-12-01', date: '2026-12-01', amount: '-400.00', state: 'expected' }], rows: [{ __typename: 'ExpectedRow', transactionId: 't1', date: '2026-11-01', amount: '-400.00' }],
};
const backtest = {
  __typename: 'ForecastBacktest', origins: 20, monthsCompared: 105, meanError: '900.00', naiveMeanError: '1000.00', cashInErrorPercent: 12.5, cashOutErrorPercent: 11, naiveCashInErrorPercent: 20, naiveCashOutErrorPercent: null,
  held80: { __typename: 'HitRate', held: 41, of: 50 }, held95: { __typename: 'HitRate', held: 48, of: 50 }, methods: [{ __typename: 'MethodError', method: 'blend', meanError: '900.00' }],
};
const forecast = {
  __typename: 'CashFlowForecast', currency: 'USD', currencies: ['USD'], asOf: '2026-11-30', notice: null, refusal: null, openingBalance: '1000.00', startBalance: '1000.00', method: 'blend', methodWords: 'The middle', backtest,
  history: [{ __typename: 'PastCashMonth', month: '2026-11', cashIn: '800.00', cashOut: '500.00', net: '300.00', balance: '1000.00' }],
  pastWeeks: [{ __typename: 'PastCashWeek', from: '2026-11-16', to: '2026-11-22', cashIn: '200.00', cashOut: '50.00', net: '150.00', balance: '900.00' }], running: null, forecast: [{ __typename: 'ForecastMonth', month: '2026-12', ...stretch }], weeks: [{ __typename: 'ForecastWeek', ...stretch }],
  lowest: { __typename: 'LowestCash', date: '2026-12-02', balance: '600.00' }, zeroCashDate: null, zeroCashDateLow80: null, assumptions: ['Rent stays.'], expectedItems: [rent],
};
const server = (some: object = {}, more: Answers = {}): Answers => ({ CashForecast: () => ({ forecast: { ...forecast, ...some } }), ...more });

test('says how long the cash lasts, how sure that is, and from which rows an item was read', async () => {
  renderWithServer(<Forecast />, server());
  expect(await screen.findByText('Cash likely lasts beyond December 2026; it is lowest on Dec 2, 2026, at $600')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'from 24 rows' }).getAttribute('href')).toBe('/dashboard/transactions?counterparty=Oak+Properties&direction=out&currency=USD');
  expect(screen.getByText(/missed a month's net by \$900 on average: 10.0% closer than repeating the year before/)).toBeTruthy();
});

test('by week the range above the chart is that of the last week, with which the table ends', async () => {
  const weeks = [{ __typename: 'ForecastWeek', ...stretch, balanceLow80: '1310.00', balanceHigh80: '1690.00' }];
  renderWithServer(<Forecast />, server({ weeks }), '/dashboard/forecast?by=week');
  expect(await screen.findByText('Likely between $1,310 and $1,690 at the end of December 2026')).toBeTruthy();
  expect(screen.getByRole('cell', { name: '$1,310 to $1,690' })).toBeTruthy();
});

test('a range without width is one figure', async () => {
  renderWithServer(<Forecast />, server({ forecast: [{ __typename: 'ForecastMonth', month: '2026-12', ...stretch, balanceLow80: '1500.10', balanceHigh80: '1500.40' }] }));
  expect(await screen.findByText('Likely $1,500 at the end of December 2026')).toBeTruthy();
});

test('too little history: the reason, and what would change that', async () => {
  renderWithServer(<Forecast />, server({ refusal: { __typename: 'ForecastRefusal', reason: 'A forecast needs 6 full months.', monthsNeeded: 3 } }));
  expect(await screen.findByText('3 more months needed')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add older statements' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Months ahead' })).toBeNull();
});

test('what is chosen stands in the address, and an item that will not happen is told to the server', async () => {
  const { asked } = renderWithServer(<Forecast />, server({}, { ChangeExpectedItem: () => ({ changeExpectedItem: { ...rent, state: 'removed' } }) }), '/dashboard/forecast?months=4&by=week');
  await screen.findByText('Week by week');
  expect(asked[0]?.variables).toEqual({ months: 4, currency: null });
  await userEvent.click(within(screen.getByRole('table', { name: 'Expected items' })).getByRole('button', { name: "Won't happen: Oak Properties" }));
  expect(await screen.findByText('The forecast no longer counts with Oak Properties.')).toBeTruthy();
  expect(asked.find(({ operation }) => operation === 'ChangeExpectedItem')?.variables).toEqual({ id: 'i1', input: { isExpected: false, currency: 'USD' } });
});

const edited = () => screen.findByRole('dialog', { name: 'Change Oak Properties' });

test('of an expected item only what was touched is said: all of it, or one time', async () => {
  const times = ['2026-12-01', '2027-01-01'].map((date) => ({ __typename: 'ExpectedTime', occursOn: date, date, amount: '-400.00', state: 'expected' }));
  const { asked } = renderWithServer(<Forecast />, server({ expectedItems: [{ ...rent, times }] }, { ChangeExpectedItem: () => ({ changeExpectedItem: { ...rent, times, state: 'changed' } }) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Oak Properties' }));
  const amount = within(await edited()).getByRole('textbox', { name: 'Amount each time in USD' });
  fireEvent.change(amount, { target: { value: 'much' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save change' }));
  expect(await screen.findByText('Give an amount like 1250.00.')).toBeTruthy();
  fireEvent.change(amount, { target: { value: '$450.00' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save change' }));
  expect(await screen.findByText('The forecast follows what you said of Oak Properties.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Oak Properties' }));
  fireEvent.mouseDown(within(await edited()).getByRole('combobox', { name: 'Which' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Only Jan 1, 2027' }));
  fireEvent.change(within(await edited()).getByLabelText('Day'), { target: { value: '2027-01-09' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save change' }));
  await waitFor(() => expect(asked.filter(({ operation }) => operation === 'ChangeExpectedItem').map(({ variables }) => variables)).toEqual([
    { id: 'i1', input: { amount: '-450.00', currency: 'USD' } }, { id: 'i1', input: { occursOn: '2027-01-01', amount: '-400.00', dueOn: '2027-01-09', currency: 'USD' } },
  ]));
});

test('an own item is added, from a day that is still to come', async () => {
  const own = { ...rent, id: 'o1', isOwn: true, name: 'Van', rhythm: 'once', rows: [], rowCount: 0 };
  const { asked } = renderWithServer(<Forecast />, server({}, { CreateExpectedItem: () => ({ createExpectedItem: own }) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add item' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an expected item' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: 'Van' } });
  fireEvent.change(dialog.getByRole('textbox', { name: 'Amount each time in USD' }), { target: { value: '12,000' } });
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-11-30' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add item' }));
  expect(await dialog.findByText('Pick a day after Nov 30, 2026.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-12-15' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add item' }));
  expect(await screen.findByText('The forecast counts with Van.')).toBeTruthy();
  expect(asked.find(({ operation }) => operation === 'CreateExpectedItem')?.variables).toEqual({ input: { name: 'Van', amount: '-12000', dueOn: '2026-12-15', rhythm: 'once', endsOn: null, currency: 'USD' } });
});

test('the verdict: until when, what could go badly, and without a balance', () => {
  const facts = { ...forecast, zeroCashDate: null as string | null, zeroCashDateLow80: null as string | null };
  expect(forecastVerdict({ ...facts, zeroCashDate: '2026-12-12' })).toBe('Cash likely lasts to Dec 12, 2026');
  expect(forecastVerdict({ ...facts, zeroCashDateLow80: '2026-12-20' })).toBe('Cash likely lasts beyond December 2026, but could be used up by Dec 20, 2026 if things go badly');
  expect(forecastVerdict({ ...facts, openingBalance: null })).toBe('About $500 a month more will come in than go out');
  expect(forecastVerdict({ ...facts, openingBalance: null, forecast: [{ month: '2026-12', net: '-80.00', to: '2026-12-31' }] })).toBe('About $80 a month more will go out than come in');
});

test('words of the back-test', () => {
  expect(hitRateWords(backtest)).toBe('The darker range held in 41 of 50 past months foreseen, the lighter one in 48.');
  expect(backtestSentence({ ...backtest, meanError: '1100.00' }, 'USD')).toContain('10.0% further off than');
});

test('by week there is a past, too', () => {
  const data = fanData(forecast as never, 'week');
  expect(data.labels).toEqual(['Nov 22', 'Today', 'Dec 31']);
  expect(data.past).toEqual([900, 1000, null]);
  expect(data.addresses?.[0]).toContain('from=2026-11-16&to=2026-11-22');
  expect(fanData({ ...forecast, asOf: '2026-11-22' } as never, 'week').labels).toEqual(['Today', 'Dec 31']);
  expect(fanData({ ...forecast, openingBalance: null } as never, 'week').past).toEqual([150, null]);
});

test('the fan begins today, where the past ends', () => {
  const data = fanData(forecast as never, 'month');
  expect(data.labels).toEqual(['Nov 2026', 'Today', 'Dec 2026']);
  expect(data.past).toEqual([1000, 1000, null]);
  expect(data.likely).toEqual([null, 1000, 1500]);
  expect(bandPath(data.band80, (place) => place * 10, (value) => value / 100)).toBe('M10,10L20,17L20,13L10,10Z');
  expect(fanDomain(data)).toEqual({ min: 0, max: 1976 });
});
