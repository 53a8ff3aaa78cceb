/** What is supposed to have been other, in words: "rent been 10 % higher", and what would have been. */
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import { formatMoney } from '../../money.ts';
import type { Detail } from '../compute/figures.ts';
import type { Plan } from '../plan.ts';
import { inSentence, subjectInWords } from './subject-words.ts';

export function supposedInWords({ against, supposed }: Plan, vocabulary: LedgerVocabulary): string {
  const part = against ? inSentence(subjectInWords(against, vocabulary)) : 'it';
  const change = supposed ?? { amountMinor: 0 };
  const [size, isMore] = 'percent' in change ? [`${Math.abs(change.percent)} %`, change.percent >= 0] : [formatMoney(Math.abs(change.amountMinor), vocabulary.currency), change.amountMinor >= 0];
  return `${part} been ${size} ${isMore ? 'higher' : 'lower'}`;
}

interface Told {
  readonly what: string;
  readonly when: string;
  /** "Rent been 10 % higher". */
  readonly had: string;
  readonly money: (amountMinor: number) => string;
}

/** The sum with it, or what it adds or takes, first. */
export function supposedLine({ difference }: Plan, { wasMinor, effectMinor }: Extract<Detail, { task: 'supposed' }>, { what, when, had, money }: Told): string {
  const [was, would, change] = [money(wasMinor), money(wasMinor + effectMinor), `${money(Math.abs(effectMinor))} ${effectMinor < 0 ? 'less' : 'more'}`];
  const first = difference ? `${change} – ${what}, ${when}, had ${had}: ${was} as it was, ${would} with it.` : `${would} – ${what}, ${when}, had ${had}: ${was} as it was, ${change}.`;
  return `${first} Nothing else is assumed to change.`;
}
