/** What an answer, a summary or a report rested on when it was made: plans, figures and rows, enough to see later what changed. */
import type { Entry, LocalDate } from '../../finance/ledger/entry.ts';
import type { EntryFilter, LedgerReader } from '../../finance/ledger/ledger-reader.ts';
import type { AnswerUnit, Cell } from '../../finance/question/answer.ts';
import type { Books } from '../../finance/question/compute/books.ts';
import { figuresOfPlan } from '../../finance/question/figures-of-plan.ts';
import type { StatedKind } from '../../finance/statements/stated-balances.ts';
import type { PlannedFigure } from '../../finance/question/planned-figure.ts';

/** One figure that was stated. */
export interface StatedFigure extends PlannedFigure {
  readonly value: string | number | null;
  readonly unit: AnswerUnit | null;
  /** The lines of a list or series; null for a single figure. */
  readonly table: { readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] } | null;
}

/** Short, for there are many. */
export type KeptRow = readonly [id: string, date: LocalDate, amountMinor: number, categoryNumber: number, description: string];

export interface KeptFinding {
  readonly part: string;
  readonly label: string;
  readonly rows: readonly KeptRow[];
}

/** A balance sheet as it was shown; short as rows are. */
export interface KeptSheet {
  readonly on: LocalDate;
  readonly lines: readonly (readonly [key: string, name: string, kind: StatedKind, amountMinor: number])[];
}

export interface Basis {
  /** The day from which periods counted. */
  readonly asOf: LocalDate;
  readonly currency: string;
  readonly figures: readonly StatedFigure[];
  /** What was found besides, with the rows that show it. */
  readonly findings?: readonly KeptFinding[];
  /** The balance sheets that were shown: what accounting software stated then, carried to their days. */
  readonly sheets?: readonly KeptSheet[];
  /** The newest of them. */
  readonly rows: readonly KeptRow[];
  readonly rowCount: number;
}

export const KEPT_ROWS = 500;
const KEPT_DESCRIPTION = 60;

/** Several figures of one text, with the rows that they rest on. */
export async function basisOf(planned: readonly PlannedFigure[], books: Books): Promise<Basis> {
  const computed = await Promise.all(planned.map(async (figure) => ({ figure, now: await figuresOfPlan(figure.plan, books) })));
  const figures = computed.map(({ figure, now: { value, unit } }): StatedFigure => ({ ...figure, value, unit, table: null }));
  return takeBasis(books.reader, { asOf: books.asOf, currency: books.vocabulary.currency, figures, restsOn: computed.flatMap(({ now }) => now.restsOn) });
}

export async function takeBasis(reader: LedgerReader, { asOf, currency, figures, restsOn }: Pick<Basis, 'asOf' | 'currency' | 'figures'> & { restsOn: readonly EntryFilter[] }): Promise<Basis> {
  const pages = await Promise.all(distinct(restsOn).map((filter) => reader.entries(filter, 'newest', KEPT_ROWS)));
  const rows = new Map(pages.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry]));
  const newestFirst = [...rows.values()].sort((a, b) => (a.date === b.date ? (a.id < b.id ? 1 : -1) : a.date < b.date ? 1 : -1));
  // Filters may overlap: where all rows are at hand their number is known, else it is what the filters say.
  const isWhole = pages.every(({ entries, count }) => entries.length === count);
  return { asOf, currency, figures, rows: newestFirst.slice(0, KEPT_ROWS).map(keptRow), rowCount: isWhole ? rows.size : pages.reduce((sum, { count }) => sum + count, 0) };
}

export function distinct(filters: readonly EntryFilter[]): EntryFilter[] {
  return [...new Map(filters.map((filter) => [JSON.stringify(filter), filter])).values()];
}

export function keptRow({ id, date, amountMinor, categoryNumber, description }: Entry): KeptRow {
  return [id, date, amountMinor, categoryNumber, description.slice(0, KEPT_DESCRIPTION)];
}
