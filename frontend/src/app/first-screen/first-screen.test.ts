/** What comes with the dashboard's page: drawn at once, found by the product's own questions, and used only once. */
import { afterEach, expect, test } from '@jest/globals';
import { createCache } from '../apollo/cache.ts';
import { FinancialOverviewDocument, MeDocument, RecentInsightsDocument, type FirstAnswersQuery } from '../../generated/graphql.ts';
import { exampleAnswers } from './example-answers.ts';
import { fillFirstScreen } from './fill-first-screen.ts';
import { overviewQuestions } from '../../features/overview/use-overview-ahead.ts';
import { firstPeriod, keepFirstAnswers } from './first-answers.ts';
import { markCurrentEntry } from './mark-current-entry.ts';

const me = { __typename: 'User', id: 'u1', email: 'ana@example.com', firstName: 'Ana', lastName: 'Silva', businessName: 'Harbor Bakery', accountType: 'pro', isPro: true, isDemo: false, timeZone: 'UTC', wantsEmailNotifications: true, wantsMonthlyReports: true, wantsReadingChecks: false };
const answers = { ...exampleAnswers, me } as unknown as FirstAnswersQuery;

afterEach(() => { document.body.innerHTML = ''; });

const places = ['who', 'purpose', 'verdict', 'revenue', 'expenses', 'netProfit', 'cashFlow'];

function filled(sent: FirstAnswersQuery): string[] {
  document.body.innerHTML = places.map((place) => `<p data-first="${place}">…</p>`).join('');
  fillFirstScreen(document, sent);
  return [...document.querySelectorAll('p')].map((place) => place.textContent);
}

test('the first screen says what the overview will say', () => {
  expect(filled(answers)).toEqual([
    'Welcome, Harbor Bakery', 'October 2025, in USD. As of Oct 31, 2025', 'Profit rose $100 against Sep, mostly Sales', '$1,200', '$900', '$300', '$250',
  ]);
});

test('without figures it only says who is here', () => {
  expect(filled({ ...answers, financialData: { ...answers.financialData, hasData: false } })).toEqual(['Welcome, Harbor Bakery', '…', '…', '…', '…', '…', '…']);
});

async function cacheOfPageWith(text: string) {
  document.body.innerHTML = `<script type="application/json" id="first-answers">${text}</script>`;
  const cache = createCache();
  await keepFirstAnswers(cache);
  return cache;
}

test.each(overviewQuestions(firstPeriod))('the example from which the build learns the styles answers all of $query.definitions.0.name.value', ({ query, variables }) => {
  const cache = createCache();
  cache.writeQuery({ query, variables, data: exampleAnswers });
  expect(cache.readQuery({ query, variables })).not.toBeNull();
});

test('the questions of the overview find their answers', async () => {
  const cache = await cacheOfPageWith(JSON.stringify(answers));
  expect(cache.readQuery({ query: MeDocument })).toMatchObject({ me });
  expect(cache.readQuery({ query: FinancialOverviewDocument, variables: firstPeriod })).toMatchObject({ financialData: { revenue: '1200.00' } });
  expect(cache.readQuery({ query: RecentInsightsDocument })).toMatchObject({ insights: [{ title: 'Something' }] });
});

test('where only the reader is known, only that is', async () => {
  const cache = await cacheOfPageWith(JSON.stringify({ me }));
  expect(cache.readQuery({ query: MeDocument })).toMatchObject({ me });
  expect(cache.readQuery({ query: RecentInsightsDocument })).toBeNull();
});

test('a page without answers changes nothing', async () => {
  expect((await cacheOfPageWith('null')).readQuery({ query: MeDocument })).toBeNull();
});

test('whoever signs in later does not meet what was sent to somebody else', async () => {
  await cacheOfPageWith(JSON.stringify(answers));
  const later = createCache();
  await keepFirstAnswers(later);
  expect(later.readQuery({ query: MeDocument })).toBeNull();
});

test.each([
  ['/dashboard/reports', ['/dashboard/reports']],
  ['/dashboard/', ['/dashboard']],
  ['/dashboard/whatever', ['/dashboard']],
  ['/dashboard/transactions', []],
])('at %s the navigation marks %j', (pathname, marked) => {
  document.body.innerHTML = '<nav data-shape="full"><a href="/dashboard" aria-current="page">Dashboard</a><a href="/dashboard/reports">Reports</a></nav>';
  markCurrentEntry(document, pathname);
  expect([...document.querySelectorAll('[aria-current=page]')].map((entry) => entry.getAttribute('href'))).toEqual(marked);
});
