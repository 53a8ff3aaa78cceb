/** What a question most likely means on which words were lost: answered where it is likely enough, offered as a choice where it is possible. */
import { evidenceFor } from '../interpret/accounted/evidence.ts';
import { missesThingBought } from '../interpret/accounted/thing-bought.ts';
import type { Reading } from '../interpret/reading.ts';
import { isMixedList } from '../interpret/tasks/sum.ts';
import type { Choice, Interpretation, Plan } from '../plan.ts';
import type { Restatement } from './restate.ts';
import { restatements } from './restate.ts';
import { keyOf } from './same-plan.ts';
import { wordsBeside } from './words-beside.ts';

/** From here on a meaning stands. */
const LIKELY = 0.4;
/** And from here on where words were passed over: decision 0118. */
const LIKELY_WITHOUT = 0.5;
/** From here on it is offered as a choice. */
const OFFERED = 0.1;

/** How a plan is asked for in our own words; the form itself where there are none. */
export type Say = (plan: Plan, form: string) => string;

type Lost = Extract<Interpretation, { kind: 'clarify' }>;

interface Meant {
  readonly found: Interpretation;
  readonly question: string | null;
  readonly probability: number;
}

export function secondLook(lost: Lost, reading: Reading, plain: (question: string) => Interpretation, say: Say): Interpretation {
  const meant = [...meanings(restatements(reading), plain).values()].sort((a, b) => b.probability - a.probability);
  const [best] = meant;
  const over = wordsBeside(reading) ?? [];
  const stands = best !== undefined && best.probability > (over.length === 0 ? LIKELY : LIKELY_WITHOUT);
  return stands && best.found.kind !== 'clarify' && holdsWhatIsSaid(best.found, reading) ? withoutWords(best.found, over) : withChoices(lost, meant, say);
}

/** What was passed over is told. */
const withoutWords = (found: Interpretation, over: readonly string[]): Interpretation => (found.kind === 'plan' && over.length > 0 ? { ...found, plan: { ...found.plan, notes: [...found.plan.notes, `“${over.join('” and “')}” was taken as a way of putting it, not as a condition.`] } } : found);

/** A form finds places for names and times; what is measured stands in its own words, and a place too many is filled with all there is: neither may change what was understood. */
function holdsWhatIsSaid(found: Interpretation, reading: Reading): boolean {
  if (found.kind !== 'plan') return true;
  const { plan } = found;
  if (passesOverNames(plan, reading) || missesThingBought(reading, plan) || supposesOtherwise(plan, reading) || plan.task === 'share' && !ASKS_PART.test(reading.text)) return false;
  if (MORE_THAN_A_SUM.some((operation) => reading.operations.has(operation)) && !ADDED_UP.test(reading.text) && plan.task === 'total' && plan.against === null) return false;
  if (isMixedList(reading) && (plan.task === 'share' || plan.filters.categories !== undefined && plan.filters.counterparties !== undefined)) return false;
  if (isLeavingOut(plan) && reading.exceptions.length === 0 || plan.task === 'date' && !ASKS_DAY.test(reading.text)) return false;
  if (MOVES.some((operation) => reading.operations.has(operation)) && /^(total|ranking)$/.test(plan.task)) return false;
  const isMadeUp = plan.against !== null && plan.task !== 'share' && plan.against.period.unit === 'all' && plan.period.unit !== 'all';
  const measures = reading.measures.filter(({ isWeak }) => !isWeak);
  return !isMadeUp && evidenceFor(plan, reading).every(({ from, to, weight, isUsed }) => isUsed || weight === 0 || !measures.some((measure) => measure.from === from && measure.to === to));
}

/** "Top 3 ad networks" are none of all vendors, and "best schools" none of all sources: what is named narrows every figure. */
function passesOverNames({ filters, against }: Plan, { names }: Reading): boolean {
  const all = [filters, against?.filters ?? {}];
  const parties = new Set(all.flatMap(({ counterparties = [], notCounterparties = [] }) => [...counterparties, ...notCounterparties]));
  const categories = new Set(all.flatMap(({ categories: of = [], notCategories = [] }) => [...of, ...notCategories]));
  const telling = names.filter((mention) => mention.names.length > 0 && mention.names.every(({ kind, role }) => kind === 'counterparty' || kind === 'category' && role === 'revenue'));
  return telling.some((mention) => !mention.names.some(({ kind, name, number }) => (kind === 'counterparty' ? parties.has(name) : categories.has(number ?? 0))));
}

