/** What only the rows can settle before a plan is computed: which side a party is on, and whether unknown words occur at all. */
import type { AccountRole } from '../../ledger/entry.ts';
import type { Measure } from '../measures.ts';
import type { Plan, PlanFilters, Said, Subject } from '../plan.ts';
import { datesThingOfParty } from '../thing-dated.ts';
import type { Books } from './books.ts';
import { hasRows, rowsFilter } from './books.ts';
import { contradicted, withRowsAtAll } from './empty-answers.ts';
import { withFeesOf } from './kept-fees.ts';
import { boughtOnce } from './bought-once.ts';
import { hasEverRows, withNamesakes } from './namesakes.ts';
import { partOfKind } from './part-of-kind.ts';
import { together } from './never-together.ts';
import { presentPrice } from './present-price.ts';

export type Settled = { readonly kind: 'plan'; readonly plan: Plan } | { readonly kind: 'unknown'; readonly words: readonly string[] } | { readonly kind: 'apart'; readonly plan: Plan } | { readonly kind: 'payer'; readonly who: string; readonly plan: Plan } | { readonly kind: 'kept'; readonly parties: readonly string[] } | { readonly kind: 'contradicted'; readonly categories: readonly string[]; readonly plan: Plan };

const EXPENSE: readonly AccountRole[] = ['cogs', 'opex', 'tax', 'interest'];
const REVENUE: readonly AccountRole[] = ['revenue', 'refund'];

export async function settle(asked: Plan, { hints = [], bought = [], leftOutThing = [], said = {}, way, isKept, areCostsAsked, asksPresent, examples = [] }: { readonly hints?: readonly string[]; readonly bought?: readonly string[]; readonly leftOutThing?: readonly string[]; readonly examples?: readonly (readonly string[])[]; readonly said?: Said; readonly way?: 'in' | 'out'; readonly isKept?: true; readonly areCostsAsked?: true; readonly asksPresent?: true }, books: Books): Promise<Settled> {
  if (isKept) {
    const fees = await withFeesOf(asked, books);
    return fees ? { kind: 'plan', plan: fees } : { kind: 'kept', parties: asked.filters.counterparties ?? [] };
  }
  const stranger = await notAmong(asked, examples, books);
  if (stranger !== null) return { kind: 'apart', plan: { ...asked, filters: { ...asked.filters, counterparties: [stranger] } } };
  const found = await possible(await withoutThing(await boughtOnce(await narrowed(asked, hints, books), bought, books), leftOutThing, books), said, books);
  const plan = found && await givenBack(await partOfKind(found, books), books);
  if (!plan) return { kind: 'apart', plan: asked };
  if (plan.task === 'sum' && plan.against && !await hasEverRows(plan.against, books)) return insideOf(plan, plan.against, books);
  const missing = [...await missingWords(plan, books), ...plan.against && plan.task !== 'share' && plan.against.filters.words?.join() !== plan.filters.words?.join() ? await missingWords(plan.against, books) : []];
  if (missing.length > 0) return { kind: 'unknown', words: missing };
  const payer = areCostsAsked ? await onlyPayer(plan, books) : null;
  if (payer !== null) return { kind: 'payer', who: payer, plan };
  const [own, against] = [await sideWithRows(plan, await settleSide(sentThatWay(plan, way), books), books, way), plan.against && (plan.task === 'compare' || plan.task === 'supposed' ? await sideWithRows(plan, await settleSide(plan.against, books), books, way) : await settleSide(plan.against, books))];
  const asSettled: Plan = { ...plan, ...own, against, notes: [...plan.notes, ...await nothingThatWay(own, way, books)] };
  const settled = (asksPresent ? await presentPrice(asSettled, books) : null) ?? asSettled;
  const categories = contradicted(settled, books);
  if (categories) return { kind: 'contradicted', categories, plan: settled };
  return { kind: 'plan', plan: await withRowsAtAll(plan.metric === 'bySide' && isAboutRows(plan) ? { ...settled, ...rowsOf(own) } : settled, books) };
}

/** "Travel in 2025 (flights, Sysco and so on)": the first of the examples that no row of the subject bears out. */
async function notAmong({ metric, filters, period }: Plan, examples: readonly (readonly string[])[], books: Books): Promise<string | null> {
  for (const parties of filters.categories === undefined ? [] : examples) if (!await hasEverRows({ metric, filters: { ...filters, counterparties: parties }, period }, books)) return parties[0] ?? null;
  return null;
}

/** "Beverage expenses" where a customer is called Coastal Beverage: costs of one who only pays are hardly meant. */
async function onlyPayer({ metric, filters: { counterparties = [] } }: Plan, books: Books): Promise<string | null> {
  const [who, ...others] = counterparties;
  if (who === undefined || others.length > 0 || metric !== 'expenses' && metric !== 'bySide') return null;
  const [pays, isPaid] = [await hasEverRows({ metric: 'revenue', filters: { counterparties }, period: EVER }, books), await hasEverRows({ metric: 'expenses', filters: { counterparties }, period: EVER }, books)];
  return pays && !isPaid ? who : null;
}

