/** Which accounts of the owner's books hold money: banks and tills, by their names, by the kind that a program gives them, or by their numbers in a chart of accounts that is known. */

const NAMES = /(?<!\p{L})(?:banks?|banque|banco|banca|checking|chequing|cheque|current account|savings?|petty cash|cash|kasse|girokonto|bankkonto|caisse|caja|cassa|kassa|kas)(?!\p{L})/iu;
/** What money cost or brought is no account of it. */
const OF_OTHERS = /(?<!\p{L})(?:charges?|fees?|interest|gebühren|frais|commissions?|comisiones|spese|loans?|cards?|clearing|discounts?|sales|income|revenue|expenses?|over|short|receivables?|payables?)(?!\p{L})/iu;
const KINDS = new Set(['bank', 'cash', 'cash and bank', 'bank and cash', 'cash & bank', 'bank & cash', 'checking', 'savings', 'cash at bank', 'bank accounts', 'cash and cash equivalents', 'asset_cash']);

/** Banks and wallets by their own names, alone or with a number: "Chase 4411", "PayPal". */
const HOUSES = /^(?:chase|citi|wells fargo|us bank|pnc|truist|mercury|relay|novo|bluevine|paypal|revolut|wise|n26|monzo|starling|tide|qonto|bunq|stripe|square|venmo|sparkasse|volksbank|raiffeisenbank|commerzbank|barclays|hsbc|lloyds|natwest|santander|halifax|nationwide|aib|westpac|commbank|anz|nab|asb|rbc|bmo|scotiabank|fnb|absa|nedbank|capitec|dbs|ocbc|uob|hdfc|icici|sbi|kotak)(?: (?:bank|business|account|current|balance|wallet|usd|eur|gbp))*(?:[ #*.x…-]*\d+)?$/iu;

export const namesMoney = (account: string): boolean => (NAMES.test(account) || HOUSES.test(account.trim())) && !OF_OTHERS.test(account);
export const isKindOfMoney = (kind: string): boolean => KINDS.has(kind.trim().toLowerCase());

/** The French chart is law, and its journals of entries (FEC) have their columns by law. */
export const isMoneyOfFrance = (account: string): boolean => /^5[13]\d/.test(account.trim());

/** The two charts of German small businesses, with the numbers of banks and tills. */
export const GERMAN_CHARTS = ['03', '04'] as const;
export type GermanChart = (typeof GERMAN_CHARTS)[number];

const MONEY_OF: Readonly<Record<GermanChart, (firstFour: number) => boolean>> = {
  '03': (number) => number >= 1000 && number < 1300,
  '04': (number) => number >= 1600 && number < 1900,
};

/** `digits`: of a general ledger account; longer numbers are those of customers and suppliers, or have zeros behind. */
export function isMoneyOfGermany(account: string, chart: GermanChart, digits = 4): boolean {
  const number = account.trim();
  return /^\d+$/.test(number) && number.length === digits && MONEY_OF[chart](Math.floor(Number(number) / 10 ** (digits - 4)));
}

/** Sales stand in the eights of the one chart and in the fours of the other, costs in its fours and in the sixes; null where bookings speak for both, or for neither. */
export function germanChartOf(bookings: readonly { readonly debit: string; readonly credit: string }[]): GermanChart | null {
  const starts = (account: string, digit: string): boolean => /^\d{4}$/.test(account) && account.startsWith(digit);
  const of03 = bookings.filter(({ debit, credit }) => starts(credit, '8') || (starts(debit, '4') && !starts(credit, '4'))).length;
  const of04 = bookings.filter(({ debit, credit }) => starts(debit, '6') || (starts(credit, '4') && !starts(debit, '4'))).length;
  return of03 > 0 && of03 > of04 * MAJORITY ? '03' : of04 > 0 && of04 > of03 * MAJORITY ? '04' : null;
}

const MAJORITY = 10;
