/** "May was our top month in 2025, wasn't it? Which one was it?": somebody guesses and then asks: the guess narrows nothing. */
import { asCategory } from '../names/ranked-category.ts';
import { lemma } from '../lexicon/lemma.ts';
import { tokenize, type Token } from '../words/tokenize.ts';

const COPULA = /^(is|are|was|were)$/;
const SUPERLATIVE = /^(top|best|worst|biggest|largest|highest|greatest|smallest|lowest|busiest|quietest|strongest|weakest|costliest|dearest|cheapest|main|most|least|fewest)$/;
/** "…, wasn't it?", "…, right?", "…, or am I wrong?" */
const TAG = /^(((is|are|was|were|has|have|had|did|does|do) (not )?(it|they|he|she|that|those))|right|correct|no|yes|yeah|eh|or (is|was|were|are) (it|they)( not)?|or not|or am i wrong|am i right|i think|i believe|i guess|i suppose|i reckon|i bet|if i remember( right| correctly| rightly)?)$/;
/** Nothing but who or which it was: an amount would be the guessed one's. */
const ASKS_WHICH = /^(so |and |but |or )?(which|who|what)( (one|ones|month|months|day|days|weekday|week|quarter|year|category|categories|customer|client|vendor|supplier|payee|party|account|cost|expense|name))?( (really|actually|truly))?( (is|are|was|were|did|does))?( (it|that|they|this|the one))?( (really|actually|truly|in fact|then))?$/;
const THINKS = /^(i|we) (think|thought|believe|believed|guess|guessed|bet|reckon|suspect|suspected|figure|figured|say|d say|would say|would have said|would have guessed|would guess|would have thought|assume|assumed)( that)? /;
const GUESS_MOST = 4;
const GIVEN_MOST = 9;

/** The question without what is guessed; as it is where nobody guesses. */
export function withoutGuessedWinner(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  const [first, second, ...more] = sentencesOf(tokens);
  if (first && !second) return withoutGuessedName(withoutGuessedTime(tokens), ledger);
  if (!first || !second || more.length > 0 || !ASKS_WHICH.test(spoken(second))) return tokens;
  const told = guessed(first);
  const at = told?.findIndex(({ text }) => COPULA.test(text)) ?? -1;
  if (!told || at < 1) return tokens;
  const [before, behind] = [told.slice(0, at), told.slice(at + 1)];
  const [isAhead, isBehind] = [hasSuperlative(before), hasSuperlative(behind)];
  if (isAhead === isBehind) return tokens;
  const guess = isAhead ? behind : before;
  if (guess.length > GUESS_MOST || isAhead && before.length > GIVEN_MOST) return tokens;
  const [asking] = second.filter(({ text }) => /^(which|who|what)$/.test(text));
  return [...(asking ? [asking] : []), ...told.slice(at, at + 1), ...asCategory(isAhead ? before : behind), ...tokens.slice(-1).filter(({ text }) => text === '?')];
}

const TIME_NAMED = /^(is|was|were|are) ((january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|q[1-4]|(mon|tues|wednes|thurs|fri|satur|sun)days?|20\d\d)( '?(20)?\d\d)?|(this|last) (day|week|month|quarter|year)) (really |actually |still )?(?=(our|the|my) )/;
const UNIT = /\b(day|weekday|week|month|quarter|year)\b/;

/** "Was May our best month in 2025": which one it was says whether it was May. */
function withoutGuessedTime(tokens: readonly Token[]): readonly Token[] {
  const said = TIME_NAMED.exec(spoken(tokens))?.[0].trim().split(' ').length ?? 0;
  const isWeekday = /day(s)?$/.test(tokens[1]?.text ?? '');
  const rest = tokens.slice(said).map((token) => (isWeekday && token.text === 'day' ? { ...token, text: 'weekday', raw: 'weekday' } : token));
  if (said === 0 || !hasSuperlative(rest) || !UNIT.test(spoken(rest)) || rest.some(({ text }) => /^(or|than|and|if)$/.test(text))) return tokens;
  return [...tokenize('which'), ...tokens.slice(0, 1), ...rest];
}

const RANKED = /^(our|the|my) ((second|third|fourth|2nd|3rd|4th) )?((single|overall) )?(biggest|largest|highest|costliest|dearest|main|top|smallest|lowest|most expensive) (expense category|cost category|spending category|expense|cost|outgoing|overhead|category|revenue category|income category|source of (income|revenue|sales)|(income|revenue) (stream|source))\b/;
const NAME_MOST = 3;

/** "Is rent our biggest cost": which kind of cost is says whether it is rent. */
function withoutGuessedName(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  const at = tokens.findIndex(({ text }) => /^(our|the|my)$/.test(text));
  const guess = tokens.slice(1, Math.max(1, at));
  const isNamed = guess.length > 0 && guess.length <= NAME_MOST && guess.every(({ text }) => text === '&' || text === 'and' || ledger.has(text) || ledger.has(lemma(text)));
  const said = RANKED.exec(spoken(tokens.slice(at)));
  const rest = tokens.slice(at + (said?.[0].split(' ').length ?? 0));
  if (!COPULA.test(tokens[0]?.text ?? '') || !isNamed || !said || rest.some(({ text }) => /^(or|than|and|if)$/.test(text))) return tokens;
  return [...tokenize(`which is ${said[0].replace(/(expense|cost|outgoing|overhead)$/, 'expense category')}`), ...rest];
}

/** What is told with a tag or as somebody's belief, without either; null where it is plainly so. */
function guessed(sentence: readonly Token[]): readonly Token[] | null {
  const thinking = THINKS.exec(`${spoken(sentence)} `)?.[0].trim().split(' ').length ?? 0;
  const comma = sentence.findLastIndex(({ text }) => text === ',');
  const isTagged = comma > 0 && TAG.test(spoken(sentence.slice(comma + 1)));
  return isTagged ? sentence.slice(thinking, comma) : thinking > 0 ? sentence.slice(thinking) : null;
}

const spoken = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');
const hasSuperlative = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => SUPERLATIVE.test(text));

/** Parted by a full stop or a question mark, or by the comma before the question that ends it. */
function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    if (/^[.?!;\n]$/.test(token.text)) sentences.push([]);
    else sentences.at(-1)?.push(token);
  }
  const told = sentences.filter((sentence) => sentence.length > 0);
  const [only] = told;
  const comma = only?.findLastIndex(({ text }) => text === ',') ?? -1;
  return told.length === 1 && only && comma > 0 && THINKS.test(spoken(only)) ? [only.slice(0, comma), only.slice(comma + 1)] : told;
}
