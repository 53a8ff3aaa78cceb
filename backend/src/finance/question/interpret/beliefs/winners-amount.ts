/** "Payroll was our biggest cost, right? How much was it": who is guessed to be first may not be it, so the whole ranking is told, the guessed one's amount with it. */
import { NARROW_PHRASE_WORDS } from '../names/narrow-here.ts';
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
  if (!amount || told.some(({ text }) => /^[.?!;\n]$/.test(text))) return null;
  const time = made(said(asked).slice(amount[0].length));
  const most = mostPaid(told, ledger);
  if (most) return [...made(most.list), ...conditionOf(most.condition, time)];
  const at = told.findIndex(({ text }, i) => i > 0 && COPULA.test(text));
  if (at < 1) return null;
  const [guess, claim] = inOrder(told.slice(0, at), told.slice(at + 1));
  if (guess.length > GUESS_MOST) return null;
  if (unitOf(guess) !== null) return time.length > 0 ? null : winner({ ...belief, asked: made('which') }, ledger);
  const noun = nounRanked(claim);
  if (!noun || !claim.some(({ text }) => RANK.test(text)) || claim.some(({ text }) => SMALL.test(text)) || guess.some(({ text }) => isATime(text))) return null;
  const condition = conditionOf(claim.slice(noun.to), time);
  if (guess.some(({ text }) => isNamed(text, ledger))) return [...made(`rank the ${noun.plural}`), ...condition];
  // A thing that no line of the ranking is called after: what it cost.
  return /expense/.test(noun.plural) && guess.every(({ text }) => NARROW_PHRASE_WORDS.has(text)) ? [...made('what did we spend on'), ...guess, ...condition] : null;
};

/** "Payroll is our biggest cost", "our biggest cost is payroll": who is guessed, and what is claimed of it. */
function inOrder(before: readonly Token[], behind: readonly Token[]): readonly [readonly Token[], readonly Token[]] {
  const isAhead = before.some(({ text }) => RANK.test(text)) && !behind.some(({ text }) => RANK.test(text));
  if (!isAhead) return [before, behind];
  const end = behind.findIndex(({ text }) => BEGINS_CONDITION.test(text) || isATime(text));
  return end < 0 ? [behind, before] : [behind.slice(0, end), [...before, ...behind.slice(end)]];
}

const MOST_PAID: readonly (readonly [said: RegExp, list: string])[] = [
  [/^(we|i) (?:pay|paid) (.+?) (?:the )?most(?= |$)/, 'rank our suppliers'], [/^(we|i) (?:spend|spent) (?:the )?most (?:money )?on (.+?)(?= (?:in|for|during|over|last|this|since) |$)/, 'rank the expense categories'], [/^()(.+?) (?:pays?|paid|brings?|brought|bought|spent|spends?) (?:in |with )?(?:us |me )?(?:the )?most(?= |$)/, 'rank our customers'], [/^()(.+?) costs? (?:us |me )?(?:the )?most(?= |$)/, 'rank the expense categories'],
];

/** "We pay Sysco the most", "Toast pays us the most". */
function mostPaid(told: readonly Token[], ledger: ReadonlySet<string>): { readonly list: string; readonly condition: readonly Token[] } | null {
  const text = said(told);
  for (const [form, list] of MOST_PAID) {
    const found = form.exec(text);
    const guess = found?.[2]?.split(' ') ?? [];
    if (found && guess.length <= GUESS_MOST && guess.some((word) => isNamed(word, ledger))) return { list, condition: made(text.slice(found[0].length)) };
  }
  return null;
}

/** The time that is asked for is another than that of the guess, where one is. */
const conditionOf = (told: readonly Token[], time: readonly Token[]): readonly Token[] => (time.length === 0 ? told : BEGINS_CONDITION.test(told[0]?.text ?? '') && told.some(({ text }) => isATime(text)) ? time : [...told, ...time]);
