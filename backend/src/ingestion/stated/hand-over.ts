/** Hands over what a bank's own statement format states, and proves it: opening balance + payments = closing balance, account by account. */
import type { ReadOptions } from '../csv/read-csv.ts';
import { ReadingSummary } from '../reading-summary.ts';
import type { ReadingFailure, StatementReading, StatementRow } from '../statement.ts';
import type { AccountStatement, StatedContent } from './account-statement.ts';
import { rebuiltText } from './rebuilt-text.ts';
import { withoutRepeats } from './without-repeats.ts';

const BATCH_ROWS = 1_000;

export async function handOver(kind: StatementReading['kind'], stated: StatedContent, options: ReadOptions): Promise<StatementReading | ReadingFailure> {
  const content = withoutRepeats(stated);
  const rows = content.statements.flatMap((statement) => statement.rows);
  const summary = new ReadingSummary();
  for (const problem of content.problems) summary.addProblem(problem);
  for (const repair of content.repairs) summary.addRepair(repair);
  for (const row of rows) summary.addRow(row);
  if (rows.length === 0) return { failure: `No transactions found: ${summary.problemCount > 0 ? summary.firstReason : 'the file states no booked payments.'}` };
  const ambiguity = content.asked ?? null;
  if (ambiguity === null) await inBatches(rows, options);
  const accounts = new Set(content.statements.map((statement) => statement.account));
  const [onlyAccount = null] = accounts.size === 1 ? accounts : [];
  return {
    ...summary.finish(onlyAccount), kind, parsedText: rebuiltText(rows), choices: content.choices, ambiguity,
    ...(accounts.size === 1 ? balancesOf(content.statements) : { openingMinor: null, closingMinor: null }), balanceProof: proofOf(content.statements),
  };
}

async function inBatches(rows: readonly StatementRow[], options: ReadOptions): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    await options.onRows(rows.slice(start, start + BATCH_ROWS));
    options.onProgress?.(Math.round((Math.min(rows.length, start + BATCH_ROWS) / rows.length) * 100));
  }
}

/** Of several statements of one account: the outermost balances where each begins with what the one before it ended with, else only the latest one's closing balance. */
function balancesOf(statements: readonly AccountStatement[]): Pick<StatementReading, 'openingMinor' | 'closingMinor'> {
  const newestFirst = [...statements].reverse();
  const chain = [statements, newestFirst].find(isChain);
  if (chain) return { openingMinor: chain[0]?.openingMinor ?? null, closingMinor: chain.at(-1)?.closingMinor ?? null };
  const latest = statements.filter((statement) => statement.closingMinor !== null).reduce<AccountStatement | null>((found, next) => ((found?.closingDate ?? '') > (next.closingDate ?? '') ? found : next), null);
  return { openingMinor: null, closingMinor: latest?.closingMinor ?? null };
}

const isChain = (statements: readonly AccountStatement[]): boolean =>
  statements.every((statement, index) => index === 0 || (statement.openingMinor !== null && statement.openingMinor === statements[index - 1]!.closingMinor));

/** Each statement that has both balances is proved by itself: what lies between two statements is not in the file. */
function proofOf(statements: readonly AccountStatement[]): StatementReading['balanceProof'] {
  const provable = statements.filter(({ openingMinor, closingMinor }) => openingMinor !== null && closingMinor !== null);
  if (provable.length === 0) return 'none';
  return provable.every(({ openingMinor, closingMinor, rows }) => rows.reduce((sum, row) => sum + row.amountMinor, openingMinor!) === closingMinor) ? 'holds' : 'broken';
}
