/** "Show me expenses", "cash on hand", "what is driving costs", "is that good": words of talk that are also things owners pay for. */
import { lemma } from '../lexicon/lemma.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

/** Words that say something about a figure at least as often as they are bought. Add a word. */
const TALK = /^(shows?|overall|good|fine|rate|breakdown|plans?|products?|claims?|damages?|hands?|registers?|logs?|tracking|leads?|table|tables|inserts?|admin|prints?|sinks?|fair|sounds?|pictures?|light|course|produces?|shoot|swings?|roundup|sheets?|driving|leaks?|spirits?|event|boot|plate|roof|stalls?|sharp|spare|factors?|lifts?|class|pan|due|tip|pop|scores?|drain|shakes?|label|state|cover|stamp|drawing|support|benefits?|image|duty|hall|custom|gold|crown|feed|click|drive|box)$/;
/** Never a thing in front of what it describes. */
const DESCRIBES = /^(overall|good|fine|fair|sharp|spare|due|custom|light)$/;
/** "Second Shooter", "Card Processing": by the first word alone no such kind is meant. */
const NEVER_ALONE = /^(first|second|third|card|door|counter)$/;
const PAID_ON = /^(on|for|of|in|towards|toward)$/;
const DETERMINER = /^(the|our|my|those|these|all|any|some)$/;
const PAYS = /^(spend|spends|spent|spending|pay|pays|paid|paying|payments?|cost|costs|costing|expenses?|bills?|charges?|charged|buy|bought|buying|purchases?|money|much|put|went|goes|go|going|drop|dropped|blew|outlay|price|total|dollars?|bucks)$/;
const COST = /^(cost|costs|expense|expenses|spend|spending|fee|fees|bill|bills|charge|charges|purchase|purchases|payments?|outlay)$/;
/** Behind one of these a word is a verb or begins a request. */
const VERB_BEFORE = /^(|please|and|to|you|just|then|me|file|it|they|not|we|i|he|she|can|could|would|will|should|do|does|did|,|\.|:|;)$/;
const IDIOM = /^(on hand|of course|in hand|in course|in light|in event|in spirit|for sure|in fair|on plate|on top|of good|for good|in good|of state|in shows?)$/;

/** A single word of talk in no place where something paid for is said. */
export function isTalkHere(tokens: readonly Token[], { from, to }: Span): boolean {
  const word = tokens[from]?.text ?? '';
  if (to - from === 1 && NEVER_ALONE.test(lemma(word))) return true;
  return to - from === 1 && TALK.test(word) && !isPaidFor(tokens, from) && !hasCostBehind(tokens, from) && !isToldAsThings(tokens, from);
}

/** "Spent on shows", "paid for the damage", "cost of our claims". */
function isPaidFor(tokens: readonly Token[], at: number): boolean {
  const isDetermined = DETERMINER.test(tokens[at - 1]?.text ?? '');
  const preposition = isDetermined ? at - 2 : at - 1;
  const said = tokens[preposition]?.text ?? '';
  if (!PAID_ON.test(said) || IDIOM.test(`${said} ${tokens[at]?.text ?? ''}`)) return false;
  return tokens.slice(Math.max(0, preposition - (said === 'of' ? 1 : 6)), preposition).some(({ text }) => PAYS.test(text));
}

/** "Show costs last year", not "show expenses" nor "my partner claims expenses are high". */
const hasCostBehind = (tokens: readonly Token[], at: number): boolean => !/s$/.test(tokens[at]?.text ?? '') && COST.test(tokens[at + 1]?.text ?? '') && !VERB_BEFORE.test(tokens[at - 1]?.text ?? '') && !DESCRIBES.test(tokens[at]?.text ?? '');

/** "What did the tables cost", "claims last year": several of them, said as a thing. */
function isToldAsThings(tokens: readonly Token[], at: number): boolean {
  const [before, word] = [tokens[at - 1]?.text ?? '', tokens[at]?.text ?? ''];
  return /[^s]s$/.test(word) && !/^(sounds|rates)$/.test(word) && (DETERMINER.test(before) || at === 0 || before === 'and' && tokens[at - 2]?.kind === 'word' && tokens[at + 1]?.kind !== 'word');
}
