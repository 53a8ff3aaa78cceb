/** Which lever words a supposition holds, and whether they say more or less. */
import type { LedgerVocabulary } from '../../../ledger/ledger-reader.ts';
import type { NameMention } from '../names/find-names.ts';
import { findNames } from '../names/find-names.ts';
import { indexNames } from '../names/names.ts';
import type { LeverWord } from '../lexicon/lever-words.ts';
import { IMPLIED_NAMES, LEVER_WORDS } from '../lexicon/lever-words.ts';
import type { Match } from '../words/phrase-table.ts';
import { PhraseTable } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

const LEVERS = new PhraseTable<LeverWord>();
for (const [word, phrases] of Object.entries(LEVER_WORDS)) LEVERS.add(phrases, word as LeverWord);

export const leverMatches = (tokens: readonly Token[]): Match<LeverWord>[] => LEVERS.matches(tokens).filter(({ from, to }) => to - from > 1 || !JUDGES.test(tokens[from]?.text ?? '') || isOfIncome(tokens, from));

/** They say good or bad, not more or less: worse sales are less, a worse rent is more. */
const JUDGES = /^(worse|weaker|softer|stronger|improve|improves|improved)$/;
const INCOME = '(revenues?|sales|income|turnover|takings|volumes?|demand|business|profits?|traffic|bookings|orders)';
const INCOME_AHEAD = new RegExp(`\\b${INCOME}( (get|gets|got|getting|is|are|was|were|be|become|becomes|became|turn|turns|a|lot|bit|little|much|even|slightly|would|will|to|\\d+|%|percent))*$`);
const INCOME_BEHIND = new RegExp(`^((our|the|my) )?${INCOME}( (by|in|of|than|from|to|for|next|this|\\d).*)?[?.! ]*$`);

/** "Supply costs get worse by 5 %". */
export const isJudgedCost = (tokens: readonly Token[]): boolean => tokens.some(({ text }, at) => JUDGES.test(text) && !isOfIncome(tokens, at));

/** "Sales get worse by 10 %", "weaker demand". */
function isOfIncome(tokens: readonly Token[], at: number): boolean {
  const words = (from: number, to?: number): string => tokens.slice(from, to).map(({ text }) => text).join(' ');
  return INCOME_AHEAD.test(words(Math.max(0, at - 5), at)) || INCOME_BEHIND.test(words(at + 1));
}
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
