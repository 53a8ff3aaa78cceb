/** The scenario planner: what is slid or said is computed live, saved, compared, and can be taken back. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderWithServer, type Answers } from '../../test-server.tsx';
import { draftOf, leverOf } from './lever-draft.ts';
import { Scenarios } from './Scenarios.tsx';

afterEach(cleanup);

const MONTHS = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05'];
const months = (start: number, step: number) => MONTHS.map((month, at) => ({ __typename: 'ScenarioMonth', month, net: `${step}.00`, balance: `${start + step * (at + 1)}.00` }));
const outcome = (cashAtEnd: string, more: object = {}) => ({ __typename: 'ScenarioOutcome', cashAtEnd, lowestBalance: cashAtEnd, lowestMonth: '2027-05', runwayMonths: null, runwayState: 'not-burning', zeroCashDate: null, ...more });

/** A change of so many dollars a month on 10,000 that stay level. */
function result(monthly: number, labels: readonly string[] = []) {
  const money = (amount: number) => `${amount}.00`;
  return {
    __typename: 'ScenarioResult', asOf: '2026-11-20', baseline: 'forecast', openingBalance: '10000.00', base: months(10_000, 0), scenario: months(10_000, monthly), notes: ['Counted from November.'],
    difference: { __typename: 'ScenarioDifference', cashAtEnd: money(monthly * 6), lowestBalance: money(monthly * 6), profit: money(monthly * 6), monthly: money(monthly), monthlyProfit: money(monthly), once: '0.00', runwayMonths: null },
    outcome: { __typename: 'ScenarioOutcomes', base: outcome('10000.00'), scenario: monthly * 6 < -10_000 ? outcome(money(10_000 + monthly * 6), { runwayMonths: 2.5, runwayState: 'known', zeroCashDate: '2027-02-14' }) : outcome(money(10_000 + monthly * 6)) },
    levers: labels.map((label) => ({ __typename: 'ScenarioLeverEffect', label, monthly: money(monthly), monthlyProfit: money(monthly), once: '0.00', months: MONTHS.map(() => money(monthly)) })),
  };
}

const RENT = { kind: 'category-change', category: 'Rent', percent: 10, startMonth: '2026-12' };
const scenario = (id: string, name: string, levers: readonly object[], monthly: number) => ({ __typename: 'Scenario', id, name, months: 6, currency: 'USD', openingBalance: null, levers, result: result(monthly, levers.map(() => name)), updatedAt: '2026-11-20T10:00:00Z' });
const higherRent = scenario('s2', 'Higher rent', [RENT], -300);
const hire = scenario('s1', 'A hire', [{ kind: 'hire', count: 1, monthlyCost: '5000.00', startMonth: '2026-12' }], -5000);

function server(scenarios: readonly object[], more: Answers = {}): Answers {
  return {
    Scenarios: () => ({ scenarios }),
    Categories: () => ({ categories: [] }),
    ScenarioPreview: ({ input }) => {
      const { levers, months: count } = input as { levers: { kind: string; percent?: number }[]; months: number };
      const monthly = levers.reduce((sum, { kind, percent }) => sum - (kind === 'hire' ? 5000 : 30 * (percent ?? 0)), 0);
      return { scenarioPreview: { __typename: 'ScenarioPreview', months: count, currency: 'USD', openingBalance: null, levers, result: result(monthly, levers.map(({ kind }) => kind)) } };
    },
    ...more,
  };
}

