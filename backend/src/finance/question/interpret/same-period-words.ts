/** Phrases that point from one period to another ("same quarter last year", "the previous month") and so are no periods of their own. */
import { OPERATION_WORDS } from './lexicon/operation-words.ts';
import type { PeriodMention } from './find-periods.ts';
import type { Span } from './phrase-table.ts';
import { PhraseTable, overlap } from './phrase-table.ts';
import type { Token } from './tokenize.ts';

const POINTING = new PhraseTable<true>().add(`${OPERATION_WORDS.sameBefore}|${OPERATION_WORDS.before}`, true);

/** Those that would be misread as a period: they say "same", or another period stands before them. */
export function pointingPhrases(tokens: readonly Token[], mentions: readonly PeriodMention[]): Span[] {
  return POINTING.matches(tokens).filter((match) => {
    if (!mentions.some((mention) => overlap(mention, match))) return false;
    const saysSame = tokens.slice(match.from, match.to).some((token) => token.text === 'same');
    return saysSame || mentions.some((mention) => mention.to <= match.from);
  });
}
