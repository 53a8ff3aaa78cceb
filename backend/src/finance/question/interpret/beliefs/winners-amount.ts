/** "Payroll was our biggest cost, right? How much was it": who is guessed to be first may not be it, so the whole ranking is told, the guessed one's amount with it. */
import { NARROW_PHRASE_WORDS } from '../names/find-names.ts';
import type { Token } from '../words/tokenize.ts';
import { BEGINS_CONDITION, COPULA, RANK, isATime, isNamed, made, said, type BeliefReader } from './belief.ts';
import { nounRanked } from './lists.ts';
import { unitOf, winner } from './winner.ts';

/** What it came to, of whatever was guessed; a time may follow. */
const ASKS_AMOUNT = /^(?:so |and |then )?(?:how much|what)(?: (?:exactly|really))?(?: (?:is|are|was|were|did|do|does|have|has|s))?(?: (?:it|that|they|we|i|the (?:total|amount|figure|number|sum)))?(?: (?:exactly|really|actually))?(?: (?:pay|paid|spend|spent|cost|come to|bring in|brought in|give|given|make|made|add up to|total|get|got|been))?(?: (?:us|them|him|her|it|that|on it|on that|on them|to them|from them|for it|in total|altogether|exactly))*(?= (?:in|for|during|over|since|last|this) |$)/;
const GUESS_MOST = 4;
/** "Payroll, I think": the smallest first would be another list. */
const SMALL = /^(smallest|lowest|least|fewest|cheapest|worst)$/;

export const winnersAmount: BeliefReader = (belief, ledger) => {
  const { told, asked } = belief;
  const amount = ASKS_AMOUNT.exec(said(asked));
  const at = told.findIndex(({ text }, i) => i > 0 && COPULA.test(text));
  if (!amount || at < 1 || at > GUESS_MOST || told.some(({ text }) => /^[.?!;\n]$/.test(text))) return null;
  const [guess, claim] = [told.slice(0, at), told.slice(at + 1)];
  const time = made(said(asked).slice(amount[0].length));
  if (unitOf(guess) !== null) return time.length > 0 ? null : winner({ ...belief, asked: made('which') }, ledger);
  const noun = nounRanked(claim);
  if (!noun || !claim.some(({ text }) => RANK.test(text)) || claim.some(({ text }) => SMALL.test(text)) || guess.some(({ text }) => isATime(text))) return null;
  const condition = conditionOf(claim.slice(noun.to), time);
  if (guess.some(({ text }) => isNamed(text, ledger))) return [...made(`rank the ${noun.plural}`), ...condition];
  // A thing that no line of the ranking is called after: what it cost.
  return /expense/.test(noun.plural) && guess.every(({ text }) => NARROW_PHRASE_WORDS.has(text)) ? [...made('what did we spend on'), ...guess, ...condition] : null;
};

/** The time that is asked for is another than that of the guess, where one is. */
const conditionOf = (told: readonly Token[], time: readonly Token[]): readonly Token[] => (time.length === 0 ? told : BEGINS_CONDITION.test(told[0]?.text ?? '') && told.some(({ text }) => isATime(text)) ? time : [...told, ...time]);
