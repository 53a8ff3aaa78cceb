/** An answer taken apart for whoever retells it: subject, period, main figure, lines. Read from its data, not from its words. */
import { formatMoney } from '../../../finance/money.ts';
import { percentInWords } from '../../../finance/percent.ts';
import { subjectInWords } from '../../../finance/question/phrase/subject-words.ts';
import type { ToldAnswer } from './told-answers.test-data.ts';

export interface SeenFacts {
  readonly task: string;
  readonly what: string;
  readonly when: string;
  readonly before: string;
  /** The value at the door: units, percent, counts. */
  readonly value: number;
  readonly unit: string;
  readonly lines: readonly { readonly label: string; readonly value: number }[];
  readonly isPercent: boolean;
  readonly limit: number | null;
  readonly order: string | null;
  readonly combined: string | null;
  readonly per: string | null;
  readonly groupBy: string | null;
  /** An average for each of these. */
  readonly each: string | null;
  /** Over how many units each line is averaged. */
  readonly rolling: number | null;
  /** A list from its first line on, each line for itself; a trend each of whose lines is its own. */
  readonly isPlainList: boolean;
}

export function factsSeen({ answered, vocabulary }: ToldAnswer): SeenFacts | null {
  const { answer, plan } = answered;
  const [leader] = answer.table?.rows ?? [];
  // A ranking, by weekday too, has no figure of its own: its first line leads.
  const value = answer.value ?? (plan?.task === 'ranking' || plan?.groupBy === 'weekday' ? leader?.[1] ?? null : null);
  if (!plan || value === null || typeof value === 'string' && !/^-?[\d.]+$/.test(value)) return null;
  const lines = (answer.table?.rows ?? []).map((row) => ({ label: String(row[0] ?? ''), value: Number(row[1]) }));
  return {
    task: plan.task, what: subjectInWords(plan, vocabulary), when: plan.period.label, before: plan.against?.period.label ?? '', value: Number(value), unit: answer.unit ?? 'currency', lines,
    isPercent: /Margin/.test(plan.metric), limit: plan.limit, order: plan.order, combined: plan.combined ?? null, per: plan.per, groupBy: plan.groupBy, each: plan.each ?? null, rolling: plan.rolling ?? null,
    isPlainList: plan.combined === undefined && plan.rank === null && plan.ofWhole === undefined && plan.membership === undefined && plan.cumulative === undefined && plan.rolling === undefined && plan.against === null && !plan.counted,
  };
}

export const money = (units: number): string => formatMoney(Math.round(Math.abs(units) * 100), 'USD');
export const amount = (value: number, unit: string): string => (unit === 'percent' ? percentInWords(Math.abs(value)) : unit === 'count' ? value.toLocaleString('en-US') : money(value));

const ONES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** 0 to 999,999 in words. */
export function inWords(value: number): string {
  if (value < 20) return ONES[value] ?? '';
  if (value < 100) return `${TENS[Math.floor(value / 10)] ?? ''}${value % 10 ? `-${ONES[value % 10]}` : ''}`;
  if (value < 1000) return `${ONES[Math.floor(value / 100)]} hundred${value % 100 ? ` ${inWords(value % 100)}` : ''}`;
  return `${inWords(Math.floor(value / 1000))} thousand${value % 1000 ? ` ${inWords(value % 1000)}` : ''}`;
}
