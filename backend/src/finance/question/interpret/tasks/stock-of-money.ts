/** The money that a question says is there, and down to what it is to last: "we have 50,000 in the bank, how long until we are at 20,000". */
import { currencyDigits } from '../../../money.ts';
import type { Plan } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import type { Span } from '../words/phrase-table.ts';
import { covers } from '../words/phrase-table.ts';
import type { Reading } from '../reading.ts';

type Told = Pick<Frame, 'reading' | 'vocabulary'>;

/** Of a runway: where it begins and where it ends. */
export function stockOf(told: Told): Pick<Plan, 'balanceMinor' | 'floorMinor'> {
  const floor = floorOf(told);
  return { balanceMinor: statedBalance(told), ...(floor === null ? {} : { floorMinor: floor.amountMinor }) };
}

export function statedBalance(told: Told): number | null {
  const { reading } = told;
  const floor = floorOf(told);
  const isStock = (span: Span): boolean => !(floor && span.from <= floor.at && floor.at < span.to) && !isRate(reading, span.to);
  const whole = wholeOf(reading, amountsIn(told).filter(({ at }) => isStock({ from: at, to: at + 1 })));
  if (whole !== null) return whole;
  const [money, ...more] = reading.amounts.alone.filter(isStock).map(({ amountMinor }) => amountMinor);
  if (money !== undefined) return SEVERAL_PLACES.test(reading.text) ? more.reduce((sum, one) => sum + one, money) : money;
  const { atLeastMinor, moreThanMinor, atMostMinor } = reading.amounts.bounds;
  const bound = atLeastMinor ?? moreThanMinor ?? atMostMinor;
  if (bound !== undefined && floor === null) return bound;
  const large = amountsIn(told).filter(({ at }) => isStock({ from: at, to: at + 1 }) && !covers(reading.amounts.alone, at));
  const [first, ...others] = large.map(({ amountMinor }) => amountMinor);
  return first === undefined ? null : SEVERAL_PLACES.test(reading.text) ? others.reduce((sum, one) => sum + one, first) : first;
}

/** "90k, and another 60k from my sister: with that 150k total": the sum that is told stands, and its parts are no second one; without it what comes on top is added. */
function wholeOf({ tokens }: Reading, amounts: readonly { readonly at: number; readonly amountMinor: number }[]): number | null {
  if (amounts.length < 2) return null;
  const told = amounts.find(({ at, amountMinor }) => TOTAL_BEHIND.test(wordsOf(tokens, at + 1, at + 4)) || amounts.length > 2 && amounts.reduce((sum, one) => sum + one.amountMinor, 0) === 2 * amountMinor);
  if (told) return told.amountMinor;
  const isOnTop = amounts.filter(({ at }) => !ON_TOP.test(wordsOf(tokens, at - 2, at))).length === 1;
  return isOnTop ? amounts.reduce((sum, one) => sum + one.amountMinor, 0) : null;
}

const wordsOf = (tokens: Reading['tokens'], from: number, to: number): string => tokens.slice(Math.max(0, from), to).map(({ text }) => text).join(' ');
const TOTAL_BEHIND = /^(total|in total|in all|altogether|combined|all told|all in|together|overall)\b/;
const ON_TOP = /\b(another|plus|\+|extra|additional|further)$/;

/** "18k in checking and 12k in savings" is one stock of money. */
const SEVERAL_PLACES = /\b(checking|current account|operating|main account|bank)\b.*\b(savings?|reserves?|deposit|drawer|till|safe)\b|\b(savings?|reserves?|deposit|drawer|till|safe)\b.*\b(checking|current account|operating|main account|bank)\b/;

/** Before the amount at which the money is taken to be gone. */
const DOWN_TO = /\b(down to|(drop|drops|fall|falls|sink|sinks) (to|below|under)|(get|gets|go|goes|be) (below|under)|until (we|it|i|the balance|our balance) (are|is|am|re|s|hit|hits|reach|reaches) ?(at|under|below)?)( (just|about|only|around))?$/;

/** "If we fall to 50,000, how long will it last": there it begins. */
const BEGINS = /\bif (we|i|it|the money|the cash|(our |the |my )?(bank )?balance|our cash) [a-z ]*$/;

/** "Below 10,000 in marketing", "under 5,000 a month": no money that is left. */
const OF_ANOTHER = /^(in|of|on|for|from) (?!(the |our |my )?(bank|cash|account|accounts|savings|checking|reserve|reserves|it|which)\b)/;

const FLOOR_REACH = 6;

function floorOf({ reading, vocabulary }: Told): { readonly at: number; readonly amountMinor: number } | null {
  const words = (from: number, to: number): string => reading.tokens.slice(Math.max(0, from), to).map(({ text }) => text).join(' ');
  return amountsIn({ reading, vocabulary }).find(({ at }) => DOWN_TO.test(words(at - FLOOR_REACH, at)) && !BEGINS.test(words(at - FLOOR_REACH, at)) && !OF_ANOTHER.test(words(at + 1, at + 4)) && !isRate(reading, at + 1)) ?? null;
}

/** "At 9,000 each", "4,000 a month": what something costs is no stock. */
const isRate = ({ tokens }: Reading, to: number): boolean => /^(each|apiece|monthly|weekly|yearly|annually|((a|per|each|every) (piece|head|person|month|week|year|annum)))\b/.test(tokens.slice(to, to + 2).map(({ text }) => text).join(' '));

function amountsIn({ reading, vocabulary }: Told): { readonly at: number; readonly amountMinor: number }[] {
  const digits = 10 ** currencyDigits(vocabulary.currency);
  return reading.tokens.flatMap((token, at) => (token.kind === 'number' && token.date === undefined && (token.isMoney === true || (token.value ?? 0) >= 1000) && !/^(19|20)\d{2}$/.test(token.text) ? [{ at, amountMinor: Math.round((token.value ?? 0) * digits) }] : []));
}
