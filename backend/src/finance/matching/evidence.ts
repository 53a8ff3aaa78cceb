/** What speaks for and against two rows being one movement of money, in points and in words. */
import { moneyInWords } from '../money.ts';
import { providerName } from './processor-names.ts';
import type { SourceMatchKind, ProviderRow, Reason, SourceRow } from './source-row.ts';
import { sharedWords, type TellingWords } from './telling-words.ts';

/** From here on a pair is a match by itself; between the two it is proposed to the owner; below it is not worth a look. */
export const CERTAIN = 70;
export const LIKELY = 45;

/** Two rows of equal amount, and how many others could take their places. */
export interface Compared {
  readonly kind: SourceMatchKind;
  readonly provider: ProviderRow;
  readonly statement: SourceRow;
  /** From the provider's day to the statement's. */
  readonly days: number;
  readonly words: { readonly provider: TellingWords; readonly statement: TellingWords };
  /** Rows of this amount that could be exchanged for these two, on each side, themselves included. */
  readonly rivals: { readonly providers: number; readonly statements: number };
}

interface Evidence {
  weight(pair: Compared): number;
  says(pair: Compared): string;
}

const AMOUNT: Evidence = {
  weight: () => 40,
  says: ({ kind, provider, statement }) => kind === 'payout'
    ? `${moneyInWords(Math.abs(statement.amountMinor), statement.currency)} ${statement.amountMinor < 0 ? `went to ${nameOf(provider)} and left` : `left ${nameOf(provider)} and came to`} the bank account.`
    : `Both are ${moneyInWords(Math.abs(statement.amountMinor), statement.currency)} ${statement.amountMinor < 0 ? 'out' : 'in'}.`,
};

const DAYS_APART: Evidence = {
  weight: ({ days }) => 25 - 5 * Math.abs(days),
  says: ({ kind, days, provider }) => {
    const expected = kind === 'payout' ? `the day that ${nameOf(provider)} gives for its arrival` : `the day in ${nameOf(provider)}`;
    if (days === 0) return `The statement has it on ${expected}.`;
    return `The statement has it ${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days > 0 ? 'after' : 'before'} ${expected}.`;
  },
};

/** A payout's text at the bank is the provider's name and a reference. */
const PROCESSOR_NAMED: Evidence = {
  weight: (pair) => {
    if (pair.kind !== 'payout') return 0;
    if (isNamed(pair)) return 35;
    return pair.statement.counterparty === null ? 0 : -25;
  },
  says: (pair) => (isNamed(pair) ? `The bank's text names ${nameOf(pair.provider)}.` : `The bank's text names ${pair.statement.counterparty} instead of ${nameOf(pair.provider)}.`),
};

const NAMES: Evidence = {
  weight: (pair) => {
    if (pair.kind !== 'same-payment') return 0;
    const { provider, statement } = pair.words;
    const shared = sharedWords(provider, statement).length;
    if (shared > 0) return 15 + Math.round((15 * shared) / Math.max(shared, Math.min(provider.telling.length, statement.telling.length)));
    return pair.provider.counterparty !== null && pair.statement.counterparty !== null ? -30 : 0;
  },
  says: ({ provider, statement, words }) => {
    const shared = sharedWords(words.provider, words.statement);
    const written = shared.filter((word) => [provider, statement].some(({ description }) => description.toUpperCase().includes(word)));
    if (written.length > 0) return `Both texts have ${written.slice(0, 4).join(', ')}.`;
    // A name that was made of their words, such as that of a transfer, stands in neither.
    return shared.length > 0 ? `Both were read as ${provider.counterparty ?? statement.counterparty}.` : `One names ${provider.counterparty}, the other ${statement.counterparty}.`;
  },
};

const ACCOUNT: Evidence = {
  weight: ({ kind, provider, statement }) => (kind === 'same-payment' && provider.account === statement.account ? 15 : 0),
  says: ({ statement }) => `Both are in the account ${statement.account}.`,
};

const RIVALS: Evidence = {
  weight: ({ rivals }) => (rivals.providers !== rivals.statements ? 0 : rivals.providers === 1 ? 15 : 10),
  says: ({ rivals }) => (rivals.providers === 1 ? 'No other payment of this amount is near.' : `Each side has ${rivals.providers} payments of this amount near that day.`),
};

const ALL: readonly Evidence[] = [AMOUNT, DAYS_APART, PROCESSOR_NAMED, NAMES, ACCOUNT, RIVALS];

/** Points, 0 to 100. */
export function confidenceOf(pair: Compared): number {
  return Math.max(0, Math.min(100, ALL.reduce((sum, { weight }) => sum + weight(pair), 0)));
}

export function reasonsOf(pair: Compared): Reason[] {
  return ALL.map(({ weight, says }) => ({ weight: weight(pair), says: () => says(pair) })).filter(({ weight }) => weight !== 0).map(({ weight, says }) => ({ says: says(), weight }));
}

/** Rows that can be compared at all: what another provider paid out, or what is on a card instead of in the bank, is something else. */
export function isComparable(kind: SourceMatchKind, provider: ProviderRow, statement: SourceRow, statementWords: TellingWords): boolean {
  if (kind === 'same-payment') return provider.role === statement.role;
  return statementWords.providers.length === 0 || statementWords.providers.includes(provider.provider);
}

function isNamed({ provider, words }: Compared): boolean {
  return words.statement.providers.includes(provider.provider);
}

const nameOf = ({ provider }: ProviderRow): string => providerName(provider);
