/** The whole answer in words: headline, list, how it is defined, what it covers. */
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import { dateInWords } from '../../local-date.ts';
import { decimalToMinor, moneyInWords } from '../../money.ts';
import { percentInWords } from '../../percent.ts';
import type { Figures } from '../compute/figures.ts';
import type { AnswerCoverage, AnswerTable } from '../answer.ts';
import { MEASURES, isPercentMeasure } from '../measures.ts';
import type { Plan } from '../plan.ts';
import { headline } from './headline.ts';

export interface Coverage {
  readonly vocabulary: LedgerVocabulary;
  readonly fileName: string | null;
  /** Set when periods do not count from today. */
  readonly asOfNotice: string | null;
  readonly coverage: AnswerCoverage | null;
}

const LISTED = 12;

export function respond(plan: Plan, figures: Figures, coverage: Coverage): string {
  const { vocabulary } = coverage;
  const paragraphs = [headline(plan, figures, vocabulary), listOf(figures, vocabulary, isPercentMeasure(plan.metric)), definitionLine(plan, figures, vocabulary), ...plan.notes, coverageLine(plan, coverage)];
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

/** The table's first lines as text, for whoever reads only the words. */
function listOf({ table, detail, unit }: Figures, vocabulary: LedgerVocabulary, isOfPercents: boolean): string {
  if (!table || table.rows.length < 2 || (detail.task === 'count' && /^(Transactions|Names)$/.test(String(table.columns[1]))) || detail.task === 'share' || detail.task === 'growth' || detail.task === 'gaps' || detail.task === 'remainder' || detail.task === 'sum' || detail.task === 'compare' || detail.task === 'trend' && (detail.beside !== undefined || detail.units !== undefined)) return '';
  const isPercent = unit === 'percent' || detail.task === 'run' && isOfPercents;
  const words = (cell: string | number | null): string => (unit === 'count' && detail.task === 'ranking' && detail.whole === null ? String(cell ?? '–') : cellInWords(cell, isPercent, vocabulary));
  const told = detail.task === 'trend' && detail.isSplit ? table.columns.length - 1 : 1;
  const ofRow = (row: AnswerTable['rows'][number]): string => (detail.task === 'overview' && row.length > 2 ? table.columns.slice(1).map((title, at) => `${title.toLowerCase()} ${words(row[at + 1] ?? null)}`).join(', ') : words(row[told] ?? null));
  const lines = table.rows.slice(0, LISTED).map((row) => `- ${row[0] ?? ''}: ${ofRow(row)}`);
  return [...lines, ...moreLine(table)].join('\n');
}

const moreLine = (table: AnswerTable): string[] => (table.rows.length > LISTED ? [`(and ${table.rows.length - LISTED} more in the table)`] : []);

function cellInWords(cell: string | number | null, isPercent: boolean, { currency }: LedgerVocabulary): string {
  if (cell === null) return '–';
  if (isPercent && typeof cell === 'number') return percentInWords(cell);
  return moneyInWords(decimalToMinor(String(cell), currency) ?? 0, currency);
}

function definitionLine(plan: Plan, { detail }: Figures, { currency }: LedgerVocabulary): string {
  if (detail.task === 'total' && detail.formula.length > 0) return `${MEASURES[plan.metric].label} = ${MEASURES[plan.metric].formula}: ${detail.formula.map((line) => `${line.label.toLowerCase()} ${moneyInWords(line.value, currency)}`).join(', ')}.`;
  if (plan.toldBurnMinor !== undefined) return '';
  if (detail.task === 'burn' || detail.task === 'runway') return 'Burn rate = average monthly net cash outflow over full calendar months; transfers between own accounts do not count.';
  if (detail.task === 'recurring') return plan.per === 'quarter' ? 'Quarterly = paid every third month, at least three times within a year.' : plan.metric === 'revenue' ? 'Recurring income = paid by the same name in each of the last 3 full months.' : 'Recurring = paid in each of the last 3 full months, at most twice a month.';
  if (detail.task === 'break-even') return 'Cost of sales is taken to rise and fall with revenue, all other costs (overheads, taxes, interest) to stay as they are. Draws and loan principal are no costs.';
  if (MEASURES[plan.metric].roles === null) return '';
  return `${MEASURES[plan.metric].label} = ${MEASURES[plan.metric].formula}.`;
}

function coverageLine(plan: Plan, { vocabulary, fileName, asOfNotice, coverage }: Coverage): string {
  const source = fileName === null ? 'your ledger' : fileName;
  const span = vocabulary.dateFrom && vocabulary.dateTo ? ` (rows from ${dateInWords(vocabulary.dateFrom)} to ${dateInWords(vocabulary.dateTo)})` : '';
  const period = plan.task === 'date' || plan.task === 'latest' ? '' : `Period: ${dateInWords(plan.period.from)} to ${dateInWords(plan.period.to)}. `;
  return `${period}Source: ${source}${span}.${coverage ? coveredWords(coverage) : ''}${asOfNotice ? ` ${asOfNotice}` : ''}`;
}

/** Rows of the period, whether they have a category, and what was left out on purpose. */
function coveredWords({ rowCount, categorisedPercent, leftOut }: AnswerCoverage): string {
  const rows = `${rowCount.toLocaleString('en-US')} ${rowCount === 1 ? 'row' : 'rows'} in the period`;
  const categorised = categorisedPercent === null ? '' : categorisedPercent === 100 ? ', all categorised' : `, ${percentInWords(categorisedPercent)} of them categorised`;
  return ` ${rows}${categorised}.${leftOut.length === 0 ? '' : ` Left out: ${leftOut.map(({ words }) => words).join(', ')}.`}`;
}
