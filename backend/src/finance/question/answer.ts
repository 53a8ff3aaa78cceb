/** The answer as the API shows it (the contract's `Query.answer`), made from figures; no field is ever invented. */
import type { LocalDate } from '../ledger/entry.ts';
import type { Choice, Plan } from './plan.ts';

export type AnswerUnit = 'currency' | 'percent' | 'count' | 'months' | 'date' | 'ratio';
/** Money as a decimal string, everything else as a number. */
export type Cell = string | number | null;

export interface AnswerTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface AnswerChart {
  readonly kind: 'line' | 'bar' | 'pie';
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly data: readonly Cell[] }[];
}

/** What a single figure is looked at beside: the same measure over the stretches before it. */
export interface AnswerContext {
  /** "By month, May – October 2026" */
  readonly caption: string;
  readonly chart: AnswerChart;
}

export interface Citation {
  readonly transactionId: string;
  readonly date: LocalDate;
  readonly description: string;
  /** Signed decimal string. */
  readonly amount: string;
}

export interface AnswerData {
  readonly kind: 'answer' | 'clarify' | 'unsupported';
  readonly value: string | number | null;
  readonly unit: AnswerUnit | null;
  readonly currency: string | null;
  readonly period: { readonly from: LocalDate; readonly to: LocalDate; readonly label: string } | null;
  readonly table: AnswerTable | null;
  readonly chart: AnswerChart | null;
  readonly context: AnswerContext | null;
  readonly plan: Plan | null;
  /** The plan in plain words: "how I read your question". */
  readonly reading: string | null;
  readonly citations: readonly Citation[];
  readonly citationCount: number;
  /** Readings to choose from, each a question that can be asked as it stands. */
  readonly choices: readonly Choice[];
  /** Questions that go on from here, each answered as it stands. */
  readonly followUps: readonly string[];
  readonly engine: string;
}

export const CITATION_LIMIT = 100;
