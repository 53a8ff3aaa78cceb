/** "Burnrate", "grossmargin", "lastmonth", "officesupplies": two or three words that were typed as one. */
import { MEASURE_WORDS } from '../lexicon/measure-words.ts';
import { wordTable } from '../../../word-table.ts';
import { isCommonWord } from './common-words.ts';
import type { NameIndex } from '../names/names.ts';
import type { Token } from './token.ts';

const TIMES = ['last', 'this', 'past', 'previous'].flatMap((which) => ['week', 'month', 'quarter', 'year'].map((unit) => `${which} ${unit}`));
const ASKED = ['how much', 'how many', 'how long', 'burn rate', 'cash burn', 'cash balance', 'bank balance', 'year to date', 'month to date', 'per month', 'per year', 'break even', 'total expenses', 'total revenue', 'total sales', 'total income', 'total spend', 'total costs'];
/** Short ones may be words of other meaning ("gotin", "paidus"). */
const SHORTEST = 7;

const asOne = (phrase: string): string => phrase.replaceAll(' ', '');
const measured = MEASURE_WORDS.filter(({ weak }) => !weak).flatMap(({ phrases }) => phrases.split('|')).filter((phrase) => /^[a-z]+ [a-z]+( [a-z]+)?$/.test(phrase));
const written = (phrases: readonly string[]): [string, string][] => phrases.filter((phrase) => asOne(phrase).length >= SHORTEST).map((phrase) => [asOne(phrase), phrase]);
const PARTS = wordTable<string>(Object.fromEntries(written([...measured, ...ASKED, ...TIMES])));

/** A word of the ledger, or one of its own ("outflow", "overhead"), stays. */
export function withWordsParted(tokens: readonly Token[], { words, names }: NameIndex): readonly Token[] {
  const partsOf = (text: string): string | undefined => PARTS[text] ?? (/s$/.test(text) ? PARTS[text.slice(0, -1)] : PARTS[`${text}s`]) ?? nameAsOne(text, names);
  return tokens.flatMap((token) => {
    const parts = token.kind !== 'word' || token.isName === true || token.text.length < SHORTEST || !/^[a-z]+$/.test(token.text) || words.has(token.text) || isCommonWord(token.text) ? undefined : partsOf(token.text);
    return parts === undefined ? [token] : parts.split(' ').map((text): Token => ({ text, raw: text, kind: 'word' }));
  });
}

function nameAsOne(text: string, names: NameIndex['names']): string | undefined {
  const found = names.find(({ kind, name }) => kind !== 'account' && /^[a-z]+ [a-z]+$/i.test(name) && asOne(name.toLowerCase()) === text);
  return found?.name.toLowerCase();
}
