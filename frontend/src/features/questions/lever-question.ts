/** The changes of a what-if as a question, with what somebody typed in the place of what was asked. */
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';
import { formatMonthInFull } from '../../format/date.ts';

export type Lever = AnswerCard_AnswerFragment['levers'][number];
export type LeverField = Lever['fields'][number];

export function leverQuestion(levers: readonly Lever[]): string {
  return `What if ${levers.map(({ phrase, fields }) => fields.reduce((words, field) => words.replace(`{${field.name}}`, valueInWords(field)), phrase)).join(' and ')}?`;
}

/** What is not valid yet stays as it is typed. */
function valueInWords(field: LeverField): string {
  const { kind, value } = field;
  if (!isValid(field)) return value;
  if (kind === 'month') return formatMonthInFull(value);
  if (kind === 'percent') return value.startsWith('-') ? `down ${value.slice(1)} %` : `up ${value} %`;
  return value;
}

const PATTERNS: Readonly<Record<string, RegExp>> = {
  month: /^20\d{2}-(0[1-9]|1[0-2])$/, count: /^[1-9]\d{0,2}$/, money: /^\d{1,9}(\.\d{1,2})?$/, number: /^\d{1,3}(\.\d{1,2})?$/, percent: /^-?\d{1,3}(\.\d{1,2})?$/,
};

export function isValid({ kind, value }: LeverField): boolean {
  return PATTERNS[kind]?.test(value) ?? false;
}
