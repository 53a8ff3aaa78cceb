/** The typed plan: a question as it was understood, plain JSON, enough to compute the answer again at any time. */
import type { AccountRole, LocalDate } from '../ledger/entry.ts';
import type { Lever, RecurringLever } from '../scenario/lever.ts';
import type { Measure } from './measures.ts';

/** What is done with the measure. One file in `compute/` per task. */
export const TASKS = [
  'total', 'count', 'average', 'rows', 'ranking', 'share', 'remainder', 'sum', 'compare', 'trend', 'best-period', 'count-periods', 'run',
  'drivers', 'growth', 'place', 'gaps', 'break-even', 'price-list', 'recurring', 'latest', 'price-change', 'date', 'burn', 'runway', 'balance', 'overview', 'what-if', 'supposed',
] as const;
export type Task = (typeof TASKS)[number];

/** The kind of stretch a period is, so that "the one before" can be found. */
export const PERIOD_UNITS = ['day', 'week', 'month', 'quarter', 'half', 'year', 'range', 'all'] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];

export interface PlanPeriod {
  readonly from: LocalDate;
  /** Inclusive; a running period ends on the as-of date. */
  readonly to: LocalDate;
  readonly label: string;
  readonly unit: PeriodUnit;
}

/** Conditions on rows, joined by AND; the numbers are those of the chart of accounts. */
export interface PlanFilters {
  readonly categories?: readonly number[];
  readonly notCategories?: readonly number[];
  readonly counterparties?: readonly string[];
  readonly notCounterparties?: readonly string[];
  readonly accounts?: readonly number[];
  readonly notAccounts?: readonly number[];
  /** Only rows of these roles, beside what the metric asks for. */
  readonly roles?: readonly AccountRole[];
  readonly direction?: 'in' | 'out';
  readonly moreThanMinor?: number;
  readonly lessThanMinor?: number;
  readonly atLeastMinor?: number;
  readonly atMostMinor?: number;
  /** 0 = Sunday … 6 = Saturday. */
  readonly weekdays?: readonly number[];
  /** Every one of these words stands in the bank's description. */
  readonly words?: readonly string[];
  /** None of these words stands in the bank's description. */
  readonly notWords?: readonly string[];
}

export const GROUPINGS = ['day', 'week', 'month', 'quarter', 'year', 'weekday', 'monthday', 'category', 'counterparty', 'account'] as const;
/** `weekday` and `monthday` (the 1st, the 15th) go round: each line is all such days. */
export type Grouping = (typeof GROUPINGS)[number];

/** What a question takes for granted ("why did revenue fall"); where the ledger says otherwise, that is put right first. */
export const PREMISES = ['rose', 'fell', 'loss', 'stopped'] as const;
export type Premise = (typeof PREMISES)[number];

/** One measured thing. */
export interface Subject {
  readonly metric: Measure;
  readonly filters: PlanFilters;
  readonly period: PlanPeriod;
}

/** A bound on a period's measure, strict: "above $55,000". */
export interface Threshold {
  readonly side: 'above' | 'below';
  readonly amountMinor: number;
}

/** A monthly amount that only the ledger knows: the mean of the subject's full months; `largest` takes its largest name ("our biggest client"). */
export interface LeverBasis extends Subject {
  readonly largest: 'counterparty' | null;
}

/** A lever as a question states it; where it names no amount ("if we lose Acme") the amount is its basis' monthly mean, and the sign says whether it comes or goes. */
export type PlanLever =
  | Exclude<Lever, RecurringLever>
  | RecurringLever & { readonly basis: null }
  | Omit<RecurringLever, 'amountMinor'> & { readonly amountMinor: null; readonly basis: LeverBasis; readonly sign: 1 | -1; /** What it would be instead, by month; nothing where it goes altogether. */ readonly levelMinor?: number; /** By how much of itself it would change: -50 where half of it goes. */ readonly percent?: number };

/** How a part of the past is supposed to have been other: by a percentage of it, or by an amount over the whole period. */
export type SupposedChange = { readonly percent: number } | { readonly amountMinor: number };