/** "Revenue from rent" asks for no part of it. */
const ASKS_PART = /\b(shares?|percent\w*|pct|portions?|parts?|proportions?|fractions?|ratio|slices?|cut|chunk|piece|pie|weight|how much of|cents?|pennies|per dollar|depend\w*|relian\w*|rel(y|ies)|concentrat\w*|eats?|eaten|swallow\w*|relative|relation|mak(e|es) up|made up|represent\w*|contribut\w*|account(s|ed)? for|of (our |the |all |total |my |every |each |overall |whole |entire |net |gross )*(revenues?|sales|income|turnover|takings|expenses?|spending|costs?|spend|total|business|money|budget|cash|dollar))\b/;

/** "How much more expensive is Optovision since September", "number of final balances that came in": no sum says it. */
const MORE_THAN_A_SUM = ['more', 'compare', 'count', 'growth'] as const;
const ADDED_UP = /\b(total|sum|add up|altogether)\b/;
/** "Rent without the Christmas months" leaves no rent out, and "payments above the normal one" asks for no day. */
const isLeavingOut = ({ filters: { notCategories, notCounterparties, notAccounts } }: Plan): boolean => (notCategories ?? notCounterparties ?? notAccounts) !== undefined;
const ASKS_DAY = /\b(when|dates?|days?|since|first|last|latest)\b/;
/** "Had it cost 10 % more, what would we have spent": neither less of it, nor what it does to the profit; and where no word says which way, neither way. */
function supposesOtherwise({ task, supposed, metric }: Plan, { text, measures }: Reading): boolean {
  if (task !== 'supposed' || !supposed) return false;
  const isLess = ('percent' in supposed ? supposed.percent : supposed.amountMinor) < 0;
  const [saysMore, saysLess] = [/\b(more|higher|dearer|up|extra|add(ed|ing)?|bump(ed|ing)?|rise|rose|risen|raised?|raising|increas(e|ed|ing)|grown?|doubled?)\b/.test(text), /\b(less|lower|cheaper|fewer|down|cut|fell|fallen|drop(ped)?|saved?|reduc(e|ed|ing)|halved?|decreased?)\b/.test(text)];
  return isLess && !saysLess || !isLess && !saysMore || !measures.some(({ measure }) => measure === metric);
}

/** "Where did costs come down hardest": no list of sums says it either. */
const MOVES = ['rise', 'fall'] as const;

/** By what they would answer: several forms can say the same. */
function meanings(likely: readonly Restatement[], plain: (question: string) => Interpretation): Map<string, Meant> {
  const byKey = new Map<string, Meant>();
  for (const { question, kind, probability } of likely) {
    if (kind === 'other') continue;
    const found: Interpretation = question === null ? (kind === 'unsupported' ? NOT_MONEY : TOO_VAGUE) : plain(question);
    if (question !== null && found.kind !== 'plan') continue;
    const key = keyOf(found);
    const before = byKey.get(key);
    byKey.set(key, { found: before?.found ?? found, question: before?.question ?? question, probability: (before?.probability ?? 0) + probability });
  }
  return byKey;
}

const NOT_MONEY: Interpretation = { kind: 'unsupported', message: 'Only questions about the money in your ledger can be answered here.' };
const TOO_VAGUE: Interpretation = { kind: 'clarify', message: '', choices: [], plan: null };

/** Plain questions that say what the words resemble, the likeliest first. */
export const choicesLike = (reading: Reading, plain: (question: string) => Interpretation, say: Say): Choice[] => choicesOf([...meanings(restatements(reading), plain).values()].sort((a, b) => b.probability - a.probability), say);

const choicesOf = (meant: readonly Meant[], say: Say): Choice[] => meant.filter(({ probability }) => probability >= OFFERED).flatMap(({ found, question }) => (question === null || found.kind !== 'plan' || isEmptyWords(found.plan) ? [] : [sentence(say(found.plan, question))])).map((question) => ({ label: question, question }));

/** "By month" of a single day says nothing, nor does all there is held against what was before it. */
const isEmptyWords = ({ groupBy, period: { from, to, unit }, against }: Plan): boolean => unit === 'all' && against !== null && against.period.unit === 'all' && against.period.from !== from || (groupBy === 'month' || groupBy === 'quarter' || groupBy === 'year') && from.slice(0, 7) === to.slice(0, 7);

/** A question back offers what may be meant before what could be asked at all. */
function withChoices(lost: Lost, meant: readonly Meant[], say: Say): Interpretation {
  const likely = choicesOf(meant, say);
  return { ...lost, choices: [...likely, ...lost.choices.filter(({ question }) => !likely.some((choice) => choice.question === question))].slice(0, CHOICES_MOST) };
}

const CHOICES_MOST = 4;
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
