/** Which lever words a supposition holds, and whether they say more or less. */
import type { LedgerVocabulary } from '../../../ledger/ledger-reader.ts';
import type { NameMention } from '../find-names.ts';
import { findNames } from '../find-names.ts';
import { indexNames } from '../names.ts';
import type { LeverWord } from '../lexicon/lever-words.ts';
import { IMPLIED_NAMES, LEVER_WORDS } from '../lexicon/lever-words.ts';
import type { Match } from '../phrase-table.ts';
import { PhraseTable } from '../phrase-table.ts';
import type { Token } from '../tokenize.ts';

const LEVERS = new PhraseTable<LeverWord>();
for (const [word, phrases] of Object.entries(LEVER_WORDS)) LEVERS.add(phrases, word as LeverWord);

export const leverMatches = (tokens: readonly Token[]): Match<LeverWord>[] => LEVERS.matches(tokens);
export const leverWordsIn = (tokens: readonly Token[]): ReadonlySet<LeverWord> => new Set(leverMatches(tokens).flatMap(({ values }) => values));

export const isLess = (words: ReadonlySet<LeverWord>): boolean => (words.has('down') || words.has('lose') || words.has('cancel')) && !(words.has('up') && !words.has('down'));

const IMPLIED = IMPLIED_NAMES.map(([says, means]) => ({ says: says.split(' '), means: means.split(' ') }));

/** "A 5 % pay rise" is a rise of payroll. */
export function withImpliedNames(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const fit = IMPLIED.find(({ says }) => says.every((word, i) => tokens[at + i]?.text === word));
    if (fit) out.push(...fit.means.map((text): Token => ({ text, raw: text, kind: 'word' })));
    else out.push(tokens[at] as Token);
    at += fit ? fit.says.length : 1;
  }
  return out;
}

/** Categories and parties; those of remarks among them, for here the clause aside is the very supposition. */
export const namesIn = (tokens: readonly Token[], vocabulary: LedgerVocabulary): NameMention[] => findNames(tokens, indexNames(vocabulary), () => true).filter((name) => name.names.length > 0 && name.names.some(({ kind }) => kind !== 'account'));