export const PER_UNITS = ['row', 'counterparty', 'day', 'week', 'month', 'quarter', 'year'] as const;
export type PerUnit = (typeof PER_UNITS)[number];

/** `rose` and `fell` against the unit before; `above` and `below` the plan's threshold, zero without one. */
export const RUN_TESTS = ['rose', 'fell', 'above', 'below'] as const;
export const RUN_WANTS = ['every', 'count', 'longest', 'lasting'] as const;
export interface Run {
  readonly test: (typeof RUN_TESTS)[number];
  readonly wants: (typeof RUN_WANTS)[number];
}

/** Names by their part of the whole: each `above` or `below` so many percent of it, or the fewest of the largest that make it up `together`. */
export const PARTS_OF_WHOLE = ['above', 'below', 'together'] as const;
export interface OfWhole {
  readonly percent: number;
  readonly is: (typeof PARTS_OF_WHOLE)[number];
}

/** What averages are told for, beside the one of all. */
export const AVERAGED = ['week', 'month', 'quarter', 'year', 'category', 'counterparty', 'account'] as const;
export type Averaged = (typeof AVERAGED)[number];

export interface Plan extends Subject {
  readonly version: 1;
  readonly task: Task;
  /** The other side: what is compared with (compare, growth, drivers: the earlier period), or the whole of a share, what is taken off (remainder) or added (sum). */
  readonly against: Subject | null;
  /** Ranking, trend, drivers, best-period, count-periods: what one line stands for. Count: what is counted, rows when null. */
  readonly groupBy: Grouping | null;
  /** Averages: the mean per row, per name or per calendar unit. */
  readonly per: PerUnit | null;
  /** Rankings, extremes and best periods: `largest` first or `smallest` first; split trends: the one of each calendar unit ("the biggest category of each year"); dates: `first` or `last`; rows: also newest first as `last`. */
  readonly order: 'largest' | 'smallest' | 'first' | 'last' | null;
  readonly limit: number | null;
  /** Only the nth of the list: "second biggest client". */
  readonly rank: number | null;
  readonly threshold: Threshold | null;
  /** Runway: the balance that the question states. */
  readonly balanceMinor: number | null;
  /** Runway: the balance at which it ends ("how long until we are down to 20,000"). */
  readonly floorMinor?: number;
  /** Runway: what goes in a month as the question tells it, in place of the ledger's burn rate ("100,000 at 25,000 a month"). */
  readonly toldBurnMinor?: number;
  /** Comparisons: whether the answer's figure is the difference or the change in percent. */
  readonly answerIn: 'amount' | 'percent';
  /** Things the reader should know about the reading, as sentences. */
  readonly notes: readonly string[];
  readonly premise?: Premise;
  /** Rankings and counts of names: those of the subject that are not, or also, among those of `against` ("who paid in 2025 but not in 2026"). */
  readonly membership?: 'only-here' | 'in-both';
  /** Drivers and rankings: only names that are paid month after month ("which recurring costs rose"). */
  readonly among?: 'recurring';
  /** Runs: what each calendar unit has to do, and whether every one of them, how many, the longest run of them or the one that lasts is asked for. */
  readonly run?: Run;
  /** Rankings and shares: by the number of rows, not by their amount ("which vendor do we pay most often"). */
  readonly counted?: true;
  /** Rows and rankings: the lines of the list as one figure, their sum or its share of all ("our top three customers together"); `rest`: what all the others come to ("everybody but the top three"). */
  readonly combined?: 'amount' | 'share' | 'rest';
  /** Averages: the middle one instead of the mean. */
  readonly median?: true;
  /** Averages per day: only Mondays to Fridays count as days. */
  readonly workingDays?: true;
  /** Averages per day: only days on which there was such a row ("per day that we were open"). */
  readonly openDays?: true;
  /** Averages: one for each of these as well ("average daily sales by month"). */
  readonly each?: Averaged;
  /** Best periods, rows and rankings: the other end beside it, "the best and the worst month", as many as `limit` of each. */
  readonly bothEnds?: true;
  /** Best days: the day itself is the figure ("on which day"), not its sum. */
  readonly asDate?: true;
  /** Trends: a line for each of these, a column for each calendar unit. */
  readonly splitBy?: 'category' | 'counterparty' | 'account';
  /** Trends: each line with all before it added ("running total"). */
  readonly cumulative?: true;
  /** Trends: each line is the mean of so many calendar units, itself the last of them ("three-month rolling average"). */
  readonly rolling?: number;
  /** Counts of periods: the bound is the mean of them all ("months with sales below average"). */
  readonly aroundMean?: true;
  /** Latest amounts and what-ifs: told for a whole year at today's rate. */
  readonly yearly?: true;
  /** Drivers, "why": the whole change is taken apart, whichever way each part of it went. */
  readonly explains?: true;
  /** A follow-up that named somebody else: whom it replaced, for "both together". */
  readonly replaced?: PlanFilters;
  /** Whom the questions before it named, one after the other: none of them is among "the rest". */
  readonly namedBefore?: PlanFilters;
  /** A follow-up that named another period: which it replaced, for "what is the difference?". */
  readonly replacedPeriod?: PlanPeriod;
  /** What-if: what is changed; runway: what changes the cash that goes out each month. A what-if's subject is then what the changes are held against: net profit over the last full months. */
  readonly levers?: readonly PlanLever[];
  /** What-if: the net profit of such a month is asked for, not the change. */
  readonly outcome?: true;
  /** Growth and shares: the stretch that each side is held against ("did revenue grow faster than payroll", "payroll's share, 2025 against 2024"). */
  readonly earlier?: PlanPeriod;
  /** Two things side by side: what is between them, too. Supposed: what the supposition adds or takes is the figure, not the sum with it. */
  readonly difference?: true;
  /** Rankings: only names of that part of the whole; the figure is how many they are. */
  readonly ofWhole?: OfWhole;
  /** Supposed: what would have been, had `against`, a part of the measure, been other than it was. */
  readonly supposed?: SupposedChange;
}