function say(words: string): void {
  const box = screen.getByRole('textbox', { name: 'What if…' });
  fireEvent.change(box, { target: { value: words } });
  fireEvent.keyDown(box, { key: 'Enter' });
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

test('the newest is open: what it changes, what that comes to, and the others beside it', async () => {
  renderWithServer(<Scenarios />, server([higherRent, hire]));
  expect(await screen.findByRole('heading', { name: '“Higher rent” leaves $1,800 less at the end of May 2027' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Higher rent');
  expect(within(screen.getByRole('group', { name: 'A category' })).getByText('−$300 a month')).toBeTruthy();
  expect(row('Without changes').textContent).toContain('Not burning');
  expect(row('A hire').textContent).toMatch(/−\$20,000.*2\.5 months.*Out in Feb 2027.*−\$5,000/);
  expect(screen.getByText('Counted from November.')).toBeTruthy();
});

test('a slid number is computed without saving, and can be put back', async () => {
  const { asked } = renderWithServer(<Scenarios />, server([higherRent]));
  await screen.findByRole('heading', { name: /leaves \$1,800 less/ });
  fireEvent.change(screen.getByRole('slider', { name: 'Change in %, A category' }), { target: { value: 20 } });
  expect(await screen.findByRole('heading', { name: /leaves \$3,600 less/ })).toBeTruthy();
  expect(screen.getByText('Not saved')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByRole('heading', { name: /leaves \$1,800 less/ })).toBeTruthy();
  expect(asked.some(({ operation }) => operation === 'UpdateScenario')).toBe(false);
});

test('what is not a number is marked and not asked', async () => {
  const { asked } = renderWithServer(<Scenarios />, server([higherRent]));
  const percent = await screen.findByRole('textbox', { name: 'Change in %' });
  await waitFor(() => expect(asked.filter(({ operation }) => operation === 'ScenarioPreview')).toHaveLength(1));
  fireEvent.change(percent, { target: { value: 'a lot' } });
  expect(percent.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(true);
  expect(asked.filter(({ operation }) => operation === 'ScenarioPreview')).toHaveLength(1);
});

test('nothing saved yet: a change in plain words becomes fields, and the scenario is saved under their name', async () => {
  const { asked } = renderWithServer(<Scenarios />, server([], {
    ScenarioReading: () => ({ scenarioReading: { __typename: 'ScenarioReading', levers: [RENT], inWords: ['Rent up 10 % from December 2026'], explanation: null } }),
    CreateScenario: () => ({ createScenario: { ...higherRent, id: 's3', name: 'Rent goes up 10 %' } }),
  }));
  expect(await screen.findByRole('heading', { name: 'Without changes there is $10,000 at the end of May 2027' })).toBeTruthy();
  say('what if rent goes up 10 %');
  expect(await screen.findByText('Added: Rent up 10 % from December 2026.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Rent goes up 10 %');
  fireEvent.click(screen.getByRole('button', { name: 'Save scenario' }));
  expect(await screen.findByText('Scenario Saved')).toBeTruthy();
  expect(asked.find(({ operation }) => operation === 'CreateScenario')?.variables).toEqual({ input: { name: 'Rent goes up 10 %', months: 6, openingBalance: null, levers: [RENT], currency: 'USD' } });
  expect(await screen.findByRole('heading', { name: 'Edit scenario' })).toBeTruthy();
});

test('words that hold no change say what is missing', async () => {
  renderWithServer(<Scenarios />, server([], { ScenarioReading: () => ({ scenarioReading: { __typename: 'ScenarioReading', levers: [], inWords: [], explanation: 'What would each of them cost per month?' } }) }));
  await screen.findByRole('heading', { name: /Without changes/ });
  say('hire two people');
  expect(await screen.findByText('What would each of them cost per month?')).toBeTruthy();
});

test('a change is added by hand, from the next month on', async () => {
  renderWithServer(<Scenarios />, server([]));
  await screen.findByRole('heading', { name: /Without changes/ });
  fireEvent.click(screen.getByRole('button', { name: 'Add a change' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Hire/ }));
  const group = await screen.findByRole('group', { name: 'Hire' });
  expect(within(group).getByLabelText<HTMLInputElement>('From').value).toBe('2026-12');
  expect(await screen.findByRole('heading', { name: /With “This scenario” cash is used up in February 2027/ })).toBeTruthy();
});

test('another scenario stands beside it in the chart, and the address keeps it', async () => {
  renderWithServer(<Scenarios />, server([higherRent, hire]));
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'A hire in the chart' });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }));
  expect(await screen.findByRole('columnheader', { name: 'A hire' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Higher rent' }).getAttribute('href')).toBe('/dashboard/scenarios?scenario=s2&beside=s1');
});

test('one is deleted with a way back, and copied', async () => {
  renderWithServer(<Scenarios />, server([higherRent, hire], {
    DeleteScenario: () => ({ deleteScenario: true }), RestoreScenario: () => ({ restoreScenario: hire }), DuplicateScenario: () => ({ duplicateScenario: { ...hire, id: 's9', name: 'A hire (copy)' } }),
  }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete A hire' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo deleting A hire' }));
  expect(await screen.findByRole('link', { name: 'A hire' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Duplicate A hire' }));
  expect(await screen.findByRole('link', { name: 'A hire (copy)', current: true })).toBeTruthy();
});

test('a failure is told with a way to try again', async () => {
  renderWithServer(<Scenarios />, { Scenarios: () => new Refusal(503, 'The database is away.') });
  expect(await screen.findByText('The scenarios could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each([
  { kind: 'hire', count: 2, monthlyCost: '5000.50', startMonth: '2027-03' }, { kind: 'price-change', percent: -4.5, startMonth: '2027-03' }, { kind: 'one-off', amount: '-20000', month: '2027-03', label: 'Van' },
  { kind: 'recurring', amount: '400', startMonth: '2027-03', endMonth: '2027-06' }, { kind: 'recurring', amount: '-400', startMonth: '2027-03' }, RENT,
  { kind: 'payment-delay', days: 30, share: 0.55, startMonth: '2027-03' }, { kind: 'loan', principal: '25000', annualRatePercent: 7.5, termMonths: 36, startMonth: '2027-03' },
])('a lever goes through its fields unchanged: $kind', (lever) => expect(leverOf(draftOf(lever, 'k'))).toEqual(lever));
