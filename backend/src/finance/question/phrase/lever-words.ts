/** The levers of a what-if question, and what they do together, in words. */
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import { formatMoney } from '../../money.ts';
import { leverInWords, stretchInWords } from '../../scenario/lever-words.ts';
import type { Detail } from '../compute/figures.ts';
import type { LeverBasis, Plan, PlanLever } from '../plan.ts';
import { inSentence, subjectInWords } from './subject-words.ts';

/** `who` is the name that a "biggest client" turned out to be. */
export function planLeverInWords(lever: PlanLever, who: string | null, vocabulary: LedgerVocabulary): string {
  if (lever.kind !== 'recurring' || lever.basis === null) return leverInWords(lever, vocabulary);
  if (lever.levelMinor !== undefined) return `${(lever.basis.metric === 'cashFlow' ? lever.basis.filters.counterparties?.join(' and ') : null) ?? subjectInWords(lever.basis, vocabulary)} at ${formatMoney(lever.levelMinor, vocabulary.currency)} a month ${stretchInWords(lever)}`;
  if (lever.percent !== undefined) return `${lever.basis.filters.counterparties?.join(' and ') ?? subjectInWords(lever.basis, vocabulary)} ${lever.percent < 0 ? 'down' : 'up'} ${Math.abs(lever.percent)} % ${stretchInWords(lever)}`;
  return `${withoutWhom(lever.basis, who, vocabulary)} ${stretchInWords(lever)}`;
}

/** "Without Acme Robotics". */
export const withoutWhom = (basis: LeverBasis, who: string | null, vocabulary: LedgerVocabulary): string => `Without ${who ?? (basis.metric === 'cashFlow' ? basis.filters.counterparties?.join(' and ') : null) ?? inSentence(subjectInWords(basis, vocabulary))}`;

export function whatIfLine({ effects, monthlyMinor, monthlyProfitMinor, onceMinor, baseMinor }: Extract<Detail, { task: 'what-if' }>, when: string, money: (amountMinor: number) => string, { yearly, outcome, metric, ofWhat }: Pick<Plan, 'yearly' | 'outcome' | 'metric'> & { /** Of which kind alone. */ readonly ofWhat: string | null }): string {
  const what = ofWhat !== null ? inSentence(ofWhat) : metric === 'revenue' ? 'revenue' : metric === 'expenses' ? 'expenses' : 'net profit';
  const changes = effects.map(({ label }) => inSentence(label)).join('; ');
  const once = onceMinor === 0 ? '' : ` and ${money(onceMinor)} once`;
  if (monthlyMinor === 0) return `${money(onceMinor)} once – ${changes}.`;
  if (outcome) return `${money((baseMinor + monthlyProfitMinor) * (yearly ? MONTHS_A_YEAR : 1))} ${what} in ${yearly ? 'a year of such months' : 'an average month'}: ${money(baseMinor)} a month over ${when}, ${money(monthlyProfitMinor)} with ${changes}${once}. Nothing else is assumed to change.`;
  return `${yearly ? `${money(monthlyMinor * MONTHS_A_YEAR + onceMinor)} over a year, ` : ''}${money(monthlyMinor)} per month${once} – ${changes}. ${what.charAt(0).toUpperCase()}${what.slice(1)} averaged ${money(baseMinor)} a month over ${when}; with this it would be ${money(baseMinor + monthlyProfitMinor)}${interest(monthlyMinor, monthlyProfitMinor, money)}. Nothing else is assumed to change.`;
}

const MONTHS_A_YEAR = 12;

/** Paying a loan back is no expense. */
function interest(monthlyMinor: number, monthlyProfitMinor: number, money: (amountMinor: number) => string): string {
  return monthlyMinor === monthlyProfitMinor ? '' : `, for what is paid back is no expense: ${money(monthlyProfitMinor)} of it a month count`;
}
