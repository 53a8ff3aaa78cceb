/** How a payment of a statement is named here: its account and the fingerprint that its own facts give. */
import type { PaymentKey } from '../ledger/payment-rows.ts';

export const keyOf = ({ accountNumber, fingerprint }: PaymentKey): string => `${accountNumber} ${fingerprint}`;

export function fromKey(key: string): PaymentKey {
  const [accountNumber, fingerprint] = key.split(' ');
  return { accountNumber: Number(accountNumber), fingerprint: fingerprint! };
}
