/** The answer as the API shows it (the contract's `Query.answer`), made from figures; no field is ever invented. */
import type { LocalDate } from '../ledger/entry.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import type { LeverKind } from '../scenario/lever.ts';
import type { Choice, Plan } from './plan.ts';

export type AnswerUnit = 'currency' | 'percent' | 'count' | 'months' | 'date' | 'ratio';
/** Money as a decimal string, everything else as a number. */
export type Cell = string | number | null;

export interface AnswerTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** By line and column: where the rows behind the cell stand; null for cells that stand for none, or for more than a list can show. */
  readonly places?: readonly (readonly (LedgerPlace | null)[])[];
}

/** A further look at the answer, below its own table. */
export interface AnswerSection {
  readonly title: string;
  readonly table: AnswerTable;
}

export interface AnswerChart {
  readonly kind: 'line' | 'bar' | 'pie';
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly data: readonly Cell[] }[];
  /** By label: where the rows behind the point or bar stand. */
  readonly places?: readonly (LedgerPlace | null)[];
  /** The first and last bars are wholes, those between them the changes that lead from one to the other. */
  readonly isBridge?: true;
}

/** Another sensible reading of the question, what it would answer, and how it is asked. */
export interface Alternative {
  /** "Before refunds". */
  readonly label: string;
  /** Its figure in words: "$1,234.50". */
  readonly figure: string;
  readonly question: string;
}

/** One number or month of a lever. */
export interface LeverField {
  readonly name: string;
  readonly label: string;
  /** `percent` may be negative; `month` is YYYY-MM, `money` a decimal string. */
  readonly kind: 'count' | 'number' | 'money' | 'percent' | 'month';
  readonly value: string;
}

/** One change of a what-if, to be edited: "we hire {count} people at {monthlyCost} a month from {startMonth}". */
export interface LeverForm {
  readonly kind: LeverKind;
  readonly title: string;
  readonly phrase: string;
  readonly fields: readonly LeverField[];
}

/** Which part of the ledger an answer saw, and what it left out on purpose. */
export interface AnswerCoverage {
  /** First and last row of the ledger or file. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Rows in the period of the answer, of all kinds but transfers. */
  readonly rowCount: number;
  /** How many of them have a category that says more than "uncategorised", in percent; null without rows. */
  readonly categorisedPercent: number | null;
  readonly leftOut: readonly LeftOut[];
}

export interface LeftOut {
  readonly what: 'transfers' | 'other-currency' | 'copies';
  readonly count: number;
  /** "5 rows in EUR". */
  readonly words: string;
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
  /** Other looks at the same figure, each adding up to it. */
  readonly sections: readonly AnswerSection[];
  readonly plan: Plan | null;
  /** The plan in plain words: "how I read your question". */
  readonly reading: string | null;
  readonly citations: readonly Citation[];
  readonly citationCount: number;
  /** Where the rows behind the figure stand in the ledger; null where no single list shows exactly those. */
  readonly place: LedgerPlace | null;
  readonly coverage: AnswerCoverage | null;
  readonly alternatives: readonly Alternative[];
  /** The changes of a what-if, to be edited and asked again; empty for other answers. */
  readonly levers: readonly LeverForm[];
  /** Readings to choose from, each a question that can be asked as it stands. */
  readonly choices: readonly Choice[];
  /** Questions that go on from here, each answered as it stands. */
  readonly followUps: readonly string[];
  readonly engine: string;
}

export const CITATION_LIMIT = 100;
