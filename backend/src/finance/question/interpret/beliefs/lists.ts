/** "Q4 was the best of 2025, right? Show revenue for each quarter": all of them are asked for, whichever the belief names. */
import { lemma } from '../lexicon/lemma.ts';
import { MEASURES } from '../remarks/remarks-words.ts';
import type { Token } from '../words/tokenize.ts';
import { BEGINS_CONDITION, COPULA, POINTS, RANK, isATime, isNamed, isPlainlyTold, made, said, withoutEnd, wordsOf, type BeliefReader } from './belief.ts';
import { unitOf } from './winner.ts';

const LISTS_THEM = /^(?:please )?(?:list|show|name|give)(?: me| us)?(?: all)? (?:the )?(?:them|those|these|two|three|four|five|ten)$/;
/** In groups, or the ends of a list. */
const GROUPS = /^(by|per|each|every|top|bottom|lowest|highest|biggest|largest|smallest|best|worst|which|who|rank|ranked)$/;
const ROWS = /^(transactions?|payments?|deposits?|bills?|invoices?|charges|customers?|clients?|vendors?|suppliers?)$/;

export const listed: BeliefReader = (belief, ledger) => {
  const { told, asked } = belief;
  const at = told.findIndex(({ text }, i) => i > 0 && COPULA.test(text));
  const ends = at < 0 ? null : endsOf(told.slice(0, at), told.slice(at + 1), asked);
  if (ends || at < 0 || !isPlainlyTold(belief)) return ends;
  const claim = told.slice(at + 1);
  const top = claim.findIndex(({ text }) => text === 'top');
  if (LISTS_THEM.test(said(asked)) && top >= 0) return [...made('list the'), ...claim.slice(top)];
  const words = wordsOf(asked);
  if (!words.some((word) => GROUPS.test(word)) || !words.some((word) => MEASURES.test(word) && !ROWS.test(word)) || words.some((word) => POINTS.test(word))) return null;
  return isOfAnother(unitOf(told.slice(0, at)), claim, words) ? null : withCondition(claim, asked, ledger);
};

/** "Who are the top five", "which were the three biggest last year": of what is told by the belief. */
const ENDS_OF_LIST = /^(?:so |and |then |but )?(?:who|which|what|list|show|name|give)(?: me| us)?(?: (?:are|were|is|was))?(?: (?:the|our|my))* (?:(top|bottom|biggest|largest|best|worst|smallest) (\S+)|(?!top\b)(\S+) (biggest|largest|best|worst|smallest))(?: ones)?(?= (?:in|of|for|from|during|over|since|last|this|20\d\d)\b|$)/;
const COUNT = /^(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)$/;
const WHO_MOST = 4;

/** "Toast is our biggest customer, right? Who are the top 5": the five biggest customers. */
function endsOf(guess: readonly Token[], claim: readonly Token[], asked: readonly Token[]): readonly Token[] | null {
  const ends = ENDS_OF_LIST.exec(said(asked));
  const [rank, count] = ends?.[1] === undefined ? [ends?.[4], ends?.[3]] : [ends[1], ends[2]];
  const noun = nounRanked(claim);
  if (!ends || !rank || !COUNT.test(count ?? '') || !noun || guess.length > WHO_MOST) return null;
  const rest = made(said(asked).slice(ends[0].length));
  const condition = rest.some(({ text }) => isATime(text)) ? [] : claim.slice(noun.to);
  return [...made(`list the ${rank} ${count} ${noun.plural}`), ...rest, ...condition];
}

const PLURALS: ReadonlyMap<string, string> = new Map([
  ['customer', 'customers'], ['client', 'customers'], ['supplier', 'suppliers'], ['vendor', 'suppliers'], ['payee', 'suppliers'], ['cost', 'expense categories'], ['expense', 'expense categories'],
  ['expense category', 'expense categories'], ['cost category', 'expense categories'], ['spending category', 'expense categories'], ['income category', 'income categories'], ['revenue category', 'income categories'],
  ['outgoing', 'expense categories'], ['overhead', 'expense categories'], ['payer', 'customers'], ['source of income', 'income categories'], ['source of revenue', 'income categories'], ['income stream', 'income categories'], ['revenue stream', 'income categories'],
]);

/** "Our second biggest customer in 2025": where the noun ends, and what several of them are called; null where more is said of it. */
export function nounRanked(claim: readonly Token[]): { readonly to: number; readonly plural: string } | null {
  const from = claim.findLastIndex(({ text }) => RANK.test(text)) + 1;
  const end = claim.findIndex(({ text, kind }, at) => at >= from && (kind === 'stop' || BEGINS_CONDITION.test(text)) && !(text === 'of' && claim[at - 1]?.text === 'source'));
  const to = end < 0 ? claim.length : end;
  const plural = PLURALS.get(said(claim.slice(from, to)));
  return from > 0 && plural ? { to, plural } : null;
}

/** The belief's own time would be a condition of what is asked. */
const isOfAnother = (unit: string | null, claim: readonly Token[], asked: readonly string[]): boolean =>
  unit !== null && !(claim.some(({ text }) => RANK.test(text) || isATime(text)) && asked.some((word) => lemma(word) === unit || word === unit || word === `${unit}s`));

function withCondition(claim: readonly Token[], asked: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] | null {
  const from = claim.findIndex(({ text }, i) => BEGINS_CONDITION.test(text) && claim[i + 1]?.text !== 'it' || isATime(text));
  const condition = from < 0 ? [] : claim.slice(from);
  const isOfNames = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => isNamed(text, ledger));
  if (isOfNames(claim.slice(0, claim.length - condition.length))) return null;
  return wordsOf(asked).some(isATime) && !isOfNames(condition) ? asked : [...withoutEnd(asked), ...condition];
}
