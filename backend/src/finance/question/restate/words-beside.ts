/** Words that no example knows beside what is asked: common English there is a way of putting it ("what did the card people nick us for") and is passed over. */
import { hasThingsPlace } from '../interpret/accounted/leftovers.ts';
import type { Reading } from '../interpret/reading.ts';
import { isCommonWord } from '../interpret/words/common-words.ts';
import type { Token } from '../interpret/words/tokenize.ts';
import { isKnownWord } from './network.ts';

/** What is passed over; null where a word may be a name, or a thing that is asked about: nothing is answered without it. */
export function wordsBeside({ tokens, leftovers, unheeded }: Reading): readonly string[] | null {
  const unknownOf = (words: Reading['leftovers']): number[] => words.flatMap(({ from, to }) => tokens.slice(from, to).flatMap((token, place) => (isKnownWord(token.text) && token.isLarge !== true ? [] : [from + place])));
  const beside = unknownOf(unheeded);
  return unknownOf(leftovers).length > 0 || beside.some((at) => mayBeAskedAbout(tokens, at)) ? null : beside.map((at) => tokens[at]?.text ?? '');
}

function mayBeAskedAbout(tokens: readonly Token[], at: number): boolean {
  const { text, isLarge } = tokens[at] ?? { text: '' };
  const isTrade = text.endsWith('ing') && !UNDER_WAY.test(tokens[at - 1]?.text ?? '');
  return !isCommonWord(text) || isTrade || PERSON.test(text) || MONEY_FOR.test(text) || TELLS_HOW_MUCH.test(text) || isLarge === true || hasThingsPlace({ from: at, to: at + 1, said: text }, tokens);
}

/** "Plumbing, 2025" is a thing that is paid for, "the cash we have lying there" is not. */
const UNDER_WAY = /^(is|are|was|were|be|been|am|i'm|we're|have|has|had|money|cash|keeps?|kept)$/;
const PERSON = /^[a-z]{3,}(ers?|ors?|ists?|ians?|m[ae]n|ants?)$/;
/** What money may be for: "the penalty the tax office hit us with" is no other payment to it. */
const MONEY_FOR = /^(penalt(y|ies)|fines?|discounts?|deposits?|bonus(es)?|rebates?|tips?|gratuit(y|ies)|surcharges?|overdrafts?|dividends?|royalt(y|ies)|commissions?|grants?|donations?|subsid(y|ies)|deductibles?|settlements?|pensions?|severance|overtime|damages|compensation|reimbursements?)$/;
/** "Every expense over one grand", "both first halves": how many, how far, and what is left out. */
const TELLS_HOW_MUCH = /^(grand|hundreds?|thousands?|millions?|billions?|dozens?|hal(f|ves)|twice|thrice|doubled?|tripled?|farther|forward|backwards?|onwards?|sequential(ly)?|consecutive(ly)?|successive(ly)?|beside|elsewhere|anymore|excepted|excluded?s?|exclusive|ignored)$/;
