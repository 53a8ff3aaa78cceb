/** Words of an operation that are only part of another verb, or stand in another sense: "we ended up with", "up for renewal", "fell on a Sunday", "how many euros". */
import type { Span } from './phrase-table.ts';
import type { Token } from './tokenize.ts';

const WITH_UP = /^(end|ends|ended|ending|rack|racked|add|adds|added|adding|make|makes|made|sum|sums|summed|wrap|wrapped|came|come|comes|coming|set|sign|signed|open|opened|close|closed|pick|picked|bring|brought|catch|freshen|hold|holding|line|lined|mess|messed|save|saved|settle|split|square|start|started|tally|tied|turn|turned|wind|wound|write|speak|dig|pull|pulled|chalk|chalked|clock|soak|soaked|swallow|swallowed|chew|chewed|gobble|gobbled|eat|eating|eaten|ate|use|used|stump|cough|pony|follow|back|show|showed)$/;
const AFTER_UP = /^(for|there|front|until|till)$/;
const WITH_DOWN = /^(break|breaks|broke|broken|breaking|write|jot|sit|sitting|slow|calm|note|put|sorted|sort|ordered|listed|ranked|largest|biggest|highest|top)$/;
/** After "fell" a day, not a change. */
const WHERE_FELL = /^(on|between|in|within|inside|under|due|into)$/;

export function isMereParticle(tokens: readonly Token[], { from, to }: Span): boolean {
  if (tokens[to - 1]?.text === 'many') return /^(euros?|dollars?|pounds?|bucks|quid)$/.test(tokens[to]?.text ?? '');
  if (to - from > 1) return false;
  const [before, word, after] = [tokens[from - 1]?.text ?? '', tokens[from]?.text ?? '', tokens[to]?.text ?? ''];
  if (word === 'up') return WITH_UP.test(before) || AFTER_UP.test(after) && before !== 'go';
  if (word === 'down') return WITH_DOWN.test(before);
  return /^(fell|fall|fallen)$/.test(word) && WHERE_FELL.test(after) && /^(that|which|weekends?|transactions?|payments?|they|those|items?|bills?|charges?|expenses?)$/.test(before);
}
