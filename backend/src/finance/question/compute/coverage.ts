/** What an answer saw of the ledger: its dates, how much of it is categorised, and what was left out on purpose. */
import type { GroupTotal } from '../../ledger/ledger-reader.ts';
import type { AnswerCoverage, LeftOut } from '../answer.ts';
import type { Plan } from '../plan.ts';
import type { Books } from './books.ts';

/** Null for an empty ledger. Looks at the period alone, whatever rows of it the question was about. */
export async function coverageOf({ period, metric }: Plan, books: Books): Promise<AnswerCoverage | null> {
  const { reader, vocabulary, fileId } = books;
  const { dateFrom, dateTo, currency } = vocabulary;
  if (dateFrom === null || dateTo === null) return null;
  const within = { from: period.from, to: period.to, ...(fileId === undefined ? {} : { fileId }) };
  const others = vocabulary.currencies.filter((other) => other !== currency);
  const [totals, ...foreign] = await Promise.all([reader.totals({ ...within, currency }, ['category']), ...others.map((other) => reader.totals({ ...within, currency: other }, []))]);
  const categories = new Map(vocabulary.categories.map((category) => [String(category.number), category]));
  const isTransfer = ({ key }: GroupTotal) => categories.get(key.category ?? '')?.role === 'transfer';
  const seen = totals.filter((total) => !isTransfer(total));
  const rowCount = countOf(seen);
  const unknown = countOf(seen.filter(({ key }) => /^uncategorized/i.test(categories.get(key.category ?? '')?.name ?? '')));
  return {
    from: dateFrom, to: dateTo, rowCount, categorisedPercent: rowCount === 0 ? null : Math.floor(((rowCount - unknown) / rowCount) * 1_000) / 10,
    leftOut: [
      ...(metric === 'movement' ? [] : leftOut('transfers', countOf(totals.filter(isTransfer)), 'transfer between own accounts', 'transfers between own accounts')),
      ...others.flatMap((other, index) => leftOut('other-currency', countOf(foreign[index] ?? []), `row in ${other}`, `rows in ${other}`)),
      ...(fileId === undefined ? leftOut('copies', vocabulary.copyCount ?? 0, 'copy of a row that another file holds too', 'copies of rows that other files hold too') : []),
    ],
  };
}

const countOf = (totals: readonly GroupTotal[]): number => totals.reduce((sum, { inCount, outCount }) => sum + inCount + outCount, 0);

function leftOut(what: LeftOut['what'], count: number, one: string, many: string): LeftOut[] {
  return count === 0 ? [] : [{ what, count, words: `${count.toLocaleString('en-US')} ${count === 1 ? one : many}` }];
}
