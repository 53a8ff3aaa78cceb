/** A stored plan, computed again: its figure, its lines and the rows that it rests on, without words. */
import type { EntryFilter, LedgerVocabulary } from '../ledger/ledger-reader.ts';
import { placeOf, type LedgerPlace } from '../ledger/ledger-place.ts';
import type { AnswerUnit, Cell } from './answer.ts';
import { valueAtTheDoor } from './answer-question.ts';
import type { Books } from './compute/books.ts';
import { compute } from './compute/compute.ts';
import { MEASURES } from './measures.ts';
import { describePlan } from './phrase/describe-plan.ts';
import type { Plan } from './plan.ts';

export interface PlanFigures {
  readonly value: string | number | null;
  readonly unit: AnswerUnit | null;
  readonly table: PlanTable | null;
  readonly restsOn: readonly EntryFilter[];
  /** The list of the ledger that shows exactly those rows; null where none does. */
  readonly place: LedgerPlace | null;
}

export interface PlanTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export async function figuresOfPlan(plan: Plan, books: Books): Promise<PlanFigures> {
  const figures = await compute(plan, books);
  const [only, another] = figures.cited;
  return {
    value: valueAtTheDoor(figures, books.vocabulary.currency), unit: figures.unit, table: figures.table, restsOn: figures.cited,
    place: only === undefined || another !== undefined ? null : placeOf(only, books.vocabulary),
  };
}

/** What a plan's figure means: how the question was read, and the definition of its measure. */
export function definitionOfPlan(plan: Plan, vocabulary: LedgerVocabulary): string {
  const { label, formula, roles } = MEASURES[plan.metric];
  return `${describePlan(plan, vocabulary)}.${roles === null ? '' : ` ${label} = ${formula}.`}`;
}
