/** Turns one entry of a CAMT statement into its payments: one, or those of a batch where they add up to it. */
import { currencyOfCode } from '../cells/currencies.ts';
import { calendarDate } from '../cells/dates.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { StatementRow } from '../statement.ts';
import { describe, nameOf } from '../stated/account-statement.ts';
import { amountReason, exactMinor } from '../stated/exact-amount.ts';
import { find, findAll, textAt, type XmlElement } from '../xml/xml-element.ts';

export interface CamtAccount { account: string | null; currency: string | null }

export interface CamtPayments {
  rows: StatementRow[];
  /** Why the payments of a batch are counted as one. */
  repair: string | null;
}

/** The payments, or the reason why the entry is none. */
export function camtPayments(entry: XmlElement, of: CamtAccount): CamtPayments | string {
  const status = textAt(entry, 'Sts/Cd', 'Sts/Prtry', 'Sts');
  if (status !== '' && status !== 'BOOK') return `The bank lists this payment as "${status.slice(0, 20)}"; it is not counted until it is booked.`;
  const date = dayOf(textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm')) ?? dayOf(textAt(entry, 'ValDt/Dt', 'ValDt/DtTm'));
  if (date === null) return 'This payment has no date that can be read.';
  const amount = signedAmount(entry, find(entry, 'Amt'), of.currency);
  if (typeof amount === 'string') return amount;
  const details = findAll(entry, 'NtryDtls/TxDtls');
  const row = (minor: number, detail: XmlElement | undefined): StatementRow => ({
    line: detail?.line ?? entry.line, date, amountMinor: minor, currency: amount.currency, account: of.account, balanceMinor: null, category: null,
    description: describe([remittance(detail), remittance(detail) === '' ? textAt(detail, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf') : '']),
    counterparty: otherParty(detail, minor > 0),
    reference: nameOf(textAt(detail, 'Refs/AcctSvcrRef') || (details.length <= 1 ? textAt(entry, 'AcctSvcrRef') : '') || textAt(detail, 'Refs/EndToEndId').replace(/^NOTPROVIDED$/i, '')),
  });
  if (details.length <= 1) return { rows: [row(amount.minor, details[0])], repair: null };
  const parts = details.map((detail) => partAmount(detail, entry, amount.currency));
  const isWhole = parts.every((part) => part !== null) && parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) === amount.minor;
  if (isWhole) return { rows: details.map((detail, index) => row(parts[index]!, detail)), repair: null };
  const statesAll = parts.every((part) => part !== null);
  return { rows: [row(amount.minor, undefined)], repair: statesAll ? `The ${details.length} payments in this batch do not add up to its amount; it counts as one payment.` : null };
}

/** Minor units with the direction of the entry. Whether it takes another one back does not turn it: the direction is its own. */
function signedAmount(owner: XmlElement, amount: XmlElement | undefined, accountCurrency: string | null): { minor: number; currency: string | null } | string {
  const currency = currencyOfCode(amount?.attributes.Ccy ?? '') ?? accountCurrency;
  const text = amount?.text.trim() ?? '';
  const minor = exactMinor(text, currency);
  const direction = textAt(owner, 'CdtDbtInd');
  if (minor === null) return amountReason(text, currency);
  if (direction !== 'CRDT' && direction !== 'DBIT') return 'This payment does not say whether it is money in or money out.';
  return { minor: direction === 'DBIT' ? -minor || 0 : minor, currency };
}

/** Of one payment in a batch; null where it states none in the entry's currency. */
function partAmount(detail: XmlElement, entry: XmlElement, currency: string | null): number | null {
  const amount = find(detail, 'Amt') ?? find(detail, 'AmtDtls/TxAmt/Amt');
  if (!amount) return null;
  const found = signedAmount(textAt(detail, 'CdtDbtInd') === '' ? entry : detail, amount, currency);
  return typeof found === 'string' || found.currency !== currency ? null : found.minor;
}

function remittance(detail: XmlElement | undefined): string {
  const free = findAll(detail, 'RmtInf/Ustrd').map((element) => element.text.trim()).filter(Boolean).join(' ');
  return free || textAt(detail, 'RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/AddtlRmtInf');
}

/** Who paid, for money in; who was paid, for money out. */
function otherParty(detail: XmlElement | undefined, isMoneyIn: boolean): string | null {
  const [near, far] = isMoneyIn ? ['Dbtr', 'Cdtr'] : ['Cdtr', 'Dbtr'];
  const isTakenBack = textAt(detail, 'RtrInf/Rsn/Cd') !== '';
  const names = (isTakenBack ? [far] : [near]).map((role) => textAt(detail, `RltdPties/${role}/Nm`, `RltdPties/${role}/Pty/Nm`, `RltdPties/Ultmt${role}/Nm`, `RltdPties/Ultmt${role}/Pty/Nm`));
  return nameOf(names[0]);
}

/** The calendar day that the bank writes; the time and zone behind it do not move it. */
export function dayOf(text: string): LocalDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  return match && calendarDate(Number(match[1]), Number(match[2]), Number(match[3]));
}
