/** The choices about headings and columns with their reasons, and the picture of them for owners. */
import { rolesOf } from '../columns/mapped-plan.ts';
import type { CsvRecord } from '../csv/record.ts';
import type { MappedRole } from '../mapping.ts';
import type { ReadingPicture } from '../picture.ts';
import type { Choice } from '../statement.ts';
import { SAID, SAID_EARLIER } from './decision.ts';
import type { TableFrame } from './frame-table.ts';
import type { StatementLayout } from './layout.ts';

const ROLE_NAMES: Readonly<Record<MappedRole, string>> = {
  date: 'date column', description: 'description column', amount: 'amount column', debit: 'money out column', credit: 'money in column', flag: 'direction column', balance: 'balance column',
  currency: 'currency column', category: 'category column', account: 'account column', counterparty: 'counterparty column', reference: 'reference column',
};

export function headingChoice({ heading }: Pick<TableFrame, 'heading'>, records: readonly CsvRecord[], saidLine: number | undefined): Choice {
  const choice = heading.index === null ? 'none' : `line ${records[heading.index]!.line}`;
  if (saidLine !== undefined) return { what: 'headings', choice, reason: SAID, confidence: 1, origin: 'said' };
  return heading.index === null
    ? { what: 'headings', choice, reason: 'no line names the columns; they were told by their content', confidence: 0.8 }
    : { what: 'headings', choice, reason: 'the line names the columns', confidence: 0.95 };
}

export function columnChoices({ heading, columns }: Pick<TableFrame, 'heading' | 'columns'>): Choice[] {
  const reason = heading.index === null ? 'its content' : 'its heading and content';
  const choices = [...rolesOf(columns.plan)].map(([column, role]): Choice => {
    const what = ROLE_NAMES[role];
    const choice = heading.headings[column]?.trim() || `column ${column + 1}`;
    if (columns.said.has(column)) return { what, choice, reason: SAID, confidence: 1, origin: 'said' };
    if (columns.remembered.has(column)) return { what, choice, reason: SAID_EARLIER, confidence: 0.95, origin: 'remembered' };
    if (columns.plan.joined.includes(column)) return { what, choice, reason: `${reason}; what it says beside the description is added to it`, confidence: 0.9 };
    return { what, choice, reason, confidence: heading.index === null ? 0.85 : role === 'date' || role === 'amount' ? 0.95 : 0.9 };
  });
  if (columns.isMemoryUnfit) choices.push({ what: 'columns', choice: 'as the file shows', reason: 'what you said for an earlier file does not fit the cells of this one', confidence: 0.8 });
  return choices;
}

const MAX_LINES = 24;
const DATA_LINES = 10;
const MAX_COLUMNS = 60;
const MAX_CELL_CHARS = 160;

export function pictureOf({ heading, columns }: Pick<TableFrame, 'heading' | 'columns'>, records: readonly CsvRecord[], layout: StatementLayout): ReadingPicture {
  const roles = rolesOf(columns.plan);
  const from = Math.max(0, heading.firstData + DATA_LINES - MAX_LINES);
  const shown = records.slice(from, heading.firstData + DATA_LINES);
  const columnCount = Math.min(MAX_COLUMNS, Math.max(heading.headings.length, ...shown.map(({ cells }) => cells.length), ...[...roles.keys()].map((column) => column + 1)));
  return {
    columns: Array.from({ length: columnCount }, (_, column) => ({ heading: (heading.headings[column] ?? '').trim().slice(0, MAX_CELL_CHARS), role: roles.get(column) ?? null })),
    lines: shown.map(({ line, cells }) => ({ line, cells: cells.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, MAX_CELL_CHARS)) })),
    mapping: {
      headingLine: heading.index === null ? 0 : records[heading.index]!.line, ...(records[heading.firstData] && { firstDataLine: records[heading.firstData]!.line }),
      dateOrder: layout.dateOrder, decimalMark: layout.decimalMark === '.' ? 'point' : 'comma', sign: layout.signRule,
      ...(layout.currency !== null && { currency: layout.currency }), ...(layout.account !== null && { account: layout.account }),
    },
  };
}
