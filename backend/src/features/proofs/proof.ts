/** The proof of something stored: how each figure was computed, from which rows, and what later changes of the ledger did to it. */
import type { LedgerPlace } from '../../finance/ledger/ledger-place.ts';
import type { EntryFilter } from '../../finance/ledger/ledger-reader.ts';
import { rememberingReader } from '../../finance/ledger/remembering-reader.ts';
import { decimalToMinor, minorToDecimal, moneyInWords } from '../../finance/money.ts';
import { percentInWords } from '../../finance/percent.ts';
import type { AnswerUnit, Cell, Citation } from '../../finance/question/answer.ts';
import { definitionOfPlan, figuresOfPlan } from '../../finance/question/figures-of-plan.ts';
import type { Plan } from '../../finance/question/plan.ts';
import { rolesOf } from '../ledger/chart-store.ts';
import type { OpenLedger } from '../ledger/ledger-source.ts';
import { type Basis, distinct, type KeptRow, type StatedFigure } from './basis.ts';
import { changedRows, type ChangedRow, type RowChanges } from './changed-rows.ts';

export interface ProvedFigure {
  readonly part: string;
  readonly label: string;
  readonly definition: string;
  /** Null for what no plan computes: balances that accounting software states. */
  readonly plan: Plan | null;
  readonly unit: AnswerUnit | null;
  readonly valueThen: string | number | null;
  readonly valueNow: string | number | null;
  readonly isChanged: boolean;
  /** The filter of the ledger's list that shows exactly the rows behind it; null where none does. */
  readonly place: LedgerPlace | null;
}

/** What stands out in the figures, with the rows that showed it then. */
export interface ProvedFinding {
  readonly part: string;
  readonly label: string;
  readonly citations: readonly Citation[];
}

export interface Proof {
  readonly ledgerVersion: number;
  readonly currentLedgerVersion: number;
  readonly currency: string;
  readonly figures: readonly ProvedFigure[];
  readonly findings: readonly ProvedFinding[];
  readonly rowIds: readonly string[];
  readonly rowCount: number;
  readonly rowCountNow: number;
  readonly isChanged: boolean;
  /** What happened since, in one sentence; null while every figure is what it was. */
  readonly sentence: string | null;
  readonly changes: readonly (Omit<ChangedRow, 'amountMinor'> & { readonly amount: string })[];
  readonly addedCount: number;
  readonly removedCount: number;
  readonly changedCount: number;
  readonly isComplete: boolean;
}

export interface Proven {
  readonly id: string;
  readonly businessId: string;
  readonly fileId: string | null;
  readonly ledgerVersion: number;
  /** Null for what was made before anything was kept. */
  readonly basis: Basis | null;
}

const UNTOUCHED: RowChanges = { rows: [], addedCount: 0, removedCount: 0, changedCount: 0, countNow: 0, isComplete: true };

/** Computed when somebody looks, never for lists. While the ledger is the same no rows are compared. `beside`: figures that are proved elsewhere. */
export async function proofOf(stored: Proven, ledger: OpenLedger, beside: readonly ProvedFigure[] = []): Promise<Proof> {
  const { basis } = stored;
  const versions = { ledgerVersion: stored.ledgerVersion, currentLedgerVersion: ledger.version };
  if (basis === null) return { ...versions, currency: ledger.currency, figures: [], findings: [], rowIds: [], rowCount: 0, rowCountNow: 0, isChanged: false, sentence: null, changes: [], addedCount: 0, removedCount: 0, changedCount: 0, isComplete: false };
  const { figures: planned, restsOn } = await provedFigures(basis, stored, ledger);
  const figures = [...planned, ...beside];
  const isChanged = figures.some((figure) => figure.isChanged);
  const changes = stored.ledgerVersion === ledger.version ? { ...UNTOUCHED, countNow: basis.rowCount }
    : await changedRows(basis, { sql: ledger.sql, businessId: stored.businessId, roles: rolesOf(ledger.chart), filters: distinct(restsOn), since: stored.id });
  const { addedCount, removedCount, changedCount, isComplete, countNow } = changes;
  return {
    ...versions, currency: basis.currency, figures, findings: (basis.findings ?? []).map((finding) => ({ ...finding, citations: finding.rows.map((row) => citationOf(row, basis.currency)) })), rowIds: basis.rows.map(([id]) => id), rowCount: basis.rowCount, rowCountNow: countNow, isChanged,
    sentence: isChanged ? sinceThen(figures, changes, basis.currency) : null,
    changes: isChanged ? changes.rows.map(({ amountMinor, ...row }) => ({ ...row, amount: minorToDecimal(amountMinor, basis.currency) })) : [], addedCount, removedCount, changedCount, isComplete,
  };
}

