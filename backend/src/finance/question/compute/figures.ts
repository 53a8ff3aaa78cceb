/** What a computation hands to the words: the figure, the table, the rows behind it, and what each task alone knows. */
import type { Entry } from '../../ledger/entry.ts';
import type { EntryFilter } from '../../ledger/ledger-reader.ts';
import type { StandingEffect } from '../../scenario/standing-effects.ts';
import type { Threshold } from '../plan.ts';
import type { AnswerChart, AnswerSection, AnswerTable, AnswerUnit } from '../answer.ts';

export interface Line {
  readonly label: string;
  /** Minor units, or percent where the figures' unit is percent. */
  readonly value: number;
}

export type Detail =
  | { readonly task: 'total'; readonly count: number; readonly formula: readonly Line[] }
  | { readonly task: 'count'; readonly sumMinor: number }
  | { readonly task: 'average'; readonly sum: number; readonly count: number }
  | { readonly task: 'rows'; readonly entries: readonly Entry[]; readonly count: number; /** Set where the listed rows are told as one figure. */ readonly sum?: number; /** The figure adds up all that match, not only the listed. */ readonly isOfAll: boolean }
  | { readonly task: 'ranking'; readonly lines: readonly Line[]; readonly others: number; readonly whole: number | null; /** What the lines stand for, as a condition on rows. */ readonly keys?: Pick<EntryFilter, 'categories' | 'counterparties' | 'accounts'>; /** Set where the lines are told as one figure. */ readonly sum?: number; /** The largest of all, where a part of the whole is asked about. */ readonly largest?: Line }
  | { readonly task: 'share'; readonly part: number; readonly whole: number; /** The share now and the one it is held against, in percent. */ readonly then?: readonly [now: number | null, before: number | null] }
  | { readonly task: 'growth'; readonly sides: readonly Grown[] }
  | { readonly task: 'place'; readonly placed: readonly (Line & { readonly place: number | null })[]; readonly count: number }
  | { readonly task: 'break-even'; /** All of the period, in minor units. */ readonly revenue: number; readonly cogs: number; readonly fixed: number; readonly months: number }
  | { readonly task: 'price-list'; readonly moves: readonly PriceMove[]; /** How many names were looked at. */ readonly looked: number }
  | { readonly task: 'gaps'; readonly days: readonly string[]; readonly shown: readonly Gap[] }
  | { readonly task: 'sum'; readonly lines: readonly Line[] }
  | { readonly task: 'remainder'; readonly from: number; readonly off: number }
  | { readonly task: 'compare'; readonly first: number | null; readonly second: number | null; readonly percent: number | null; readonly labels: readonly [string, string] }
  | { readonly task: 'trend'; readonly lines: readonly Line[]; /** The lines of what was asked for beside it. */ readonly beside?: readonly Line[]; /** The lines are categories or names, each over all the time. */ readonly isSplit?: true; /** The lines are parts of a whole, in percent. */ readonly isShare?: true; /** The first of each calendar unit: a line's unit beside its name. */ readonly units?: readonly string[] }
  | { readonly task: 'best-period'; readonly lines: readonly Line[] }
  | { readonly task: 'count-periods'; readonly matching: readonly Line[]; readonly lines: readonly Line[]; readonly bound: Threshold }
  | { readonly task: 'run'; /** The units of the run that is told; of all that meet the condition where every one was asked about. */ readonly matching: readonly Line[]; readonly lines: readonly Line[]; /** How often a run of that length was found. */ readonly times: number }
  | { readonly task: 'drivers'; readonly lines: readonly Change[]; readonly now: number; readonly before: number; /** Income and costs meet in the measure. */ readonly isBothSided: boolean; /** "Why" was asked. */ readonly explained?: Explained }
  | { readonly task: 'recurring'; readonly lines: readonly Line[] }
  | { readonly task: 'latest'; readonly entry: Entry | null; readonly earlier: Entry | null; readonly streams: readonly Entry[] }
  | { readonly task: 'price-change'; readonly first: Entry | null; readonly last: Entry | null; readonly percent: number | null }
  | { readonly task: 'date'; readonly entry: Entry | null; /** "When did it stop?": whether it did not. */ readonly goesOn?: boolean; /** The date before the latest. */ readonly earlier?: string | null }
  | { readonly task: 'burn'; readonly cashFlowMinor: number; readonly months: number; readonly burnMinor: number }
  | { readonly task: 'runway'; readonly burnMinor: number; readonly balanceMinor: number | null; readonly isStated: boolean; /** What is supposed to change, in words. */ readonly changes: readonly string[] }
  | { readonly task: 'balance'; readonly lines: readonly Line[] }
  | { readonly task: 'overview'; readonly lines: readonly Line[]; readonly count: number }
  | { readonly task: 'supposed'; /** The measure as it was, and what the supposition adds to it. */ readonly wasMinor: number; readonly effectMinor: number }
  | { readonly task: 'what-if'; readonly effects: readonly LeverEffect[]; readonly monthlyMinor: number; readonly monthlyProfitMinor: number; readonly onceMinor: number; /** Mean monthly net profit of the period. */ readonly baseMinor: number };

/** What one lever does to an average month, and what it moves once. */
export interface LeverEffect extends StandingEffect {
  readonly label: string;
}

/** What else is known of a change: whether count or amount made it, and single payments that stand out. */
export interface Explained {
  readonly parts: CountAndAmount | null;
  readonly single: readonly OneOff[];
  /** One name alone was asked about: there are no parts but how often and how much. */
  readonly isOneName: boolean;
}

/** How often and how much one name or category was paid. */
export interface CountAndAmount {
  readonly count: { readonly now: number; readonly before: number; readonly change: number };
  /** Averages per payment. */
  readonly amount: { readonly now: number; readonly before: number; readonly change: number };
  /** Money the other way: credits of a vendor, refunds to a customer. */
  readonly back: number;
}

export interface OneOff {
  readonly entry: Entry;
  /** What it did to the change: a payment of the earlier period counts against it. */
  readonly change: number;
}

export interface Change {
  /** Of the group in the ledger; null for the rest. */
  readonly key: string | null;
  readonly label: string;
  readonly now: number;
  readonly before: number;
  readonly change: number;
}

/** One side of a comparison of growth; in percent, null where there is nothing to grow from. */
export interface Grown extends Line {
  readonly before: number;
  readonly percent: number | null;
}

/** The oldest and the newest charge of a stream, and since when the newest one's price holds. */
export interface PriceMove {
  readonly name: string;
  readonly first: Entry;
  readonly last: Entry;
  readonly since: string;
}

/** Two days with a payment and none between them. */
export interface Gap {
  readonly from: string;
  readonly to: string;
  readonly days: number;
}

export interface Figures {
  /** Minor units for currency; percent and months unrounded; a date as text. */
  readonly value: number | string | null;
  readonly unit: AnswerUnit | null;
  readonly table: AnswerTable | null;
  readonly chart: AnswerChart | null;
  readonly sections?: readonly AnswerSection[];
  /** The rows behind the figure; empty where it rests on none. */
  readonly cited: readonly EntryFilter[];
  readonly detail: Detail;
}
