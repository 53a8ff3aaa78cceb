/** Keeps a language model from telling a number: every number in its words must be one of the computed ones, or exactly a rounding of it. What it belongs to, and whether a rounding is called one, is the pair guard's business. */
import { MONTH_NAMES } from '../../finance/local-date.ts';
import type { NumberMention } from './number-mention.ts';
import { numberMentions } from './number-mentions.ts';
import { isRoundingOf } from './rounding.ts';

const NEGATIVE_WORDS = /\b(loss(?:es)?|lost|losing|negative|minus|deficit|short(?:fall)?|below zero|burn(?:ing|ed)?|outflow|decreas\w*|fell|fall|falling|drop\w*|declin\w*|down|lower|less|shrink\w*|shrank|took|cut|reduc\w*|refund\w*|worse\w*)\b/i;

/** The numbers (and month names) in `words` that `facts` do not hold; empty when the words can be trusted. */
export function inventedNumbers(words: string, facts: readonly string[]): string[] {
  const factText = facts.join('\n').normalize('NFKC');
  const allowed = numberMentions(factText);
  const invented = numberMentions(words)
    .filter((mention) => !(Number.isNaN(mention.value) ? allowed.some((fact) => fact.text.toLowerCase() === mention.text.toLowerCase()) : isComputed(mention, allowed, words)))
    .map((mention) => mention.text);
  return [...invented, ...inventedMonths(words, factText)];
}

function isComputed(mention: NumberMention, allowed: readonly NumberMention[], words: string): boolean {
  return allowed.some((fact) => sameKind(mention, fact) && isRoundingOf(mention, fact) && sameSign(mention, fact, words));
}

/** A percentage is no amount of money; a bare number may be either. */
function sameKind(mention: NumberMention, fact: NumberMention): boolean {
  return mention.kind === fact.kind || (mention.kind === 'plain' && fact.kind !== 'percent') || (fact.kind === 'plain' && mention.kind !== 'percent');
}

/** A negative figure stays negative: by its sign, or by words that say so. */
function sameSign(mention: NumberMention, fact: NumberMention, words: string): boolean {
  return mention.isNegative === fact.isNegative || (fact.isNegative ? NEGATIVE_WORDS.test(words) : false);
}

/** "May" is a verb too and counts only before a number or after a word of time. */
function inventedMonths(words: string, factText: string): string[] {
  return MONTH_NAMES.filter((month, index) => {
    const short = month.slice(0, 3);
    const said = month === 'May' ? /\bMay\s+\d|\b(?:in|of|since|for|until|to|from)\s+May\b/ : new RegExp(`\\b(?:${month}|${short})\\b`, 'i');
    const known = new RegExp(`\\b(?:${month}|${short})\\b|\\d{4}-${String(index + 1).padStart(2, '0')}\\b`);
    return said.test(words) && !known.test(factText);
  });
}
