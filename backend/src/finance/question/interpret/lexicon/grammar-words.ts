/** Single words that say what is done with a figure, or that begin a question: said alone they are never short for the longer name of a party ("the price" is not Price Chopper). */
import { GROUPING_WORDS } from './grouping-words.ts';
import { lemma } from './lemma.ts';
import { NEGATION_WORDS } from './negation-words.ts';
import { OPERATION_WORDS } from './operation-words.ts';

const QUESTION_WORDS = `who|whom|whose|what|which|when|where|why|how|do|does|did|done|is|are|was|were|be|been|has|have|had|let
  |go|goes|went|come|came|take|took|give|gave|get|got|make|made|put|keep|kept|tell|say|find|know|want|need|please|thank
  |all|any|each|every|both|either|only|just|same|other|another|else|more|most|less|least|much|many|few|some|none|very|even
  |in|out|up|down|on|off|over|under|above|below|between|about|against|until|since|before|after|during|through|within|without
  |total|sum|break|line|fixed|current|one|two|three|four|five|six|seven|eight|nine|ten|percent|half|double|single|drop|cut|jump|spike|drive|bottom|end`;

const single = (phrases: string): string[] => phrases.split('|').map((phrase) => phrase.trim()).filter((phrase) => phrase !== '' && !phrase.includes(' '));

/** Said for a difference by few, and an airline and many a dental plan to the others. */
const PROPER = /^(delta)$/;

export const GRAMMAR_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(OPERATION_WORDS).flatMap(single), ...GROUPING_WORDS.flatMap(({ phrases }) => single(phrases)), ...single(NEGATION_WORDS), ...single(QUESTION_WORDS),
].flatMap((word) => [word, lemma(word)]).filter((word) => !PROPER.test(word)));

/** "The price", "how" where the ledger knows Price Chopper and How To Academy. */
export const isMereGrammar = (words: readonly string[]): boolean => words.every((word) => GRAMMAR_WORDS.has(word));
