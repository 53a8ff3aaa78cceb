/** How a payment of a statement is named here: its account and the fingerprint that its own facts give. */
import type { PaymentKey } from '../ledger/payment-rows.ts';

export const keyOf = ({ accountNumber, fingerprint }: PaymentKey): string => `${accountNumber} ${fingerprint}`;

export function fromKey(key: string): PaymentKey {
  const end = key.indexOf(' ');
  return { accountNumber: Number(key.slice(0, end)), fingerprint: key.slice(end + 1) };
}
