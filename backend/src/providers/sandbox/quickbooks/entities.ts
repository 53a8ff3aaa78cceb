/** Transactions as QuickBooks writes them. */
import { minorToDecimal } from '../../../finance/money.ts';
import type { BookLine, BookTxn, CompanyBook, TxnEntity } from './book.ts';
import { CHECKING, RECEIVABLE } from './chart.ts';

export type QuickBooksObject = Readonly<Record<string, unknown>>;

interface Ref { readonly value: string; readonly name?: string }

/** Items are numbered like the account that they earn for. */
const ITEM_PREFIX = '9';
export const itemId = (accountId: string): string => ITEM_PREFIX + accountId;

export class EntityWriter {
  readonly #book: CompanyBook;
  readonly #names: ReadonlyMap<string, string>;

  constructor(book: CompanyBook) {
    this.#book = book;
    this.#names = new Map(book.accounts.map(({ id, name }) => [id, name]));
  }

  write(txn: BookTxn): QuickBooksObject {
    return { ...WRITERS[txn.entity](txn, this), ...this.#common(txn) };
  }

  /** QuickBooks' JSON has amounts as numbers. */
  amount(minor: number): number {
    return Number(minorToDecimal(minor, this.#book.company.currency));
  }

  account(id: string): Ref {
    return { value: id, name: this.#names.get(id) };
  }

  lines({ lines }: BookTxn, detailType: string, detail: (line: BookLine) => QuickBooksObject): QuickBooksObject[] {
    return lines.map((line, index) => ({ Id: String(index + 1), LineNum: index + 1, Description: line.description, Amount: this.amount(line.amountMinor), DetailType: detailType, [detailType]: detail(line) }));
  }

  salesLines(txn: BookTxn): QuickBooksObject[] {
    const lines = this.lines(txn, 'SalesItemLineDetail', ({ accountId, amountMinor }) => ({
      ItemRef: { value: itemId(accountId), name: this.#names.get(accountId) }, UnitPrice: this.amount(amountMinor), Qty: 1, ItemAccountRef: this.account(accountId), TaxCodeRef: { value: 'NON' },
    }));
    return [...lines, { Amount: this.amount(txn.totalMinor), DetailType: 'SubTotalLineDetail', SubTotalLineDetail: {} }];
  }

  #common(txn: BookTxn): QuickBooksObject {
    const { currency } = this.#book.company;
    return {
      domain: 'QBO', sparse: false, Id: txn.id, SyncToken: String(txn.version), MetaData: { CreateTime: txn.createdAt, LastUpdatedTime: txn.updatedAt },
      ...(txn.docNumber === undefined ? {} : { DocNumber: txn.docNumber }), TxnDate: txn.date, CurrencyRef: { value: currency, name: currency }, PrivateNote: txn.note,
    };
  }
}

type Write = (txn: BookTxn, writer: EntityWriter) => QuickBooksObject;

const partyRef = ({ party }: BookTxn): Ref => ({ value: party?.id ?? '', name: party?.name });
const typedParty = ({ party }: BookTxn): QuickBooksObject => (party ? { EntityRef: { value: party.id, name: party.name, type: party.kind } } : {});

const settledLine = (txn: BookTxn, writer: EntityWriter): QuickBooksObject[] =>
  (txn.settles ? [{ Amount: writer.amount(txn.totalMinor), LinkedTxn: [{ TxnId: txn.settles.id, TxnType: txn.settles.entity }] }] : []);

const linked = ({ settledBy }: BookTxn, today: string): QuickBooksObject =>
  (settledBy && settledBy.date < today ? { LinkedTxn: [{ TxnId: settledBy.id, TxnType: settledBy.entity === 'BillPayment' ? 'BillPaymentCheck' : 'Payment' }] } : {});

const sale: Write = (txn, writer) => ({
  CustomerRef: partyRef(txn), Line: writer.salesLines(txn), TxnTaxDetail: { TotalTax: 0 }, TotalAmt: writer.amount(txn.totalMinor), ApplyTaxAfterDiscount: false, PrintStatus: 'NotSet', EmailStatus: 'NotSet',
});

/** What is yet to be paid is told by whoever knows the day: `openBalance` puts it in. */
const WRITERS: Readonly<Record<TxnEntity, Write>> = {
  Invoice: sale,
  SalesReceipt: (txn, writer) => ({ ...sale(txn, writer), DepositToAccountRef: writer.account(txn.accountId), Balance: 0 }),
  RefundReceipt: (txn, writer) => ({ ...sale(txn, writer), DepositToAccountRef: writer.account(txn.accountId), Balance: 0 }),
  Payment: (txn, writer) => ({
    CustomerRef: partyRef(txn), DepositToAccountRef: writer.account(txn.accountId), ARAccountRef: writer.account(RECEIVABLE), TotalAmt: writer.amount(txn.totalMinor), UnappliedAmt: 0, ProcessPayment: false,
    Line: settledLine(txn, writer),
  }),
  Deposit: (txn, writer) => ({
    DepositToAccountRef: writer.account(txn.accountId), TotalAmt: writer.amount(txn.totalMinor),
    Line: writer.lines(txn, 'DepositLineDetail', ({ accountId }) => ({ Entity: { ...partyRef(txn), type: 'CUSTOMER' }, AccountRef: writer.account(accountId) })),
  }),
  Purchase: (txn, writer) => ({
    AccountRef: writer.account(txn.accountId), PaymentType: txn.paidBy ?? 'Cash', ...(txn.isCredit ? { Credit: true } : {}), ...typedParty(txn), TotalAmt: writer.amount(txn.totalMinor),
    Line: writer.lines(txn, 'AccountBasedExpenseLineDetail', ({ accountId }) => ({ AccountRef: writer.account(accountId), BillableStatus: 'NotBillable', TaxCodeRef: { value: 'NON' } })),
  }),
  Bill: (txn, writer) => ({
    VendorRef: partyRef(txn), APAccountRef: writer.account(txn.accountId), TotalAmt: writer.amount(txn.totalMinor),
    Line: writer.lines(txn, 'AccountBasedExpenseLineDetail', ({ accountId }) => ({ AccountRef: writer.account(accountId), BillableStatus: 'NotBillable', TaxCodeRef: { value: 'NON' } })),
  }),
  BillPayment: (txn, writer) => ({
    VendorRef: partyRef(txn), PayType: 'Check', CheckPayment: { BankAccountRef: writer.account(txn.accountId), PrintStatus: 'NotSet' }, TotalAmt: writer.amount(txn.totalMinor), Line: settledLine(txn, writer),
  }),
  // Intuit's schema wants the extension of a transfer, and of nothing else.
  Transfer: (txn, writer) => ({ TransferEx: {}, FromAccountRef: writer.account(txn.accountId), ToAccountRef: writer.account(txn.toAccountId ?? CHECKING), Amount: writer.amount(txn.totalMinor) }),
  JournalEntry: (txn, writer) => ({
    Adjustment: false, TotalAmt: writer.amount(txn.totalMinor),
    Line: [...txn.lines.map((line) => ({ ...line, posting: 'Debit' })), { accountId: txn.accountId, amountMinor: txn.totalMinor, description: txn.note, posting: 'Credit' }].map((line, index) => ({
      Id: String(index), Description: line.description, Amount: writer.amount(line.amountMinor), DetailType: 'JournalEntryLineDetail',
      JournalEntryLineDetail: { PostingType: line.posting, AccountRef: writer.account(line.accountId) },
    })),
  }),
};

/** Invoices and bills with what is owed on `today`, and with the payment once it was made. */
export function withBalance(object: QuickBooksObject, txn: BookTxn, today: string): QuickBooksObject {
  if (txn.entity !== 'Invoice' && txn.entity !== 'Bill') return object;
  const isPaid = txn.settledBy !== undefined && txn.settledBy.date < today;
  return { ...object, DueDate: txn.settledBy?.date ?? txn.date, Balance: isPaid ? 0 : object['TotalAmt'], ...linked(txn, today) };
}
