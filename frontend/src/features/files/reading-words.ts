/** The words of the mapping screen: roles of columns, signs, whose word a choice is. */

export const ROLE_WORDS: Readonly<Record<string, string>> = {
  date: 'Date', description: 'Description', amount: 'Amount', debit: 'Money out', credit: 'Money in', flag: 'In or out', balance: 'Balance', currency: 'Currency',
  category: 'Category', account: 'Account', counterparty: 'Counterparty', reference: 'Reference', ignored: 'Not used',
};

export const ORIGIN_WORDS: Readonly<Record<string, string>> = { said: 'Your word', remembered: 'Your word, earlier' };

type SignWords = readonly (readonly [value: string, words: string])[];

const ONE_COLUMN: SignWords = [
  ['as-printed', 'Plus is money in, minus is money out'], ['inverted', 'Plus is money out, minus is money in'], ['all-in', 'All of it is money in'], ['all-out', 'All of it is money out'],
  ['unmarked-is-out', 'Money in is marked (CR or +)'], ['unmarked-is-in', 'Money out is marked (DR or −)'], ['debit-is-in', 'A debit is money in (your own books)'],
];
const WITH_FLAG: SignWords = [['by-flag', 'The column "In or out" tells'], ['debit-is-in', 'A debit is money in (your own books)'], ['by-flag-with-reversals', 'That column tells, a minus takes back'], ...ONE_COLUMN.slice(0, 4)];
const TWO_COLUMNS: SignWords = [['by-columns', 'Each column as it is called'], ['columns-exchanged', 'The columns the other way round'], ['as-printed', 'The amounts carry their signs']];

/** What can be chosen depends on the columns that hold the money. */
export function signWords(roles: readonly (string | null)[]): SignWords {
  if (roles.includes('debit') || roles.includes('credit')) return TWO_COLUMNS;
  return roles.includes('flag') ? WITH_FLAG : ONE_COLUMN;
}

/** A sign rule by itself; its own name where the screen has no words for it. */
export function signInWords(sign: string): string {
  return [...ONE_COLUMN, ...WITH_FLAG, ...TWO_COLUMNS].find(([value]) => value === sign)?.[1] ?? sign.replaceAll('-', ' ');
}
