/** The words of a row by which another row can be told to be the same payment: names and reference numbers, without what stands in every bank text. */
import { providersNamed } from './processor-names.ts';
import type { SourceRow } from './source-row.ts';

/** PG&E and AT&T are one word. */
const WORD = /[\p{L}\p{N}]+(?:&[\p{L}\p{N}]+)*/gu;
/** A date's year says nothing about whose payment it is. */
const YEAR = /^(19|20)\d\d$/;
const SHORTEST = 3;
/** Banks cut words off: STAPL is STAPLES. */
const SHORTEST_CUT = 4;

const SAYS_NOTHING = new Set(`ACH EFT POS WIRE CARD VISA MASTERCARD DEBIT CREDIT CHECK CHEQUE CHECKCARD PAYMENT PAYMENTS PMT PYMT PAID PAY BILL BILLPAY TRANSFER XFER DEPOSIT DEPOSITS PAYOUT
  PURCHASE RECURRING ONLINE MOBILE ELECTRONIC DIRECT ORIG NAME TYPE SUBSCRIPTION INVOICE INV REF REFERENCE TRN TRACE IND PPD CCD WEB AUTH AUTHORIZED FEE SALE SALES EXPENSE REFUND FROM FOR THE AND
  INC LLC LTD CORP GMBH COM WWW USD EUR GBP USA BANK ACCOUNT CHECKING SAVINGS INCOMING OUTGOING LASTSCHRIFT UEBERWEISUNG ÜBERWEISUNG GUTSCHRIFT SEPA`.split(/\s+/));

export interface TellingWords {
  readonly all: ReadonlySet<string>;
  readonly telling: readonly string[];
  /** Providers that the text names. */
  readonly providers: readonly string[];
}

export function tellingWords({ description, counterparty }: Pick<SourceRow, 'description' | 'counterparty'>): TellingWords {
  const all = new Set(`${description} ${counterparty ?? ''}`.toUpperCase().match(WORD) ?? []);
  return { all, telling: [...all].filter((word) => word.length >= SHORTEST && !SAYS_NOTHING.has(word) && !YEAR.test(word)), providers: providersNamed(all) };
}

/** Words of the first that the second has too. */
export function sharedWords(one: TellingWords, other: TellingWords): string[] {
  return one.telling.filter((word) => other.all.has(word) || other.telling.some((candidate) => isCut(word, candidate) || isCut(candidate, word)));
}

/** Numbers are equal or not: half a number is another one. */
function isCut(short: string, long: string): boolean {
  return short.length >= SHORTEST_CUT && long.startsWith(short) && !/\d/.test(short);
}