export type Choice = { readonly label: string; readonly question: string };

export type SaidKey = 'categories' | 'counterparties' | 'accounts';
/** How surely the question names each: a whole name more than an owner's word for a kind, that more than a part of a name. */
export type Said = Readonly<Partial<Record<SaidKey, number>>>;

/** A second meaning of a question, and how it is asked without doubt. */
export interface OtherMeaning {
  readonly plan: Plan;
  readonly question: string;
}

/** What interpretation can end in. */
export type Interpretation =
  | { readonly kind: 'plan'; readonly plan: Plan; readonly said?: Said; /** Which way the one named party's money went, where it is said. */ readonly way?: 'in' | 'out'; /** What the one named party kept of the money that it passes on: its rows of fees, if there are any. */ readonly isKept?: true; /** What something costs a month is asked of now, and of no stretch. */ readonly asksPresent?: true; /** The words of a single thing whose purchase is asked about. */ readonly bought?: readonly string[]; /** Words that narrow the rows if they tell some of them from others ("second shop"). */ readonly hints?: readonly string[]; /** What is said of the one party that is left out: where some of its rows say so and others do not, only those go. */ readonly leftOutThing?: readonly string[]; readonly other?: OtherMeaning; /** Parties that were told as examples of what is asked about, those that one name can stand for together: one of them must have such a row. */ readonly examples?: readonly (readonly string[])[]; /** The question before says what is meant: no other meaning is looked for. */ readonly isOfBefore?: true }
  | { readonly kind: 'clarify'; readonly message: string; readonly choices: readonly Choice[]; readonly plan: Plan | null; /** Words were not understood, rather than understood in two ways. */ readonly isLost?: true }
  | { readonly kind: 'unsupported'; readonly message: string };

/** A total over the given subject, the plainest plan; other tasks replace what differs. */
export function totalPlan(subject: Subject): Plan {
  return {
    version: 1, task: 'total', metric: subject.metric, filters: subject.filters, period: subject.period,
    against: null, groupBy: null, per: null, order: null, limit: null, rank: null, threshold: null, balanceMinor: null, answerIn: 'amount', notes: [],
  };
}
