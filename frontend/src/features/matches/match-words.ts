/** What a match is, and what follows from it for the figures, in words. */
import type { MatchCard_MatchFragment } from '../../generated/graphql.ts';
import type { Tone } from '../../ui/StatusChip.tsx';
import { PROVIDER_NAME } from '../integrations/provider-words.ts';

const TRANSFER = 'Transfer';

type Match = Pick<MatchCard_MatchFragment, 'kind' | 'status' | 'provider'> & { bankTransaction: { category: string } };

const nameOf = (provider: Match['provider']): string => (provider ? PROVIDER_NAME[provider] : 'another statement');

export function matchTitle({ kind, provider }: Pick<Match, 'kind' | 'provider'>): string {
  if (kind === 'copy') return 'In two statements';
  if (kind === 'transfer') return 'Between your accounts';
  return kind === 'payout' ? `Payout from ${nameOf(provider)}` : `Also in ${nameOf(provider)}`;
}

/** Where each of the two rows stands. */
export function sidesOf({ kind, provider, bankFileName, sourceFileName }: Pick<MatchCard_MatchFragment, 'kind' | 'provider' | 'bankFileName' | 'sourceFileName'>): readonly [bank: string, source: string] {
  if (kind === 'copy') return [bankFileName ?? 'First statement', sourceFileName ?? 'Later statement'];
  return kind === 'transfer' ? ['Money out', 'Money in'] : ['Bank', nameOf(provider)];
}

/** How the two rows count because of it. */
export function matchEffect({ kind, status, provider, bankTransaction }: Match): string {
  const name = nameOf(provider);
  if (kind === 'transfer') return transferEffect(status, bankTransaction.category);
  if (status === 'proposed') return kind === 'copy' ? 'Both count until you say whether they are the same payment.' : 'Both count until you say whether they are the same money.';
  if (status !== 'matched') return 'You said that these are two payments: both count.';
  if (kind === 'copy') return 'Counts once. If one of the statements is deleted, it counts through the other.';
  if (kind === 'same-payment') return `Counts once, through the bank statement; the row of ${name} does not count beside it.`;
  if (bankTransaction.category !== TRANSFER) return `You have chosen the category ${bankTransaction.category} for it since then, which stays.`;
  return `Counts as a transfer: your income is what customers paid through ${name}, not the payout.`;
}

function transferEffect(status: Match['status'], category: string): string {
  if (status === 'proposed') return 'Both count as they are until you say whether the money only moved between your accounts.';
  if (status !== 'matched') return 'You said that these are two payments: both count.';
  return category === TRANSFER ? 'Counts as a transfer: neither income nor expense.' : `You have chosen the category ${category} for it since then, which stays.`;
}

export const STATUS_CHIP: Readonly<Record<MatchCard_MatchFragment['status'], { label: string; tone: Tone }>> = {
  matched: { label: 'Matched', tone: 'positive' },
  proposed: { label: 'To confirm', tone: 'warning' },
  undone: { label: 'Not matched', tone: 'neutral' },
  apart: { label: 'Not matched', tone: 'neutral' },
};
