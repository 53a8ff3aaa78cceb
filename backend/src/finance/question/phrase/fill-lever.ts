/** Puts the values of a lever's fields into its words; the client does the same with what somebody typed. */
import { monthInWords } from '../../local-date.ts';
import type { LeverField, LeverForm } from '../answer.ts';

export function fillLever({ phrase, fields }: LeverForm): string {
  return fields.reduce((words, field) => words.replace(`{${field.name}}`, valueInWords(field)), phrase);
}

function valueInWords({ kind, value }: LeverField): string {
  switch (kind) {
    case 'month': return monthInWords(value);
    case 'percent': return value.startsWith('-') ? `down ${value.slice(1)} %` : `up ${value} %`;
    default: return value;
  }
}
