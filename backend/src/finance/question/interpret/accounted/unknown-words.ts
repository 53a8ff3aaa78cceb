/** What to do with words that nothing explains: where they stand for a name they are looked up in the bank's texts, never dropped. */
import { boughtThing } from './bought-thing.ts';
import type { Measure } from '../../measures.ts';
import type { Interpretation, Plan, PlanFilters } from '../../plan.ts';
import { aroundNegations } from '../conditions/around-negation.ts';
import { reaches } from '../conditions/reach-of-negation.ts';
import { choicesFor } from '../choices.ts';
import type { Frame } from '../frame.ts';
import { hasThingsPlace, standsForName } from './leftovers.ts';
import type { Reading } from '../reading.ts';
import { lemma } from '../lexicon/lemma.ts';
import type { Span } from '../words/phrase-table.ts';
import { strongMeasures } from '../subject.ts';

export function withUnknownWords(found: Interpretation, frame: Frame): Interpretation {
  if (found.kind !== 'plan') return found;
  const { reading } = frame;
  if (found.plan.task === 'compare' && (found.plan.against?.filters.words ?? found.plan.filters.words)) return found;
  const unknown = [...reading.leftovers, ...reading.names.filter((name) => name.names.length === 0)].filter((left) => !isExceptedThing(left, frame) && !isIncludedToo(left, found.plan, frame));
  const left = reading.exceptions.filter((name) => name.names.length === 0 && !isExceptedThing(name, frame));
  if (unknown.length + left.length === 0 || found.plan.task === 'runway' || found.plan.task === 'burn' || found.plan.task === 'overview') return found;
  const unreadable = unknown.find((left) => isBesideHeadline(left, found.plan, frame));
  if (unreadable) return { kind: 'clarify', message: `I did not understand “${unreadable.said}”. What would you like to know about your ledger?`, choices: choicesFor(reading), plan: null };
  const { excepted } = aroundNegations(reading.tokens, unknown);
  const negated = unknown.filter((left) => excepted.includes(left) || isNegated(frame, left.from) || endsListLeftOut(left, frame));
  const wanted = unknown.filter((left) => !negated.includes(left));
  const words = wanted.flatMap(searchWords);
  const notWords = [...negated, ...left].flatMap(searchWords);
  const narrowed = (filters: PlanFilters): PlanFilters => ({ ...filters, ...(words.length > 0 ? { words } : {}), ...(notWords.length > 0 ? { notWords } : {}) });
  const { against, task } = found.plan;
  const beside = against && task === 'compare' && notWords.length === 0 ? sideBeside(wanted, found.plan, frame) : null;
  if (beside) return { ...found, plan: beside === 'second' && against ? { ...found.plan, against: { ...against, filters: { ...against.filters, words } } } : { ...found.plan, filters: { ...found.plan.filters, words } } };
  const plan: Plan = { ...found.plan, filters: narrowed(found.plan.filters), against: against && task !== 'share' ? { ...against, filters: narrowed(against.filters) } : against };
  return { ...found, plan };
}

/** "More on relief vets the subcontractors than on rent": of two named sides the words say more about the nearer one. */
function sideBeside(words: readonly Span[], { filters, against }: Plan, { reading }: Frame): 'first' | 'second' | null {
  const [first, second] = reading.names;
  const [word] = words;
  if (!first || !second || !word || reading.names.length !== 2 || words.length > 1 || against === null || JSON.stringify(filters) === JSON.stringify(against.filters)) return null;
  const distance = ({ from, to }: Span): number => (from >= word.to ? from - word.to : word.from - to);
  return distance(first) <= distance(second) ? 'first' : 'second';
}

/** "Ignoring the kegs from MicroStar": what was bought there goes with the name that is left out. */
function isExceptedThing({ from, to }: Span, { reading }: Frame): boolean {
  const after = reading.exceptions.find((name) => name.names.length > 0 && name.from >= to && name.from - to <= 2);
  return after !== undefined && (reading.negations.some((negation) => negation.to <= from && from - negation.to <= 2) || aroundNegations(reading.tokens, [after]).excepted.length > 0);
}

/** "All cash out in February, the kegs and the loan too": the measure holds them anyway. */
function isIncludedToo({ from }: Span, { metric }: Plan, { reading: { tokens, text } }: Frame): boolean {
  return /^(cashOut|cashIn|cashFlow|expenses)$/.test(metric) && /\b(too|included|as well)( ?[?.!])*$/.test(text) && tokens.slice(0, from).some((token) => token.text === ',');
}

const WHOLE_BUSINESS: readonly Measure[] = ['netProfit', 'grossProfit', 'operatingProfit', 'netMargin', 'grossMargin', 'operatingMargin', 'cashFlow'];

/** A profit is that of the whole business, and a short word beside a measure is hardly a name: neither is looked up in the bank's texts. */
function isBesideHeadline(left: Span & { readonly said: string }, { metric }: Plan, { reading }: Frame): boolean {
  if (WHOLE_BUSINESS.includes(metric)) return !standsForName(left, reading.tokens);
  return left.said.length < SHORTEST_LOOKED_UP && strongMeasures(reading).length > 0 && !hasThingsPlace(left, reading.tokens);
}