function citationOf([transactionId, date, amountMinor, , description]: KeptRow, currency: string): Citation {
  return { transactionId, date, description, amount: minorToDecimal(amountMinor, currency) };
}

async function provedFigures({ figures, asOf }: Basis, { fileId }: Proven, ledger: OpenLedger): Promise<{ figures: ProvedFigure[]; restsOn: EntryFilter[] }> {
  const vocabulary = await ledger.vocabulary();
  // Revenue is part of the profit, and so on: what one figure read the next need not read again.
  const books = { reader: rememberingReader(ledger.reader), vocabulary, asOf, ...(fileId === null ? {} : { fileId }) };
  const restsOn: EntryFilter[] = [];
  const proved: ProvedFigure[] = [];
  for (const figure of figures) {
    const now = await figuresOfPlan(figure.plan, books);
    restsOn.push(...now.restsOn);
    const { part, label, plan, unit } = figure;
    const own = { part, label, definition: definitionOfPlan(plan, vocabulary), plan, unit, valueThen: figure.value, valueNow: now.value, isChanged: figure.value !== now.value, place: now.place };
    const lines = changedLines(figure, now.table).map((line) => ({ ...own, ...line, isChanged: true, place: null }));
    proved.push(own, ...lines);
  }
  return { figures: proved, restsOn };
}

/** The lines of a list that are not what they were, by their labels; lines that came or went have no value on the other side. */
function changedLines({ table, unit, label }: StatedFigure, now: StatedFigure['table']): { label: string; unit: AnswerUnit | null; valueThen: string | number | null; valueNow: string | number | null }[] {
  if (table === null) return [];
  const [before, after] = [linesOf(table), linesOf(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [valueThen, valueNow] = [before.get(name) ?? null, after.get(name) ?? null];
    return valueThen === valueNow || name === label ? [] : [{ label: name, unit: typeof (valueThen ?? valueNow) === 'string' ? 'currency' as const : unit === 'currency' ? 'count' as const : unit, valueThen, valueNow }];
  });
}

const linesOf = (table: StatedFigure['table']): Map<string, Cell> => new Map((table?.rows ?? []).map((row) => [String(row[0] ?? ''), row[1] ?? null]));

function sinceThen(figures: readonly ProvedFigure[], { addedCount, removedCount, changedCount }: RowChanges, currency: string): string {
  const counted = (count: number, one: string, many: string): string[] => (count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? `transaction ${one}` : `transactions ${many}`}`]);
  const parts = [...counted(addedCount, 'came in', 'came in'), ...counted(removedCount, 'went', 'went'), ...counted(changedCount, 'was changed', 'were changed')];
  const [first] = figures.filter(({ isChanged }) => isChanged);
  const others = figures.filter(({ isChanged }) => isChanged).length - 1;
  const happened = parts.length > 0 ? parts.join(' and ') : first?.plan === null ? 'your accounting software told other balances' : 'the ledger changed';
  const moved = first ? `${figures.length > 1 && first.label !== '' ? `${first.label} ` : ''}${inWords(first.valueThen, first.unit, currency)} → ${inWords(first.valueNow, first.unit, currency)}` : '';
  return `Since then ${happened}: ${moved}${others > 0 ? `, and ${others} more ${others === 1 ? 'figure' : 'figures'}` : ''}.`;
}

function inWords(value: string | number | null, unit: AnswerUnit | null, currency: string): string {
  if (value === null) return 'none';
  if (unit === 'currency') return moneyInWords(decimalToMinor(String(value), currency) ?? 0, currency);
  if (unit === 'percent') return percentInWords(Number(value));
  return typeof value === 'number' ? value.toLocaleString('en-US') : value;
}
