/** "I moved money to savings, those aren't expenses, right? Total expenses without them", "I don't want the card autopay counted on top": what is no expense anyway, told apart in a sentence of its own, narrows nothing. */
import { lemma } from '../lexicon/lemma.ts';
import type { NameIndex } from '../names/names.ts';
import type { Token } from '../words/tokenize.ts';

/** What moves money and is no cost. */
const MOVES = /\b(savings|autopay|auto ?pays?|transfers?|transferred|draws?|drawings|principal|pay ?offs?|(card|visa|amex|chase|mastercard) (payments?|bills?|pay|autopayment)|(paid|pay|paying|paying off|paid off) (off )?(the |our |my )*([a-z]+ )?(card|visa|amex)( off)?|between (our|my|the) (own )?accounts|contributions?)\b/;
const NO_COST = /\b(arent|aren t|aren't|are not|are no|isnt|isn t|isn't|is not|is no|not|don t count as|dont count as|do not count as) (an? |really |actually |real )*(expenses?|costs?|spending|spend|income|revenue|sales)\b/;
const NOT_COUNTED = /\b(don t|dont|do not|don't|never|not|without) (want |need |wish )?.*\b(count|counted|counting|included|include|added|twice|double|doubled|on top)\b/;
const COUNTS_ONCE = /\b(twice|double|on top|again|second time)\b/;
/** They hold neither transfers nor draws nor principal, whatever is said. */
const HOLDS_NONE = /\b(expenses?|costs?|spend|spending|spent|outgoings|overheads?|revenue|income|sales|profit)\b/;
const HOLDS_SOME = /\b(cash|cashflow|burn|runway|money (in|out)|draws?|balance)\b/;
const POINTING_TAIL = /^(without|excluding|minus|less|leaving out|not counting) (them|those|these|that|it|either|any of (them|those|that))$|^(then|done right|done properly|the right way|counted once|right|correctly|properly)$/;

export function withoutOutAnyway(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  const sentences = sentencesOf(tokens);
  const told = sentences.filter((sentence) => isToldApart(sentence, index));
  const asked = sentences.filter((sentence) => !told.includes(sentence));
  const said = asked.map(saidBy).join(' ');
  // Asked of the transfers themselves, the sentence says of them what is so anyway.
  if (told.length === 0 || !(HOLDS_NONE.test(said) && !HOLDS_SOME.test(said) || MOVES.test(said))) return tokens;
  return asked.flatMap(withoutTail);
}

const saidBy = (sentence: readonly Token[]): string => sentence.filter(({ kind }) => kind !== 'stop').map(({ text }) => text).join(' ');

function sentencesOf(tokens: readonly Token[]): (readonly Token[])[] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    sentences.at(-1)?.push(token);
    if (token.kind === 'stop' && /^[.?!;\n]$/.test(token.text)) sentences.push([]);
  }
  return sentences.filter((sentence) => saidBy(sentence) !== '');
}

/** A cost or an income among what is told would be one that counts. */
function isToldApart(sentence: readonly Token[], { byWord }: NameIndex): boolean {
  const said = saidBy(sentence);
  if (!MOVES.test(said) || !(NO_COST.test(said) || NOT_COUNTED.test(said) && COUNTS_ONCE.test(said)) || /^(what|how|which)\b/.test(said)) return false;
  return !sentence.some(({ text, kind }) => kind === 'word' && !/^(card|payment|money|account|expense|cost|income|credit|interest)s?$/.test(text) && (byWord.get(lemma(text)) ?? []).some(({ kind: is, role, count, words }) => is === 'category' && count > 0 && words.length < 3 && role !== null && /^(opex|cogs|tax|interest)$/.test(role)));
}

/** "… without them", "…, done right?" at the end of what is asked. */
function withoutTail(sentence: readonly Token[]): readonly Token[] {
  const stops = sentence.at(-1)?.kind === 'stop' ? 1 : 0;
  const body = sentence.slice(0, sentence.length - stops);
  for (let words = 4; words > 0; words--) {
    if (words >= body.length || !POINTING_TAIL.test(body.slice(-words).map(({ text }) => text).join(' '))) continue;
    const kept = body.slice(0, -words);
    return [...(kept.at(-1)?.text === ',' ? kept.slice(0, -1) : kept), ...sentence.slice(sentence.length - stops)];
  }
  return sentence;
}
