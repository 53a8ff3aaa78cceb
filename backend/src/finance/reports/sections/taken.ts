/** What was taken, given back, paid in fees and passed on, by account or by month: by what a connected provider calls each row, by categories and words for rows of files. */
import { defaultAccount } from '../../chart-of-accounts.ts';
import { filterOf } from '../../figures/figure-source.ts';
import type { GroupTotal } from '../../ledger/ledger-reader.ts';
import type { Period } from '../../period.ts';
import type { ReportContext } from '../report-context.ts';

export interface Taken {
  readonly chargesMinor: number;
  readonly charges: number;
  readonly refundsMinor: number;
  readonly disputesMinor: number;
  readonly feesMinor: number;
  readonly payoutsMinor: number;
}

export const NONE: Taken = { chargesMinor: 0, charges: 0, refundsMinor: 0, disputesMinor: 0, feesMinor: 0, payoutsMinor: 0 };

/** In files nothing but the text tells a dispute from a refund. */
const DISPUTE_WORDS = ['dispute', 'chargeback'];
const FEES = String(defaultAccount('Bank Fees').number);

/** Only of those accounts where they are named. */
export async function takenBy(key: 'account' | 'month', period: Period, { source }: ReportContext, accounts?: readonly number[]): Promise<Map<string, Taken>> {
  const filter = { ...filterOf(source, period), ...(accounts ? { accounts } : {}) };
  const [groups, ...disputes] = await Promise.all([
    source.reader.totals(filter, [key, 'sourceKind', 'category']),
    ...DISPUTE_WORDS.map((word) => source.reader.totals({ ...filter, roles: ['refund'], descriptionWords: [word] }, [key, 'sourceKind'])),
  ]);
  const roles = new Map(source.vocabulary.categories.map(({ number, role }) => [String(number), role]));
  const taken = new Map<string, Taken>();
  const add = (group: GroupTotal, kind: Kind | null): void => {
    const name = group.key[key] ?? '';
    if (kind !== null) taken.set(name, plus(taken.get(name) ?? NONE, kind, group));
  };
  for (const group of groups) add(group, kindOf(group.key.sourceKind ?? '', roles.get(group.key.category ?? ''), group.key.category ?? ''));
  for (const group of disputes.flat()) if (!TOLD.has(group.key.sourceKind ?? '')) add(group, 'dispute-in-words');
  return taken;
}

type Kind = 'charge' | 'refund' | 'dispute' | 'fee' | 'payout' | 'dispute-in-words';

/** What processors call their movements; the other kinds say less than the category. */
const TOLD: ReadonlySet<string> = new Set(['charge', 'refund', 'dispute', 'fee', 'payout'] satisfies Kind[]);

function kindOf(said: string, role: string | undefined, category: string): Kind | null {
  // Accounting software calls a vendor's credit a refund, too.
  if (TOLD.has(said) && !(said === 'refund' && role !== 'refund' && role !== 'revenue')) return said as Kind;
  if (category === FEES) return 'fee';
  return role === 'revenue' ? 'charge' : role === 'refund' ? 'refund' : role === 'transfer' ? 'payout' : null;
}

function plus(one: Taken, kind: Kind, { inMinor, outMinor, inCount }: GroupTotal): Taken {
  const out = outMinor - inMinor;
  switch (kind) {
    case 'charge': return { ...one, chargesMinor: one.chargesMinor - out, charges: one.charges + inCount };
    case 'refund': return { ...one, refundsMinor: one.refundsMinor + out };
    case 'dispute': return { ...one, disputesMinor: one.disputesMinor + out };
    case 'fee': return { ...one, feesMinor: one.feesMinor + out };
    case 'payout': return { ...one, payoutsMinor: one.payoutsMinor + out };
    // It was counted as a refund before.
    case 'dispute-in-words': return { ...one, disputesMinor: one.disputesMinor + out, refundsMinor: one.refundsMinor - out };
  }
}
