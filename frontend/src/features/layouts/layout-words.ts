/** What is remembered about a layout, in the words of the mapping screen. */
import { ROLE_WORDS, signInWords } from '../files/reading-words.ts';
import type { LayoutRow_LayoutFragment } from '../../generated/graphql.ts';

/** By which files it is known: their account, else their name. */
export function layoutName({ account, fileName }: Pick<LayoutRow_LayoutFragment, 'account' | 'fileName'>): string {
  return account === null ? `Files named like ${fileName}` : `Account ${account}`;
}

/** "Dates: day first · Column 4: Amount" */
export function answersInWords({ dateOrder, decimalMark, sign, columns, currency, account }: LayoutRow_LayoutFragment['mapping']): string {
  const said = [
    dateOrder && `Dates: ${dateOrder.replaceAll('-', ' ')}`,
    decimalMark && `Decimal mark: ${decimalMark}`,
    sign && `Signs: ${signInWords(sign)}`,
    ...columns.map(({ column, role }) => `Column ${column + 1}: ${ROLE_WORDS[role] ?? role}`),
    currency && `Currency: ${currency}`,
    account && `Account: ${account}`,
  ];
  return said.filter(Boolean).join(' · ');
}