const SHORTEST_LOOKED_UP = 4;

const PLACES = /^(shop|store|office|location|site|branch|warehouse|studio|building|unit|place|kitchen|truck|van|project|job|event|wedding|contract|lease|machine)$/;
const WHICH = /^(second|third|other|new|old|first|downtown|north|south|east|west|uptown|main|little|big|small|back|front|year|summer|winter)$/;

/** "the second shop": ordinary words, but they may tell some rows from others. */
export function withHints(found: Interpretation, { reading }: Frame): Interpretation {
  if (found.kind !== 'plan') return found;
  if (found.plan.task === 'date') {
    const bought = boughtThing(reading);
    if (bought.length > 0) return { ...found, bought };
  }
  if (WRITTEN.test(reading.text) && found.plan.filters.words === undefined) return { ...found, plan: sentOut(found.plan), hints: ['check'] };
  if (PAID_OUT.test(reading.text) && found.plan.filters.words === undefined && found.plan.filters.counterparties === undefined && /^(count|average|rows)$/.test(found.plan.task)) return { ...found, hints: ['payout'] };
  const at = reading.tokens.findIndex((token, i) => PLACES.test(token.text) && WHICH.test(reading.tokens[i - 1]?.text ?? ''));
  const hints = at < 1 ? thingBeside(found.plan, reading) : [reading.tokens[at - 1]?.text ?? '', reading.tokens[at]?.text ?? ''];
  return hints.length > 0 ? { ...found, hints } : found;
}

/** "How many checks did we write": where banks say so, the rows whose text does. */
const WRITTEN = /\b(how many|number of|count( of)?|total( of)?|sum of|all( the| our)?|amount of|value of)\b.*\b(checks|cheques)\b|\b(checks|cheques)\b.*\b(write|wrote|written|cut|issued?|cashed)\b|\bpaid by (check|cheque)\b/;

/** Platforms call what they send so, and their rows do where the bank says it. */
const PAID_OUT = /\bpayouts?\b/;

function sentOut(plan: Plan): Plan {
  return plan.metric === 'movement' && plan.filters.direction === undefined ? { ...plan, filters: { ...plan.filters, direction: 'out' } } : plan;
}

/** "The Cocoatown melangeur", "the melangeur from Cocoatown": of the one party that is named, perhaps a part of what it sells. */
function thingBeside({ filters }: Plan, { unheeded, names, tokens }: Reading): string[] {
  const [party, ...others] = names;
  if (!party || others.length > 0 || filters.counterparties?.length !== 1 || filters.words !== undefined) return [];
  const thing = unheeded.find(({ from, to }) => from === party.to || tokens.slice(to, party.from).every(({ text }) => /^(from|at|by|of|with|the)$/.test(text)) && to <= party.from);
  return thing && !/(ing|ed|ly)$/.test(thing.said) ? searchWords(thing) : [];
}

/** As they may stand inside the bank's words: without their endings. */
export function searchWords({ said }: { readonly said: string }): string[] {
  return said.toLowerCase().split(/[^a-z0-9&]+/).filter((word) => word !== '').map((word) => (lemma(word).length < SHORTEST_LOOKED_UP - 1 ? word : lemma(word))).filter((word, _at, all) => all.length === 1 || !/^(bill|fee|cost|service|company|payment|charge|purchase|expense|work|stuff)$/.test(word))
    .map((word) => (word.length > 4 ? word.replace(/(ity|y)$/, '') : word));
}

/** "Ignoring the wildfire job from Arapahoe": what tells some rows of the party that is left out from its others. */
export function withThingLeftOut(found: Interpretation, frame: Frame): Interpretation {
  const things = found.kind === 'plan' ? frame.reading.leftovers.filter((left) => isExceptedThing(left, frame)).flatMap(searchWords) : [];
  return found.kind === 'plan' && things.length > 0 && found.plan.filters.notCounterparties?.length === 1 ? { ...found, leftOutThing: things } : found;
}

/** "Leave out payroll, rent and the Polar cutter": what stands behind the "and" of a list whose other things are left out. */
function endsListLeftOut({ from }: Span, { reading: { tokens, exceptions, negations } }: Frame): boolean {
  let joint = from - 1;
  while (/^(the|our|my|that|this|a|any|all)$/.test(tokens[joint]?.text ?? '')) joint--;
  if (!/^(and|or|nor|&|plus)$/.test(tokens[joint]?.text ?? '')) return false;
  const before = tokens[joint - 1]?.text === ',' ? joint - 1 : joint;
  return exceptions.some(({ to }) => to === before) && negations.some((negation) => negation.to <= from && reaches(tokens, negation, { from, to: from + 1 }, exceptions));
}

function isNegated({ reading }: Frame, at: number): boolean {
  if (reading.negations.some(({ to }) => to <= at && at - to <= 2)) return true;
  const before = reading.tokens.slice(Math.max(0, at - 3), at).map((token) => token.text).join(' ');
  return /\b(excluding|except|without|not|besides|minus|other than|apart from|but)\b/.test(before);
}
