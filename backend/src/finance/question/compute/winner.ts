/** "They" after "who was our best client?": the name that the list was led by. */
import type { Plan } from '../plan.ts';
import { periodLabel } from '../../period-label.ts';
import { PLACES, PLACE_WORDS } from '../interpret/lexicon/places.ts';
import { totalPlan } from '../plan.ts';
import type { Books } from './books.ts';
import { compute } from './compute.ts';
import { hasEverRows } from './namesakes.ts';

const POINTS_AT_WINNER = /\b(they|them|their|theirs|he|she|him|his|her|that (client|customer|vendor|supplier|company|one|category))\b/i;

/** "The second one" of a list: said of a place in it. */
const NTH_OF_LIST = new RegExp(`(?<!\\b(?:since|after|before|until) (?:the )?)\\b(?:the )?(${PLACE_WORDS}) (?:one|of (?:them|those|these)|(?:client|customer|vendor|supplier|payee|category) (?:there|on (?:that|the|your) list|of (?:them|those)))\\b`, 'i');

/** "What share is that": of whom the list was led by. */
const ASKS_SHARE = /^(and |so )?(what|how much|which) (is )?(share|percent|percentage|proportion)( (is|was|are|were) (that|it|they)\b)?|\b(is|was) that (in|as a) (percent|percentage|share)\b/i;
const ASKS_WHY = /^(and |so |but |ok |, )*(why|how come|what happened|what went (wrong|right|well)|what (made|makes) (it|that) (so )?(good|bad|strong|weak|high|low|great|special)|what (drove|caused|was behind) (it|that))( (is|was) (that|it)| then| there)?( ?[?.!])*$/i;

/** Why a month was the best of all is asked of that month. */
async function inItsUnit(previous: Plan, books: Books): Promise<Plan> {
  const unit = previous.groupBy;
  if (previous.limit !== 1 || unit !== 'week' && unit !== 'month' && unit !== 'quarter' && unit !== 'year') return previous;
  const { cited: [rows] } = await compute(previous, books);
  return rows?.from === undefined || rows.to === undefined ? previous : totalPlan({ ...previous, period: { from: rows.from, to: rows.to, label: periodLabel({ from: rows.from, to: rows.to }), unit } });
}

/** "How much was it in 2025". */
const ASKS_FIGURE = /^(and |so |ok |okay |, )*(how much|what)( exactly)? (was|is|were|has|did|does|do) (it|that|this|they come to)\b/i;

/** "Did UPS pay us? – How much was it in 2025?": a way that no money ever went does not bind what is asked next. */
async function theWayItWent(previous: Plan, books: Books): Promise<Plan> {
  const { counterparties } = previous.filters;
  if (counterparties === undefined || await hasEverRows(previous, books)) return previous;
  return { ...previous, metric: 'bySide', filters: { counterparties }, notes: [] };
}

/** What a question goes on with: its words, and the plan before. */
export interface PointedAt {
  readonly text: string;
  readonly previous: Plan | null;
  /** What has to be said instead: the list has no such place. */
  readonly missing?: string;
}

/** The plan before, about the one of its names alone at which the question points: the first, or the one whose place is told. */
export async function aboutWinner(text: string, previous: Plan | null, books: Books): Promise<PointedAt> {
  if (previous && ASKS_FIGURE.test(text) && /^cash(In|Out)$/.test(previous.metric)) return { text, previous: await theWayItWent(previous, books) };
  if (previous?.task === 'best-period' && ASKS_WHY.test(text)) return { text, previous: await inItsUnit(previous, books) };
  const place = previous !== null && (previous.task === 'ranking' && (previous.limit ?? 2) > 1 || previous.task === 'drivers') ? NTH_OF_LIST.exec(text) : null;
  if (previous && place && (previous.limit !== null || !/^(last|bottom)$/i.test(place[1] ?? ''))) {
    const names = await namesListed(previous, books);
    const about = aboutName(previous, nameAt(names, PLACES[place[1]?.toLowerCase() ?? ''] ?? 1), books);
    return about ? { text: withPronoun(text, place[0]), previous: about } : { text, previous, ...(names.length > 0 ? { missing: `The list before has ${names.length === 1 ? 'one name' : `${names.length} names`}: ${names.join(', ')}.` } : {}) };
  }
  if (previous === null || !hasWinner(previous) || !POINTS_AT_WINNER.test(text) && !ASKS_SHARE.test(text)) return { text, previous };
  return { text, previous: aboutName(previous, (await namesListed(previous, books))[0], books) ?? previous };
}

/** Undefined where the list is shorter. */
const nameAt = (names: readonly string[], place: number): string | undefined => names.at(place < 0 ? place : place - 1);

/** "What did the last one cost": they, where somebody does something. */
const withPronoun = (text: string, said: string): string => text.replace(new RegExp(`\\b(did|do|does|have|has|had|was|were|is|are|will) ${said}`, 'i'), '$1 they').replace(said, 'them');

const hasWinner = ({ task, limit, rank, groupBy }: Plan): boolean => task === 'ranking' && (limit === 1 || rank !== null) || task === 'drivers' && groupBy === 'counterparty';

async function namesListed(previous: Plan, books: Books): Promise<string[]> {
  const { detail } = await compute(previous, books);
  return detail.task === 'ranking' || detail.task === 'drivers' ? detail.lines.map(({ label }) => label) : [];
}

function aboutName(previous: Plan, name: string | undefined, { vocabulary }: Books): Plan | null {
  if (name === undefined) return null;
  const category = previous.groupBy === 'category' ? vocabulary.categories.find((one) => one.name === name) : undefined;
  const isParty = previous.groupBy === 'counterparty' && vocabulary.counterparties.some((one) => one.name === name);
  if (isParty) return totalPlan({ ...previous, filters: { ...previous.filters, counterparties: [name] } });
  return category ? totalPlan({ ...previous, filters: { ...previous.filters, categories: [category.number] } }) : null;
}
