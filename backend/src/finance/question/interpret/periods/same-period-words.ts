/** Phrases that point from one period to another ("same quarter last year", "the previous month") and so are no periods of their own. */
import { OPERATION_WORDS } from '../lexicon/operation-words.ts';
import type { PeriodMention } from './find-periods.ts';
import type { DatedPeriod } from './period-atom.ts';
import type { Span } from '../words/phrase-table.ts';
import { PhraseTable, covers, overlap } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

const POINTING = new PhraseTable<true>().add(`${OPERATION_WORDS.sameBefore}|${OPERATION_WORDS.before}`, true);

/** Those that would be misread as a period: they say "same", another period stands before them, or they are all of a fragment that steps back from the question before. */
export function pointingPhrases(tokens: readonly Token[], mentions: readonly PeriodMention[], previous: DatedPeriod | null): Span[] {
  return POINTING.matches(tokens).filter((match) => {
    if (!mentions.some((mention) => overlap(mention, match))) return false;
    const saysSame = tokens.slice(match.from, match.to).some((token) => token.text === 'same');
    return saysSame || mentions.some((mention) => mention.to <= match.from) || previous !== null && isStepBack(tokens, match, previous);
  });
}

const BEFORE = /^(previous|prior|preceding)$/;
const BESIDE = /^(and|also|too|as|well|please|thanks|what|whats|how|about|for|in|of|the|now|ok|okay|so|then|again|was|is|it|show|me|give|same|just|only|do|to)$/;

/** "The previous quarter as well" after a question about a quarter: the one before that one, not the one before today's. */
function isStepBack(tokens: readonly Token[], match: Span, { unit }: DatedPeriod): boolean {
  const said = tokens.slice(match.from, match.to).map(({ text }) => text);
  return said.some((word) => BEFORE.test(word)) && said.includes(unit) && tokens.every(({ kind, text }, at) => kind === 'stop' || covers([match], at) || BESIDE.test(text));
}