/** "Has Costco given us anything": of somebody whose side only the rows tell that way is asked about. */
const sentThatWay = (plan: Plan, way: 'in' | 'out' | undefined): Plan => (way !== undefined && plan.metric === 'bySide' && plan.filters.direction === undefined && plan.task === 'total' ? { ...plan, filters: { ...plan.filters, direction: way } } : plan);

/** Where nothing ever went the way that was asked about: which way it did go. */
async function nothingThatWay({ metric, filters }: Subject, way: 'in' | 'out' | undefined, books: Books): Promise<string[]> {
  const [who] = filters.counterparties ?? [];
  if (way === undefined || who === undefined || metric !== (way === 'in' ? 'cashIn' : 'cashOut') || await hasEverRows({ metric, filters, period: EVER }, books)) return [];
  return [way === 'in' ? `Nothing ever came in from ${who}: you pay ${who}.` : `Nothing ever went to ${who}: ${who} pays you.`];
}

/** How surely names are said (`said.ts`). */
const NAMES_BEGINNING = 3;
const KIND_SAID = 2;

/** The plan with conditions that some row meets; null where none does and none of them is plainly the misread one. */
async function possible(plan: Plan, said: Said, books: Books): Promise<Plan | null> {
  const hasBoth = plan.filters.counterparties !== undefined && plan.filters.categories !== undefined;
  // "Compare wholesale and Amazon": two names that no row bears were to stand beside each other, and neither may go.
  if (hasBoth && plan.task === 'compare' && !await hasEverRows(plan, books)) return null;
  const namesakes = hasBoth ? { ...plan, ...await withNamesakes(plan, books) } : plan;
  const heard = datesThingOfParty(plan) && (said.counterparties ?? 0) >= NAMES_BEGINNING ? { ...said, categories: Math.min(said.categories ?? 0, KIND_SAID) } : said;
  const [own, against] = [await together(namesakes, heard, books), plan.against && await together(plan.against, heard, books)];
  if (own.kind === 'apart' || against?.kind === 'apart') return null;
  return { ...plan, ...await withNamesakes(own.subject, books), against: against && await withNamesakes(against.subject, books) };
}

/** "Travel and Hilton" where all of Hilton is travel is travel; of somebody with other rows the two were not to be added. */
async function insideOf(plan: Plan, { filters, metric, period }: Subject, books: Books): Promise<Settled> {
  const { notCategories: _, ...who } = filters;
  return await hasEverRows({ filters: who, metric, period }, books) ? { kind: 'plan', plan: { ...plan, task: 'total', against: null } } : { kind: 'apart', plan: { ...plan, filters: { ...plan.filters, ...who } } };
}

const isAboutRows = ({ task, per }: Plan): boolean => task === 'rows' || task === 'latest' || task === 'count' || (task === 'average' && per === 'row');

/** Single bills leave out credits, single sales leave out refunds. */
function rowsOf({ metric, filters, period }: Subject): Subject {
  if (metric === 'expenses') return { metric, filters: { ...filters, direction: 'out' }, period };
  return metric === 'revenue' ? { metric: 'grossSales', filters: { ...filters, direction: 'in' }, period } : { metric, filters, period };
}

/** Unknown words have to occur together in at least one row, at any time, of the parties and categories named beside them: a zero must not come from a word that nobody explained. */
async function missingWords(plan: Subject, books: Books): Promise<readonly string[]> {
  const { words, notWords, categories, counterparties } = plan.filters;
  const beside = { ...(categories ? { categories } : {}), ...(counterparties ? { counterparties } : {}) };
  const everywhere = (filters: PlanFilters, metric: Measure = 'movement'): Subject => ({ metric, filters, period: { from: '0001-01-01', to: '9999-12-31', label: '', unit: 'all' } });
  // Rows of the measure: "beer sales" are not told by a bill of the beer festival.
  if (words && !await hasRows(everywhere({ ...beside, words }, plan.metric), books)) return words;
  if (notWords && !await hasRows(everywhere({ ...beside, words: notWords }), books)) return notWords;
  // Nor may they be said of all that is asked about: nothing would be left.
  if (notWords && categories && !await hasRows(everywhere({ ...beside, notWords }), books)) return notWords;
  return [];
}

/** "Paid in damage claims" of a ledger in which all that says so is money given back to customers. */
async function givenBack(plan: Plan, books: Books): Promise<Plan> {
  const { filters: { words }, metric } = plan;
  if (words === undefined || metric !== 'expenses' || await hasRows({ metric, filters: { words }, period: EVER }, books)) return plan;
  return await hasRows({ metric: 'refunds', filters: { words }, period: EVER }, books) ? { ...plan, metric: 'refunds' } : plan;
}

