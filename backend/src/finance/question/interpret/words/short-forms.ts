/** Writes short forms out and puts words together that the ledger writes as one, before anything is recognised. */
import { ENGLISH_WORDS } from '../lexicon/english-words.ts';
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { SHORT_FORMS } from '../lexicon/short-forms.ts';
import type { Token } from './tokenize.ts';
import { tokenize } from './tokenize.ts';
import { wordTable } from '../../../word-table.ts';

/** "pct" → "percent", "fortnight" → "2 weeks"; a word that the ledger itself uses stays. */
export function writeOut(tokens: readonly Token[], ledger: ReadonlySet<string>): Token[] {
  return tokens.flatMap((token, at) => {
    if (token.text === 'ins' && WITH_INS.test(tokens[at - 1]?.text ?? '')) return [token];
    const isUnit = PER.test(tokens[at - 1]?.text ?? '') && UNITS_IN_SHORT.test(token.text);
    const full = ledger.has(token.text) && !isUnit ? undefined : SHORT_FORMS.get(token.text) ?? lastUnits(token.text) ?? withItsG(token.text);
    return full === undefined ? [token] : tokenize(full);
  });
}

const UNIT_LETTERS = wordTable<string>({ d: 'days', w: 'weeks', m: 'months', q: 'quarters', y: 'years' });

/** "L6M", "T12M", "R12": the last so many. */
function lastUnits(word: string): string | undefined {
  const [, count, letter] = /^[ltr](\d{1,2})([dwmqy])$/.exec(word) ?? /^[ltr](12)$/.exec(word) ?? [];
  return count === undefined ? undefined : `last ${count} ${UNIT_LETTERS[letter ?? 'm'] ?? 'months'}`;
}

/** "Burn/mo" is by the month, whoever is called Mo. */
const PER = /^(\/|per|a|each|every)$/;
const UNITS_IN_SHORT = /^(mo|mth|wk|yr|qtr)$/;

/** "Walk-ins" are no insurance. */
const WITH_INS = /^(walk|drop|check|sit|log|plug|stand|break|add|trade)$/;

/** "Bringin", "payin": as it is spoken; null where the word is one of its own. */
function withItsG(word: string): string | undefined {
  if (!/[a-z]{3,}in$/.test(word) || PLAIN_WORDS.has(word) || ENGLISH_WORDS.has(word)) return undefined;
  const stem = word.slice(0, -2);
  const isVerb = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some((form) => PLAIN_WORDS.has(form)) || PLAIN_WORDS.has(`${word}g`);
  return isVerb ? `${word}g` : undefined;
}

const SHORTEST_JOINED = 5;

/** "linked in" is "linkedin", "t q l" is "tql" where the ledger writes it so. */
export function joinSplitWords(tokens: readonly Token[], ledger: ReadonlySet<string>): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const letters = spelledOut(tokens, at);
    if (letters > 1 && ledger.has(tokens.slice(at, at + letters).map(({ text }) => text).join(''))) {
      const spelled = tokens.slice(at, at + letters);
      joined.push({ ...(tokens[at] as Token), text: spelled.map(({ text }) => text).join(''), raw: spelled.map(({ raw }) => raw).join(' ') });
      at += letters - 1;
      continue;
    }
    const [token, next] = [tokens[at] as Token, tokens[at + 1]];
    const text = token.kind === 'word' && next?.kind === 'word' ? token.text + next.text : '';
    if (isSaint(token, ledger)) joined.push({ ...token, text: token.text === 'st' ? 'saint' : 'st' });
    else if (next && text.length >= SHORTEST_JOINED && !isAdding(token, next, tokens[at + 2]) && ledger.has(lemma(text)) && !(ledger.has(lemma(token.text)) && ledger.has(lemma(next.text)))) {
      joined.push({ ...token, text, raw: `${token.raw} ${next.raw}` });
      at++;
    } else joined.push(token);
  }
  return joined;
}

/** "Saint Brendan's" of St Brendan's, and the other way. */
const isSaint = ({ text }: Token, ledger: ReadonlySet<string>): boolean => text === 'saint' && ledger.has('st') && !ledger.has('saint') || text === 'st' && ledger.has('saint') && !ledger.has('st');

/** "Sum up everything", where the ledger has a SumUp. */
const isAdding = (token: Token, next: Token, after: Token | undefined): boolean => /^(sum|add)$/.test(token.text) && next.text === 'up' && /^(everything|all|the|our|my|what|how|each|every|both|those|these|whatever|this|that)$/.test(after?.text ?? '');

/** "T Q L": how many single letters stand here in a row. */
function spelledOut(tokens: readonly Token[], start: number): number {
  let at = start;
  while (/^[a-z]$/.test(tokens[at]?.text ?? '')) at++;
  return at - start;
}
