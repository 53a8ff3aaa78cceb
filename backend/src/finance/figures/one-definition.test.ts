/** One definition of every figure: over ledgers made by chance an answer, the overview's card, a report's line, an insight and a summary never disagree. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findInsights } from '../insights/insights.ts';
import { METRICS } from '../metrics.ts';
import { formatMoney, minorToDecimal, moneyInWords } from '../money.ts';
import { answerQuestion } from '../question/answer-question.ts';
import { rowIn } from '../question/test-ledgers.ts';
import { ledgerOf, type PlainRow } from '../question/statement-ledger.test-data.ts';
import { reportText } from '../reports/report-text.ts';
import { writeReport } from '../reports/reports.ts';
import { executiveSummary } from '../summary/executive-summary.ts';
import { HEADLINE_METRICS, type HeadlineMetric } from './headline.ts';
import { overviewFigures } from './overview-figures.ts';

const RUNS = process.env.PURSER_TEST_FULL ? 1_000 : 25;
const TODAY = '2026-11-20';
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const SPOKEN: Readonly<Record<HeadlineMetric, string>> = { revenue: 'revenue', expenses: 'expenses', netProfit: 'net profit', cashFlow: 'cash flow' };

/** Recent enough that periods count from today. */
const RECENT: PlainRow = { date: '2026-11-12', amount: -12.34, category: 'Rent', counterparty: 'Gale', description: 'RENT', account: 'Checking' };

async function check(rows: readonly PlainRow[]): Promise<void> {
  const ledger = ledgerOf([...rows, RECENT], 'categorised');
  const source = { ...ledger, fileId: null };
  const answer = async (text: string) => (await answerQuestion({ text, ...ledger, today: TODAY, previous: null })).answer;
  const { figures } = await overviewFigures(ledger.reader, ledger.vocabulary, 'last-month', TODAY);
  const report = await writeReport(source, { type: 'monthly', title: 'October', businessName: 'Test', period: OCTOBER, today: TODAY });
  const { figures: { totals } } = await executiveSummary(source, 'all.csv', TODAY);
  for (const metric of HEADLINE_METRICS) {
    const decimal = minorToDecimal(figures[metric], 'USD');
    const asked = await answer(`What was my ${SPOKEN[metric]} in October 2026?`);
    expect([metric, asked.value]).toEqual([metric, decimal]);
    expect([metric, (await answer(`What is my total ${SPOKEN[metric]}?`)).value]).toEqual([metric, minorToDecimal(totals[metric], 'USD')]);
    if (report.figures.entryCount > 0) expect(reportText(report.document)).toMatch(new RegExp(`${METRICS[metric].label} +${formatMoney(figures[metric], 'USD').replace(/[$.]/g, '\\$&')}`));
  }
  await checkInsights(source, figures);
}

/** A loss or a moved revenue of the last whole month is told with the very figures of the card. */
async function checkInsights(source: Parameters<typeof findInsights>[0], figures: Readonly<Record<HeadlineMetric, number>>): Promise<void> {
  const money = (amountMinor: number) => moneyInWords(amountMinor, 'USD');
  for (const { key, title, content } of await findInsights(source, TODAY)) {
    if (key === 'loss:2026-10-01') expect([title, content]).toEqual([`A loss of ${money(-figures.netProfit)} in October 2026`, expect.stringContaining(`${money(figures.revenue)} of revenue against ${money(figures.expenses)} of expenses`)]);
    if (key === 'revenue-change:2026-10-01') expect(content).toContain(`Revenue was ${money(figures.revenue)} in October 2026`);
  }
}

test('answer, card, report, insight and summary', async () => {
  await fc.assert(fc.asyncProperty(fc.array(rowIn(8, 9, 10), { minLength: 3, maxLength: 60 }), check), { numRuns: RUNS, seed: 20261122 });
});
