/** Which accounts of the owner's books hold money: banks and tills, by their names, by the kind that a program gives them, or by their numbers in a chart of accounts that is known. */

const NAMES = /(?<!\p{L})(?:banks?|banques?|bancos?|banche|banca|checking|chequing|cheque|current account|savings?|petty cash|cash|kasse|girokonto|bankkonto|caisse|caja|cassa|kassa|kas)(?!\p{L})/iu;
/** What money cost or brought is no account of it. */
const OF_OTHERS = /(?<!\p{L})(?:charges?|fees?|interest|gebühren|frais|commissions?|comisiones|spese|loans?|cards?|clearing|discounts?|sales|income|revenue|expenses?|over|short|receivables?|payables?)(?!\p{L})/iu;
const KINDS = new Set(['bank', 'cash', 'cash and bank', 'bank and cash', 'cash & bank', 'bank & cash', 'checking', 'savings', 'cash at bank', 'bank accounts', 'cash and cash equivalents', 'asset_cash']);

/** Banks and wallets by their own names, alone or with a number: "Chase 4411", "PayPal". */
const HOUSES = /^(?:chase|citi|wells fargo|us bank|pnc|truist|mercury|relay|novo|bluevine|paypal|revolut|wise|n26|monzo|starling|tide|qonto|bunq|stripe|square|venmo|sparkasse|volksbank|raiffeisenbank|commerzbank|barclays|hsbc|lloyds|natwest|santander|halifax|nationwide|aib|westpac|commbank|anz|nab|asb|rbc|bmo|scotiabank|fnb|absa|nedbank|capitec|dbs|ocbc|uob|hdfc|icici|sbi|kotak)(?: (?:bank|business|account|current|balance|wallet|usd|eur|gbp))*(?:[ #*.x…-]*\d+)?$/iu;

export const namesMoney = (account: string): boolean => (NAMES.test(account) || HOUSES.test(account.trim())) && !OF_OTHERS.test(account);
export const isKindOfMoney = (kind: string): boolean => KINDS.has(kind.trim().toLowerCase());

const ASSETS = /^(?:assets?|aktiva|actifs?|activos?|ativos?|attività|activa|aktywa)$/i;
const OTHER_ROOTS = /^(?:expenses?|income|liabilit(?:y|ies)|equity|aufwand|aufwendungen|erträge|ertrag|fremdkapital|eigenkapital|dépenses|revenus|recettes|passifs?|gastos|ingresos|pasivos?|patrimonio|despesas|receitas|passivos?|costi|spese|ricavi|entrate|passività|kosten|opbrengsten|wydatki|przychody)$/i;
/** What is owned and is no money. */
const OF_THINGS = /(?:receivable|debtors?|inventory|stock|fixed|equipment|vehicle|prepaid|prepayment|investment|property|deposit|forderung|vorräte|anlage|créance|stocks?|deudores|clientes|existencias|crediti|magazzino)/i;

/** Of accounts written as paths ("Assets:Current Assets:Business Account") the one that is owned and no thing, where there is but one; null for other names. */
export function moneyByPath(accounts: readonly string[]): ((account: string) => boolean) | null {
  const rootOf = (account: string): string => account.split(':')[0]!.trim();
  if (!accounts.every((account) => account.includes(':') && (ASSETS.test(rootOf(account)) || OTHER_ROOTS.test(rootOf(account))))) return null;
  const owned = accounts.filter((account) => ASSETS.test(rootOf(account)));
  return owned.length === 1 && !OF_THINGS.test(owned[0]!.split(':').slice(1).join(':').replace(/current assets/i, '')) ? (account) => account === owned[0] : null;
}

/** The French chart is law, and its journals of entries (FEC) have their columns by law. */
export const isMoneyOfFrance = (account: string): boolean => /^5[13]\d/.test(account.trim());

/** A chart of accounts that numbers banks and tills by law, where a list has its language: `of`: other numbers that it then has, `not`: those of other charts in that language, such as the Swiss, that of Québec, those of West Africa, Tunisia or Colombia. */
interface LegalChart { heading: RegExp; money: RegExp; of: readonly RegExp[]; not: RegExp }

const LEGAL_CHARTS: readonly LegalChart[] = [
  { heading: /^(?:(?:n|no|num|numero) (?:de )?)?comptes?(?: ?num| general)?$/, money: /^5(?:1[2-7]|3)/, of: [/^(?:40|41|42|43|44|6[0-9]|7[0-9])\d/], not: /^(?:1[012]|5[2457]|[89])/ },
  { heading: /^(?:(?:n|no|num|numero) (?:de )?)?comptes?(?: general)?$/, money: /^5[57]\d/, of: [/^55\d/, /^(?:40|41|44|45|6[0-9]|7[0-9])\d/], not: /^(?:1[012]|5[1-4]|[89])/ },
  { heading: /^(?:(?:n|no|num|numero) (?:de )?)?(?:sub)?(?:cuentas?|cta)(?: contable)?$/, money: /^57\d/, of: [/^(?:40|41|43|46|47|6[0-9]|7[0-9])\d/], not: /^(?:1[012]|[89])/ },
];

/** Null where the numbers under this heading are of no chart that is known. `heading`: normalised. */
export function moneyByLegalChart(heading: string, accounts: readonly string[]): ((account: string) => boolean) | null {
  const areNumbers = accounts.every((account) => /^\d{3,10}$/.test(account));
  const chart = areNumbers ? LEGAL_CHARTS.find(({ heading: headed, money, of, not }) => headed.test(heading) && accounts.some((account) => money.test(account)) && of.every((other) => accounts.some((account) => other.test(account))) && !accounts.some((account) => not.test(account))) : undefined;
  return chart ? (account) => chart.money.test(account) : null;
}

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
