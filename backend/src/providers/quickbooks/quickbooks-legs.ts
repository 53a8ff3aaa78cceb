/** Which accounts a QuickBooks transaction moves money of, by the rules of each kind of transaction. Invoices and bills move none. */
import type { PulledRow } from '../contract.ts';
import { idAt, isObject, listAt, objectAt, textAt, type WireObject } from '../wire-value.ts';

/** The kinds that are pulled, by the name under which QuickBooks' queries know them. */
export const CASH_ENTITIES = ['Purchase', 'Payment', 'SalesReceipt', 'Deposit', 'BillPayment', 'Transfer', 'RefundReceipt', 'JournalEntry', 'CreditCardPayment'] as const;
export type CashEntity = (typeof CASH_ENTITIES)[number];

/** `amount` is still as it came, to be read in the currency of the account; `sign` says which way it goes. */
export interface Leg {
  readonly accountId: string;
  readonly amount: unknown;
  readonly sign: 1 | -1;
}

export interface Legs {
  readonly kind: PulledRow['kind'];
  readonly legs: readonly Leg[];
  /** What stands on the other side: ids of accounts with the weight of each. */
  readonly others: readonly { readonly accountId: string; readonly amount: unknown }[];
  /** Where the other side is no account. */
  readonly category: string | null;
  readonly words: string;
}

export function legsOf(entity: CashEntity, transaction: WireObject): Legs {
  const lines = (listAt(transaction, 'Line') ?? []).filter(isObject);
  return READERS[entity](transaction, lines);
}

const READERS: Readonly<Record<CashEntity, (transaction: WireObject, lines: readonly WireObject[]) => Legs>> = {
  Purchase: (transaction, lines) => {
    const isCredit = transaction.Credit === true;
    const detailed = lines.map((line) => ({ line, accountId: idAt(line, 'AccountBasedExpenseLineDetail', 'AccountRef', 'value') }));
    const others = detailed.flatMap(({ line, accountId }) => (accountId ? [{ accountId, amount: line.Amount }] : []));
    return {
      kind: isCredit ? 'refund' : 'expense',
      legs: [...leg(transaction, 'AccountRef', transaction.TotalAmt, isCredit ? 1 : -1), ...others.map((other): Leg => ({ ...other, sign: isCredit ? -1 : 1 }))],
      others,
      category: lines.some((line) => objectAt(line, 'ItemBasedExpenseLineDetail')) ? 'Cost of Goods Sold' : null,
      words: textAt(transaction, 'PaymentType') === 'Check' ? 'Check' : 'Expense',
    };
  },
  Payment: (transaction) => simple('payment', leg(transaction, 'DepositToAccountRef', transaction.TotalAmt, 1), 'Sales', 'Payment'),
  SalesReceipt: (transaction) => simple('payment', leg(transaction, 'DepositToAccountRef', transaction.TotalAmt, 1), 'Sales', 'Sales receipt'),
  RefundReceipt: (transaction) => simple('refund', leg(transaction, 'DepositToAccountRef', transaction.TotalAmt, -1), 'Refunds', 'Refund'),
  Deposit: (transaction, lines) => {
    const others = lines.flatMap((line) => {
      const accountId = idAt(line, 'DepositLineDetail', 'AccountRef', 'value');
      return accountId ? [{ accountId, amount: line.Amount }] : [];
    });
    const cashBack = objectAt(transaction, 'CashBack');
    return {
      kind: 'deposit',
      legs: [...leg(transaction, 'DepositToAccountRef', transaction.TotalAmt, 1), ...(cashBack ? leg(cashBack, 'AccountRef', cashBack.Amount, 1) : []), ...others.map((other): Leg => ({ ...other, sign: -1 }))],
      others,
      // A deposit of payments that were received before names them instead of an account.
      category: lines.some((line) => (listAt(line, 'LinkedTxn') ?? []).length > 0) ? 'Sales' : null,
      words: 'Deposit',
    };
  },
  BillPayment: (transaction) => simple('expense', [
    ...leg(objectAt(transaction, 'CheckPayment') ?? {}, 'BankAccountRef', transaction.TotalAmt, -1),
    ...leg(objectAt(transaction, 'CreditCardPayment') ?? {}, 'CCAccountRef', transaction.TotalAmt, -1),
  ], null, 'Bill payment'),
  Transfer: (transaction) => simple('transfer', [...leg(transaction, 'FromAccountRef', transaction.Amount, -1), ...leg(transaction, 'ToAccountRef', transaction.Amount, 1)], 'Transfer', 'Transfer'),
  CreditCardPayment: (transaction) => simple('transfer', [...leg(transaction, 'BankAccountRef', transaction.Amount, -1), ...leg(transaction, 'CreditCardAccountRef', transaction.Amount, 1)], 'Transfer', 'Credit card payment'),
  JournalEntry: (_transaction, lines) => {
    const legs = lines.flatMap((line): Leg[] => {
      const detail = objectAt(line, 'JournalEntryLineDetail');
      const posting = textAt(detail, 'PostingType');
      return detail && (posting === 'Debit' || posting === 'Credit') ? leg(detail, 'AccountRef', line.Amount, posting === 'Debit' ? 1 : -1) : [];
    });
    return { kind: 'adjustment', legs, others: legs, category: null, words: 'Journal entry' };
  },
};

function leg(holder: WireObject, field: string, amount: unknown, sign: 1 | -1): Leg[] {
  const accountId = idAt(holder, field, 'value');
  return accountId ? [{ accountId, amount, sign }] : [];
}

function simple(kind: Legs['kind'], legs: readonly Leg[], category: string | null, words: string): Legs {
  return { kind, legs, others: [], category, words };
}
