/** What the owner said about earlier alerts moves the threshold for their like: dismissals raise it, confirmations lower it a little. */
import type { AlertKind, FoundAlert } from './alert.ts';

export interface SaidAlert {
  readonly kind: AlertKind;
  readonly counterparty: string | null;
  readonly status: 'dismissed' | 'confirmed';
}

/** The same kind about the same party most, the same kind a little. */
const PARTY = { dismissed: 1.4, confirmed: 0.93, least: 0.8, most: 3 } as const;
const KIND = { dismissed: 1.04, confirmed: 0.98, least: 0.85, most: 1.5 } as const;

/** The strength that an alert needs: 1 where nothing was said. */
export function thresholds(said: readonly SaidAlert[]): (alert: Pick<FoundAlert, 'kind' | 'counterparty'>) => number {
  const [byParty, byKind] = [new Map<string, number>(), new Map<string, number>()];
  for (const { kind, counterparty, status } of said) {
    if (counterparty !== null) byParty.set(`${kind} ${counterparty}`, (byParty.get(`${kind} ${counterparty}`) ?? 1) * PARTY[status]);
    byKind.set(kind, (byKind.get(kind) ?? 1) * KIND[status]);
  }
  const within = (value: number | undefined, { least, most }: { least: number; most: number }): number => Math.min(most, Math.max(least, value ?? 1));
  return ({ kind, counterparty }) => within(byParty.get(`${kind} ${counterparty}`), PARTY) * within(byKind.get(kind), KIND);
}
