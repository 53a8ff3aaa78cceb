/** "May was our top month in 2025, wasn't it? Which one was it?": who is guessed to be first narrows nothing. */
import { MONTHS, WEEKDAYS } from '../periods/period-words.ts';
import type { Token } from '../words/tokenize.ts';
import { BEGINS_CONDITION, COPULA, POINTS, RANK, UNIT, isATime, isNamed, made, said, withoutEnd, wordsOf, type BeliefReader } from './belief.ts';

/** Nothing but who or which it was: an amount would be the guessed one's. */
const ASKS_WHICH = /^(?:so |and |but |or )?(which|who|what)(?: (?:one|ones|cost|expense|name|party|payee|account|weekdays|days|months|categories))?( (?:day|week|weekday|month|quarter|year|category|customer|client|vendor|supplier))?(?: (?:really|actually|truly))?(?: (?:is|are|was|were|did|does))?(?: (?:it|that|they|this|the one))?(?: (?:really|actually|truly|in fact|then))?$/;
const GUESS_MOST = 4;
const GIVEN_MOST = 9;

export const winner: BeliefReader = ({ told, asked }) => {
  const which = ASKS_WHICH.exec(said(asked));
  const at = told.findIndex(({ text }, i) => i > 0 && COPULA.test(text));
  if (!which || at < 0 || told.some(({ text }) => /^[.?!;\n]$/.test(text))) return null;
  const [before, behind] = [told.slice(0, at), told.slice(at + 1)];
  const isAhead = isRanked(before);
  if (isAhead === isRanked(behind)) return null;
  const [guess, ranked] = isAhead ? [behind, before] : [before, behind];
  if (guess.length > GUESS_MOST || isAhead && before.length > GIVEN_MOST) return null;
  const unit = unitOf(guess);
  const noun = which[2] ?? (which[1] === 'who' || unit === null || unit === 'time' || ranked.some(({ text }) => UNIT.test(text)) ? '' : ` ${unit}`);
  const copula = told[at]?.text === 'be' ? made('is') : told.slice(at, at + 1);
  return [...made(`${which[1] === 'who' ? 'who' : 'which'}${noun}`), ...copula, ...asRanked(unit === 'weekday' ? inWeekdays(ranked) : ranked)];
};

/** "I think it was August, which month was our best": which one was it, by what is asked itself, in the year that is guessed with it. */
export const guessedIt: BeliefReader = ({ told, asked }, ledger) => {
  const guess = /^(it|that) (is|was|were)( in| on)?( last| this)? /.exec(`${said(told)} `)?.[0].trim().split(' ').length ?? 0;
  const rest = told.slice(guess);
  const asks = /^(?:so |and |but )?(?:which|who|what|when)(?: (day|weekday|week|month|quarter|year))?\b/.exec(said(asked));
  if (guess === 0 || rest.length === 0 || rest.length > GUESS_MOST || !asks || !isRanked(asked) || asked.some(({ text }) => POINTS.test(text))) return null;
  const [year, ...others] = rest.filter(({ text }) => YEAR.test(text));
  const unit = unitOf(rest.filter((token) => token !== year));
  const isSame = unit === null && !year ? asks[1] === undefined && rest.every(({ text }) => isNamed(text, ledger)) : unit !== 'time' && rest.length === (unit === null ? 0 : 1) + (year ? 1 : 0) && asks[1] !== undefined && (unit === null || asks[1] === unit);
  const isNarrowed = year !== undefined && asks[1] !== 'year' && !asked.some(({ text }) => isATime(text));
  return isSame && others.length === 0 ? [...withoutEnd(asked), ...(isNarrowed ? [year] : [])] : null;
};

const YEAR = /^20\d\d$/;

const isRanked = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => RANK.test(text));

/** What a guessed time is one of; nothing where none is named. */
export function unitOf(guess: readonly Token[]): string | null {
  const words = wordsOf(guess);
  if (words.some((word) => MONTHS[word] !== undefined)) return 'month';
  if (words.some((word) => WEEKDAYS[word] !== undefined)) return 'weekday';
  if (words.some((word) => /^q[1-4]$/.test(word))) return 'quarter';
  if (words.some((word) => YEAR.test(word))) return 'year';
  return words.some(isATime) ? 'time' : null;
}

const inWeekdays = (ranked: readonly Token[]): readonly Token[] => ranked.map((token, at) => (/^days?$/.test(token.text) && ranked[at + 1]?.text !== 'of' ? { ...token, text: 'weekday', raw: 'weekday' } : token));

/** "Third for revenue" is the third highest; "our biggest cost" is a kind of cost, as what is guessed to be it is one. */
function asRanked(ranked: readonly Token[]): readonly Token[] {
  if (/^(second|third|fourth)$/.test(ranked[0]?.text ?? '') && !RANK.test(ranked[1]?.text ?? '')) return [...ranked.slice(0, 1), ...made('highest'), ...ranked.slice(1)];
  return ranked.flatMap((token, at) => (isKindOfCost(ranked, at) ? made('expense category') : [token]));
}

function isKindOfCost(ranked: readonly Token[], at: number): boolean {
  const [before, token, next] = [ranked[at - 1], ranked[at], ranked[at + 1]];
  return /^(cost|expense|outgoing|overhead)$/.test(token?.text ?? '') && (RANK.test(before?.text ?? '') || before?.text === 'expensive') && (next === undefined || next.kind === 'stop' || BEGINS_CONDITION.test(next.text));
}