/** Words that stand in some of the rows but not in all of them say which ones are meant. */
async function narrowed(plan: Plan, hints: readonly string[], books: Books): Promise<Plan> {
  if (hints.length === 0 || plan.task === 'latest') return plan;
  const filters = { ...plan.filters, words: [...(plan.filters.words ?? []), ...hints] };
  const everywhere = { ...plan, period: { from: '0001-01-01', to: '9999-12-31', label: '', unit: 'all' } } as const;
  const hasSome = await hasRows({ ...everywhere, filters }, books);
  return hasSome && await anyOf(hints.map((hint) => () => hasRows({ ...everywhere, filters: { ...plan.filters, notWords: [...(plan.filters.notWords ?? []), hint] } }, books))) ? { ...plan, filters, notes: [...plan.notes, `Only rows whose text says “${hints.join(' ')}”.`] } : plan;
}

/** "Ignoring the centennial book from Acme": of a party that also has other rows only those that say so are left out. */
async function withoutThing(plan: Plan, thing: readonly string[], books: Books): Promise<Plan> {
  const { notCounterparties: left, ...filters } = plan.filters;
  if (thing.length === 0 || left?.length !== 1) return plan;
  const ofParty = (more: PlanFilters): Subject => ({ metric: 'movement', filters: { counterparties: left, ...more }, period: EVER });
  const tellsApart = await hasRows(ofParty({ words: thing }), books) && await hasRows(ofParty({ notWords: thing }), books);
  return tellsApart ? { ...plan, filters: { ...filters, notWords: [...(filters.notWords ?? []), ...thing] } } : plan;
}

async function anyOf(checks: readonly (() => Promise<boolean>)[]): Promise<boolean> {
  for (const check of checks) if (await check()) return true;
  return false;
}

/** "Ines paid how much" of somebody who only ever was paid: a side on which a party has no row at all was misread, and its rows say which one is meant. */
async function sideWithRows({ task }: Plan, subject: Subject, books: Books, way: 'in' | 'out' | undefined): Promise<Subject> {
  const { metric, filters, period } = subject;
  if (/^(date|count|rows|latest|total)$/.test(task) && way === undefined && metric === 'movement' && filters.direction !== undefined && filters.counterparties !== undefined && !await hasRows({ metric, filters: { counterparties: filters.counterparties, direction: filters.direction }, period: EVER }, books)) return withOtherWay(subject, books);
  const isOneSided = /^(total|count|average|date|latest|rows|share|compare|trend|supposed)$/.test(task) && /^(revenue|grossSales|expenses)$/.test(metric) && filters.counterparties !== undefined && filters.categories === undefined;
  if (!isOneSided || await hasRows({ ...subject, filters: { counterparties: filters.counterparties ?? [] }, period: EVER }, books)) return subject;
  const { direction: _, ...undirected } = filters;
  // Which way is said in so many words: all money that went it, be it none.
  if (way) return { metric: way === 'in' ? 'cashIn' : 'cashOut', filters: undirected, period };
  const wayOfMetric = metric === 'expenses' ? 'out' : 'in';
  const moved = await settleSide({ metric: 'bySide', filters: { ...undirected, direction: wayOfMetric }, period }, books);
  const isFound = await hasRows({ ...moved, period: EVER }, books);
  return isFound ? moved : settleSide({ metric: 'bySide', filters: undirected, period }, books);
}

/** "When was the first order from Loft & Larder" of one who only ever buys: the rows are those of the other way, if any. */
async function withOtherWay(subject: Subject, books: Books): Promise<Subject> {
  const { direction: _, ...undirected } = subject.filters;
  const other = { ...subject, filters: undirected };
  return await hasRows({ ...other, period: EVER }, books) ? other : subject;
}

const EVER: Subject['period'] = { from: '0001-01-01', to: '9999-12-31', label: '', unit: 'all' };

/** A party's rows decide: customers bring revenue, vendors cost, lenders and owners move money. */
async function settleSide(subject: Subject, books: Books): Promise<Subject> {
  const { metric, filters, period } = subject;
  if (metric !== 'bySide') return { metric, filters, period };
  const totals = await books.reader.totals({ ...rowsFilter(subject, books), from: undefined, to: undefined }, ['role']);
  const size = (roles: readonly AccountRole[]) => totals.filter((total) => roles.includes(total.key.role as AccountRole)).reduce((sum, total) => sum + total.inMinor + total.outMinor, 0);
  const [income, cost, rest] = [size(REVENUE), size(EXPENSE), totals.reduce((sum, total) => sum + total.inMinor + total.outMinor, 0)];
  const other = rest - income - cost;
  const { direction, ...undirected } = filters;
  if (size(['transfer']) * 2 > rest) return { metric: 'movement', filters, period };
  if (other > 0 && other >= income && other >= cost * 0.1) return { metric: direction === 'out' ? 'cashOut' : direction === 'in' ? 'cashIn' : 'movement', filters: undirected, period };
  const decided: Measure = direction === 'out' ? 'expenses' : direction === 'in' ? 'revenue' : income > cost ? 'revenue' : 'expenses';
  // "Purchases under 300": a bound looks at single rows, and a credit is no purchase.
  return { metric: decided, filters: direction !== undefined && hasBound(filters) ? filters : undirected, period };
}

const hasBound = ({ moreThanMinor, lessThanMinor, atLeastMinor, atMostMinor }: PlanFilters): boolean => [moreThanMinor, lessThanMinor, atLeastMinor, atMostMinor].some((bound) => bound !== undefined);
