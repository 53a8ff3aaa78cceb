/** Currency codes and signs as statements print them. */
import { wordTable } from '../../finance/word-table.ts';

/** ISO 4217 codes of money in circulation, and old names still printed. */
const CODES = new Set((
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD ' +
  'HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG ' +
  'QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG'
).split(' '));
const OLD_CODES = wordTable<string>({ RUR: 'RUB', NTD: 'TWD', RMB: 'CNY', STG: 'GBP' });

/** Signs that mean one currency. `$`, `kr` and `¥` mean several: they are read as money, their currency stays open. */
const SIGNS: readonly (readonly [string, string | null])[] = [
  ['د.ا.', 'JOD'], ['د.إ', 'AED'], ['د.ك', 'KWD'], ['ر.س', 'SAR'], ['US$', 'USD'], ['CA$', 'CAD'], ['C$', 'CAD'], ['AU$', 'AUD'], ['A$', 'AUD'], ['NZ$', 'NZD'], ['HK$', 'HKD'], ['NT$', 'TWD'], ['S$', 'SGD'], ['R$', 'BRL'], ['MX$', 'MXN'],
  ['€', 'EUR'], ['£', 'GBP'], ['₹', 'INR'], ['Rs.', 'INR'], ['₽', 'RUB'], ['руб.', 'RUB'], ['zł', 'PLN'], ['Kč', 'CZK'], ['Ft', 'HUF'], ['₺', 'TRY'], ['TL', 'TRY'], ['₪', 'ILS'], ['₩', 'KRW'], ['₫', 'VND'], ['฿', 'THB'], ['₴', 'UAH'], ['₦', 'NGN'],
  ['₱', 'PHP'], ['Fr.', 'CHF'], ['lei', 'RON'], ['円', 'JPY'], ['원', 'KRW'], ['元', null], ['S/.', 'PEN'], ['S/', 'PEN'], ['₡', 'CRC'], ['₲', 'PYG'], ['₸', 'KZT'], ['₾', 'GEL'], ['RM', 'MYR'], ['Rp', 'IDR'], ['KSh', 'KES'], ['Ksh', 'KES'], ['лв', 'BGN'], ['$', null], ['¥', null], ['kr.', null], ['kr', null],
];

/** Most texts have none of them: one look instead of many. */
const ANY_SIGN = new RegExp(SIGNS.map(([sign]) => sign.replace(/[.$]/g, '\\$&')).join('|'));

/** The ISO code that a whole cell or word names; null when it names none. */
export function currencyOfCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (code.length !== 3) return null;
  return CODES.has(code) ? code : (OLD_CODES[code] ?? null);
}

export interface FoundCurrency { currency: string | null; rest: string }

/** R 250.00: a letter that says so only before an amount with cents, for R1001 is a reference. */
const RAND = /^([-+(−]?\s*)R(?=\s?[-−]?\s?\d[\d ,.]*[.,]\d{2}\)?$)/;

/** Takes a currency sign or code off what stands before or after a number; null when there is none. */
export function takeCurrency(text: string): FoundCurrency | null {
  const code = /(?<![A-Za-z])[A-Za-z]{3}(?![A-Za-z])/.exec(text);
  const ofCode = code && currencyOfCode(code[0]);
  if (code && ofCode) return { currency: ofCode, rest: text.replace(code[0], '') };
  if (RAND.test(text)) return { currency: 'ZAR', rest: text.replace(RAND, '$1') };
  if (!ANY_SIGN.test(text)) return null;
  for (const [sign, currency] of SIGNS) if (text.includes(sign)) return { currency, rest: text.replace(sign, '') };
  return null;
}

/** The code in a heading such as "Amount CZK" or "Withdrawals (SGD)"; capitals only, because "all" and "top" are codes too. */
export function currencyInHeading(heading: string): string | null {
  for (const word of heading.match(/\b[A-Z]{3}\b/g) ?? []) {
    const currency = currencyOfCode(word);
    if (currency) return currency;
  }
  for (const [sign, currency] of SIGNS) if (currency !== null && !/^[A-Za-z]/.test(sign) && heading.includes(sign)) return currency;
  return null;
}
