/** Rules for lists: rankings by group, single rows, recurring costs and the latest price. */
import type { Grouping, Interpretation, Plan, Subject, Threshold } from '../../plan.ts';
import { withoutBounds } from './count-periods.ts';
import { filtersOf } from '../conditions/filters.ts';
import type { Frame } from '../frame.ts';
import { lastMonthsOr, periodOr, planned, subject, wholeFile } from '../frame.ts';
import { has } from '../reading.ts';
import { rolesOf, strongMeasures } from '../subject.ts';
import { worstOf } from './calendar-groups.ts';
import { isNamedShare, shareOfOne } from './share-of-one.ts';
import { paymentsMade } from './paid-to-us.ts';
import { areRanked } from './ranked-names.ts';
import { rowSubject } from './single-rows.ts';
import { groupNamed, limitOf, orderOf, partyAsked, rankOf, unitNamed } from './slots.ts';

const DEFAULT_LIMIT = 5;
export const YEARLY = /\b((a|per|each|every|whole|full|entire|one) year|annual|annually|yearly|per annum|(12|twelve) months)\b/;

/** "Which software subscriptions do we pay every month?" */
export function recurring(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const words = reading.text;
  if (asksForSubscriptions(frame)) return planned('recurring', { metric: 'expenses', filters: filtersOf(reading), period: lastMonthsOr(frame, 3) }, { groupBy: 'counterparty' });
  const listsMonthly = has(reading, 'list') && /\b(monthly|each month|every month)\b/.test(words) && /\b(pay|paying|charged?|charges|billed|bills?|subscriptions?)\b/.test(words) && !/\b(revenue|income|sales|total|trend|graph|chart|spend|spending|expenses|by month)\b/.test(words);
  if (strongMeasures(reading).some((measure) => measure !== 'expenses' && measure !== 'operatingExpenses' && measure !== 'revenue')) return null;
  if (isQuarterly(frame)) return planned('recurring', { metric: 'expenses', filters: filtersOf(reading), period: lastMonthsOr(frame, 3) }, { groupBy: 'counterparty', per: 'quarter' });
  if (!listsMonthly && (!has(reading, 'recurring') || has(reading, 'average', 'trend') && !has(reading, 'list'))) return null;
  if (isMeasuredByUnit(frame)) return null;
  const isParty = reading.names.some((name) => name.names.some(({ kind }) => kind === 'counterparty'));
  if (isParty || !/\b(which|what|list|show|who|all|our|my|recurring|regular|fixed|subscriptions?)\b/.test(words) || /\bhow (much|many)\b.*\b(each|every) month\b/.test(words) && !/\brecurring|regular|fixed\b/.test(words)) return null;
  const over = subject(frame, lastMonthsOr(frame, 3)) ?? subject(frame, lastMonthsOr(frame, 3), 'expenses');
  return over && planned('recurring', { ...over, metric: over.metric === 'bySide' ? 'expenses' : over.metric }, { groupBy: 'counterparty', ...askedOfRecurring(frame) });
}

/** How many there are, the largest of them, or what they come to in a year. */
function askedOfRecurring(frame: Frame): Partial<Plan> {
  const order = orderOf(frame);
  const isSingular = order !== null && !/\b(costs|bills|payments|charges|expenses|subscriptions)\b/.test(frame.reading.text);
  return { ...(has(frame.reading, 'count') ? { counted: true } : {}), ...(YEARLY.test(frame.reading.text) ? { yearly: true } : {}), ...(order ? { order, limit: limitOf(frame) ?? (isSingular ? 1 : null) } : {}) };
}

/** "Which bills come quarterly": a rhythm of three months. */
const isQuarterly = ({ reading }: Frame): boolean => /\b(which|what|list|show)\b.*\b(bills?|costs|charges|payments|invoices|vendors|suppliers|expenses)\b.*\b(quarterly|every (quarter|three months|3 months)|once a quarter|each quarter)\b|\b(which|what|list|show)( are)?( our| my)? quarterly (bills|costs|charges|payments|expenses)\b/.test(reading.text) && !has(reading, 'trend', 'average');

/** "Net profit for each month": a rhythm beside a measure is a line for each unit, unless bills themselves are asked for. */
function isMeasuredByUnit({ reading }: Frame): boolean {
  const onlyUnits = (reading.operations.get('recurring') ?? []).every(({ from, to }) => /^((each|every) month|on a monthly basis|month after month|fixed monthly)$/.test(reading.tokens.slice(from, to).map((token) => token.text).join(' ')));
  const measure = strongMeasures(reading)[0];
  if (onlyUnits && isOverMonths(reading) && !/\b(who|whom|subscriptions?|recurring|regular|same|fixed|vendors?|suppliers?|payees?|which (bills?|costs|charges|payments|expenses)|bills)\b/.test(reading.text)) return true;
  if (onlyUnits && measure === undefined && reading.names.length > 0 && !/\b(which|who|whom|list|subscriptions?|pay|paying|paid|charged?|bills?|regular|same)\b/.test(reading.text)) return true;
  return onlyUnits && measure !== undefined && (measure !== 'expenses' || reading.names.length > 0 || !/\b(who|whom|which|on|to|for|what are|expenses|costs)\b/.test(reading.text)) && !/\b(vendors?|suppliers?|subscriptions?|bills?|payees?|same|fixed)\b/.test(reading.text);
}

/** "Expenses each month for the past six months": a stretch of several months is asked month by month. */
const isOverMonths = ({ periods }: Frame['reading']): boolean => periods.some(({ period: { from, to } }) => from.slice(0, 7) < to.slice(0, 7));

/** "Our subscriptions", "monthly software subscriptions on the card": who charges them, no sum. */
const NOTHING_BUT_SUBSCRIPTIONS = /^((so|and|my|our|the|all|list|show|me) )*((any|monthly|recurring|current|active|running|software|saas|regular|standing) )*((subscriptions|subs|any subscription)( (we|i) still have| (that )?(we|i) (are |am )?(still |currently |now )?(pay|paying)( for)?)?( (for )?(right )?now| currently| at the moment| at present| these days| today)?|(apps|software|tools) (we|i) still have)( (on|off|from) (the|our|my) ([a-z]+ )?card)?( please)?( ?[?.!]*)$/;

/** "What subscriptions am I paying for?": those that are charged month after month, unless a period or a figure is named. */
function asksForSubscriptions(frame: Frame): boolean {
  const { reading } = frame;
  const isBare = reading.periods.length === 0 && strongMeasures(reading).length === 0 && Object.keys(reading.amounts.bounds).length === 0 && orderOf(frame) === null;
  return isBare && (partyAsked(frame)?.categoryKind === 'software' || NOTHING_BUT_SUBSCRIPTIONS.test(reading.text) && (!/\bsubs\b/.test(reading.text) || reading.names.some(({ categoryKind }) => categoryKind === 'software'))) && !has(reading, 'growth', 'rise', 'fall', 'compare', 'more', 'when', 'count', 'average', 'share') && !/\b(price|prices|pricing|raised?)\b/.test(reading.text);
}

/** "What do we pay Shopify each month now?", "current rent": the newest charge of its kind. */
export function latest(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const words = reading.text;
  const yearly = asksYearly(words);
  if (limitOf(frame) !== null && !yearly) return null;
  const asksPrice = has(reading, 'now') && !has(reading, 'average', 'compare') && !/\b(list|show|each of)\b/.test(words) || /\b(last|latest|most recent|newest)\b/.test(words) && (reading.rowWords.length > 0 || /\b(amount|figure|cost|price|premium|rent|fee|rate|subscription|retainer|salary|lease|instal?lment)\b/.test(words)) && has(reading, 'last') && limitOf(frame) === null;
  if (!asksPrice && !asksTodaysPrice(frame) || reading.names.length === 0 || reading.periods.some(({ period }) => period.unit !== 'day' || period.to !== frame.calendar.asOf) || has(reading, 'when', 'count', 'smallest', 'share') || has(reading, 'largest') && !/\b(main|primary)\b/.test(words)) return null;
  const over = subject(frame, wholeFile(frame.calendar));
  const order = /\b(main|original|primary|first|old|older)\b/.test(words) ? 'first' : 'last';
  return over && planned('latest', rowSubject(frame, over), { order, ...(yearly && order === 'last' ? { yearly } : {}) });
}

/** "Over twelve months at the present price", "a year at today's rate". */
const asksYearly = (text: string): boolean => /\b(at|by|with|on) (the |its |their |what (it|they) |our )?(present|current|today|todays|now|latest|going|charges?|same)\b/.test(text) && YEARLY.test(text);

/** "Cliniko per month today": what it costs by now, no sum of one day. */
const asksTodaysPrice = ({ reading }: Frame): boolean => reading.periods.length === 1 && /\b(per|a|each|every) (month|week|quarter|year)\b.*\btoday\b|\btodays?\b.*\b(price|rate|rent|charge|fee)\b/.test(reading.text) && !has(reading, 'average', 'compare');

/** One figure is wanted, not the rows. */
const ADDED_UP = /\b(how much|total|totals|totalled|sum|sums|(add|adds|added|adding|come|comes|came|amount|amounts|amounted|tot|run|ran) (it |them |that |those |this )?(all )?(up )?to|add(s|ed)? up|worth|altogether)\b/;

/** "Show me every meal over $80". */
const SHOWS = /^((please|can|could|you|and|so|now) )*(list|show|give me|display|let me see|see|find|pull up|which)\b/;
const ONE_BY_ONE = /\b(one by one|line by line|item by item|row by row|one at a time)\b/;

/** Single rows: the largest expense, the last five payments, everything above $5,000. */
export function rows(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const order = orderOf(frame);
  const isRowQuestion = reading.rowWords.length > 0 || has(reading, 'alone');
  const limit = limitOf(frame);
  const isOneThing = reading.names.length > 0 && unitNamed(frame) === null && !reading.measures.some((mention) => !mention.isWeak) && reading.periods.every((mention) => mention.from > 0);
  const ranksOthers = !has(reading, 'alone') && reading.exceptions.some((name) => rolesOf(name).length > 0) && reading.names.length === 0 && !reading.rowWords.some((word) => /^(payment|charge|transaction|purchase|bill)s?$/.test(reading.tokens[word.from]?.text ?? ''));
  if (order && ranksOthers && !groupNamed(frame)) {
    const over = rowsSubject(frame);
    return over && planned('ranking', over, { groupBy: 'category', order, limit: limit ?? 1, rank: rankOf(frame) });
  }
  if (order && (!groupNamed(frame) || isRowSuperlative(frame)) && (isOneThing || (isRowQuestion && asksForRows(frame)))) {
    const over = paymentsOut(frame, rowsSubject(frame));
    return over && planned('rows', rowSubject(frame, over), { order: isCostRow(frame, over) ? worstOf('expenses', reading.text, order) : order, limit: limit ?? (hasPluralRow(frame) ? DEFAULT_LIMIT : 1), rank: rankOf(frame), ...combinedOf(frame) });
  }
  const words = reading.text;
  const lastFew = limit !== null && /\blast \d+\b/.test(words.replace(/\b(two|three|four|five|ten)\b/g, '5'));
  const listsRows = !order && (lastFew || !ADDED_UP.test(words)) && !groupNamed(frame) && ONE_BY_ONE.test(words) && reading.names.length > 0 || !order && (lastFew || !ADDED_UP.test(words)) && !groupNamed(frame) && reading.rowWords.length > 0 && /\b(list|show|display|see|which|what|give me|find|pull up|latest|recent|every)\b|\blast (\d+|few|couple|ten|five|three|two|ones|payments|transactions|deposits|charges)\b/.test(words) && /\b(transactions|payments|charges|purchases|deposits|invoices|bills|checks|rows|entries|items|sales|refunds|expenses|orders|credits|debits|withdrawals)\b|\b(each|every)( (single|one|individual|and every|last))* (transaction|payment|charge|purchase|deposit|invoice|bill|check|row|entry|item|sale|refund|expense|order|credit|debit|withdrawal|movement)\b/.test(words);
  const bounded = Object.keys(reading.amounts.bounds).length > 0 && (reading.rowWords.length > 0 || reading.names.length > 0 && SHOWS.test(words)) && reading.measures.every((mention) => mention.isWeak) && !order && !groupNamed(frame) && !ADDED_UP.test(words);
  if (!(listsRows || bounded) || has(reading, 'count', 'average', 'share', 'trend', 'compare', 'recurring') || !narrowsRows(frame)) return null;
  const over = rowsSubject(frame);
  return over && planned('rows', rowSubject(frame, bounded ? paymentsMade(reading, over) : over), { order: 'last', limit });
}

/** "The worst repair bill": the one that cost most. */
const isCostRow = ({ reading }: Frame, { metric, filters }: Subject): boolean => metric === 'expenses' || metric === 'refunds' || filters.direction === 'out' || reading.rowWords.some(({ direction }) => direction === 'out');

/** "The largest refund and who got it": the superlative stands at a single row, whoever is asked about besides. */
function isRowSuperlative({ reading }: Frame): boolean {
  if (ONE_OF_THEM.test(reading.text) || AT_ONCE.test(reading.text)) return true;
  const superlatives = [...(reading.operations.get('largest') ?? []), ...(reading.operations.get('smallest') ?? [])];
  return superlatives.some(({ to }) => {
    let at = to;
    while (/^(single|one|individual|ever|lone)$/.test(reading.tokens[at]?.text ?? '')) at++;
    const row = [...reading.rowWords, ...reading.names.filter(({ categoryKind, names }) => categoryKind === 'refunds' || names.length > 0 && names.every(({ role }) => role === 'refund'))].find((word) => word.from === at);
    const isSingle = [...reading.tokens.slice(to, at), reading.tokens[row?.from ?? to]].some((token) => SINGLE.test(token?.text ?? ''));
    return row !== undefined && (isSingle || !(reading.tokens[row.to - 1]?.text ?? '').endsWith('s') && !reading.groupings.some((group) => group.from === row.to || group.from <= row.from && group.to > row.from));
  });
}

/** "The smallest amount any customer paid us in one go". */
const AT_ONCE = /\b(in one (go|payment|hit|shot|sitting|swoop|transaction|transfer)|in a single (go|payment|transaction|transfer|hit)|at (once|a time|one time|one go)|in one single (go|payment))\b/;
const SINGLE = /^(single|individual)$/;

/** "Amazon payouts, which one was the biggest": of all these rows the one. */
const ONE_OF_THEM = /\b(payments|che(ck|que)s|deposits|bills|invoices|charges|refunds|payouts|orders|receipts|transactions|purchases|withdrawals|draws)\b.*\b(which|what|how (much|big|large|high|small))( (one|single one))? (is|was|has been) (the )?(very )?(single )?(biggest|largest|highest|smallest|lowest|littlest|tiniest|least|dearest|priciest|top)( (single )?one)?( of (all|them|them all))?( ever)?( ?[?.!])*$/;

const TOGETHER = /\b(combined|together|what is the total|the total(?= ?[?.!]*$)|in total|altogether|all told|added up|add up|adds up|collectively|jointly|between them|as a group|(total|sum) (of|for|from)|total (spend|amount|paid|cost)|how much)\b/;

/** "Total of the three largest", "what share do our top two customers make": the lines of the list as one figure. */
function combinedOf(frame: Frame): Pick<Plan, 'combined'> {
  const { reading } = frame;
  const isSeveral = (limitOf(frame) ?? 1) > 1 && orderOf(frame) !== null && rankOf(frame) === null && !has(reading, 'average', 'count') && !/\b(each|every one|apiece|individually|separately)\b/.test(reading.text);
  if (!isSeveral) return {};
  if (has(reading, 'share') || /\bhow much of (revenue|sales|income|turnover|spending|expenses|costs)\b/.test(reading.text)) return { combined: 'share' };
  return TOGETHER.test(reading.text) ? { combined: 'amount' } : {};
}

/** "Of all bills from Acme, which one was the highest": one of them. */
const OUT_OF_ALL = /\b(of|out of|among|from) (all|our|the|every)\b.*\b(which( (one|single|payment|bill|charge|invoice))?( one)? (is|was|were)|tell me|what (is|was)|give me) the (most )?[a-z]+( one)?( ?[?.!]*$| (in|of|so|ever|by|during|this|last))/;

/** "Largest of the Sysco payments": one of them. */
const ONE_OUT = /^((what|which|how (much|big|large|high)) )?(was |is )?(the )?(single )?(largest|biggest|highest|smallest|lowest) (one )?(of|among) (the|all|our|all the|all our) /;

/** "biggest bills" are several. */
function hasPluralRow({ reading }: Frame): boolean {
  if (ONE_OUT.test(reading.text)) return false;
  if (ONE_OF_THEM.test(reading.text)) return false;
  if (OUT_OF_ALL.test(reading.text)) return false;
  if (/\bsingle (biggest|largest|highest|smallest|lowest|most)\b|\b(biggest|largest|highest|smallest|lowest) single\b/.test(reading.text)) return false;
  return reading.rowWords.some((word) => /[^s]s$/.test(reading.tokens[word.to - 1]?.text ?? ''));
}

/** "The largest payments" without more are those that the business made. */
function paymentsOut({ reading }: Frame, over: Subject | null): Subject | null {
  const isBare = over?.metric === 'movement' && over.filters.direction === undefined && over.filters.categories === undefined;
  if (isBare && /\bwe (wrote|sent|paid|made)\b/.test(reading.text)) return { ...over, metric: 'expenses' };
  return isBare && /\b(payments?|purchases?|charges?|bills?)\b/.test(reading.text) && !/\b(received|incoming|customers?|clients?)\b/.test(reading.text) ? { ...over, metric: 'expenses' } : over;
}

function rowsSubject(frame: Frame): Subject | null {
  return subject(frame, periodOr(frame, wholeFile(frame.calendar))) ?? subject(frame, periodOr(frame, wholeFile(frame.calendar)), 'movement');
}

/** "largest expense" is a row, "largest expenses" are categories unless a word for rows stands there. */
function asksForRows({ reading }: Frame): boolean {
  const words = reading.tokens.map((token) => token.text);
  if (has(reading, 'alone') && !words.includes('bills')) return true;
  if (words.some((word) => /^(transactions?|payments?|charges?|purchases?|deposits?|invoices?|bills?|checks?|rows?|entries|entry|sale|refunds?|credits?|withdrawals?|receipts?|payouts?|orders?)$/.test(word))) return true;
  return words.some((word) => /^(expense|cost)$/.test(word)) || reading.names.length > 0 && words.some((word) => /^(expenses|costs|sales)$/.test(word));
}

function narrowsRows({ reading }: Frame): boolean {
  const bounds = Object.keys(reading.amounts.bounds).length;
  return bounds > 0 || reading.names.length > 0 || reading.weekdays.length > 0 || has(reading, 'last') || reading.leftovers.length > 0 || reading.tokens.some((token) => /^(transactions|rows|entries|payments|deposits|charges)$/.test(token.text));
}

/** "Which vendor do we pay most often", "customers with the most payments": by the number of rows. */
const HOW_OFTEN = /\b(most|least) (often|frequently|times)\b|\b(most|least|fewest) (payments|transactions|invoices|bills|charges|orders|deposits|purchases)\b|\bby (number|count) of (payments|transactions|invoices|bills|charges|orders|deposits|purchases)\b/;

const WE_PAY = /\b(we|i) (pay|paid|make|made)\b|\bpayments from us\b/;

export function oftenest(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const group = groupNamed(frame);
  if (!group || !HOW_OFTEN.test(reading.text) || has(reading, 'share', 'average', 'why')) return null;
  const over = subject(frame, periodOr(frame, wholeFile(frame.calendar)), WE_PAY.test(reading.text) ? 'expenses' : sideMeasure(frame));
  if (!over) return null;
  const limit = limitOf(frame) ?? (isOne(frame) || /\bwho\b/.test(reading.text) ? 1 : DEFAULT_LIMIT);
  return planned('ranking', rankable(over, reading.groupings.find((mention) => mention.side)?.side), { groupBy: group, order: /\b(least|fewest)\b/.test(reading.text) ? 'smallest' : 'largest', limit, rank: rankOf(frame), counted: true });
}

/** "Top 5 vendors", "expenses by category, "where does the money go". */
export function ranking(frame: Frame): Interpretation | null {
  const { reading } = frame;
  if (isNamedShare(frame)) return null;
  const group = areRanked(frame) ? 'counterparty' : groupNamed(frame);
  const order = orderOf(frame);
  const isBroken = group === null && has(reading, 'list') && /\b(breakdown|break down|broken down|split|pie|itemize|itemise|where)\b/.test(reading.text) && asksBroadly(frame);
  const isRanked = order !== null || group !== null && thresholdOf(frame, group) !== null || limitOf(frame) !== null || partyAsked(frame) !== null || has(reading, 'list') || /\b(by|per|each)\b/.test(reading.text);
  if (!group && !isBroken && !(order && asksBroadly(frame))) return null;
  if (group && !isRanked && !reading.groupings.some((mention) => /^(who|whom|where)/.test(reading.tokens[mention.from]?.text ?? ''))) return null;
  const over = subject(isOneAsked(frame) ? { ...frame, reading: { ...reading, names: [] } } : frame, periodOr(frame, wholeFile(frame.calendar)), sideMeasure(frame));
  if (!over) return null;
  // Of one category a list by category has one line: who is behind it is meant.
  const groupBy: Grouping = (group ?? 'category') === 'category' && over.filters.categories?.length === 1 && limitOf(frame) !== null ? 'counterparty' : group ?? 'category';
  const party = partyAsked(frame);
  const asksOneParty = party !== null && !/[^s]s$/.test(reading.tokens[party.to - 1]?.text ?? '');
  const ofOne = shareOfOne(frame);
  const isSingular = order !== null && limitOf(frame) === null && (asksOneParty || ofOne !== null || isOne(frame)) && !IN_ORDER.test(reading.text);
  const ranked = rankable(over, reading.groupings.find((mention) => mention.side)?.side);
  const threshold = thresholdOf(frame, groupBy);
  return planned('ranking', threshold ? { ...ranked, filters: withoutBounds(ranked.filters) } : ranked, { threshold, groupBy, order: order ?? 'largest', limit: limitOf(frame) ?? (isSingular ? 1 : order && !IN_ORDER.test(reading.text) ? DEFAULT_LIMIT : null), rank: rankOf(frame), ...(isSingular && ofOne ? ofOne : combinedOf(frame)) });
}

/** The order of a list, not the first of it. */
const IN_ORDER = /\b(largest|biggest|highest|smallest|lowest|top|most expensive) first\b|\bmost to least\b|\b(largest|biggest|highest) to (smallest|lowest)\b|\bdescending\b/;

/** "Is Coastal our biggest customer?" is answered by the whole list. */
const isOneAsked = (frame: Frame): boolean => orderOf(frame) !== null && /^((so|and) )*(is|was|are|were) /.test(frame.reading.text) && frame.reading.names.length === 1 && frame.reading.names.every(({ names }) => names.every(({ kind }) => kind === 'counterparty'));

/** "Customers who paid us more than 10k": what each of them paid together, not single payments. */
export function thresholdOf({ reading }: Frame, groupBy: Grouping): Threshold | null {
  const rows = reading.rowWords.filter(({ from, to }) => !reading.groupings.some((group) => group.from <= from && group.to >= to));
  const { moreThanMinor, atLeastMinor, lessThanMinor, atMostMinor } = reading.amounts.bounds;
  if (groupBy !== 'counterparty' && groupBy !== 'category' || rows.some(({ from, to }) => !/^(expenses|costs|sales)$/.test(reading.tokens.slice(from, to).map(({ text }) => text).join(' '))) || moreThanMinor === undefined && atLeastMinor === undefined && lessThanMinor === undefined && atMostMinor === undefined || (moreThanMinor ?? atLeastMinor) !== undefined && (lessThanMinor ?? atMostMinor) !== undefined) return null;
  if (moreThanMinor !== undefined || atLeastMinor !== undefined) return { side: 'above', amountMinor: moreThanMinor ?? (atLeastMinor ?? 0) - 1 };
  return { side: 'below', amountMinor: lessThanMinor ?? (atMostMinor ?? 0) + 1 };
}

/** Without a measure of its own the list's side decides: vendors are paid, customers pay. */
function sideMeasure(frame: Frame): Subject['metric'] | null {
  const { reading } = frame;
  if (reading.measures.some((mention) => !mention.isWeak)) return null;
  const side = paidWay(reading) ?? reading.groupings.find((mention) => mention.side)?.side;
  if (reading.names.length > 0 && (!side || decidesItself(reading.names.flatMap(rolesOf)) || isSold(frame))) return null;
  return side === 'in' ? 'revenue' : side === 'out' ? 'expenses' : reading.measures.length > 0 ? null : 'expenses';
}

/** "Which insurers did we pay", "which suppliers paid us": who pays whom is said, whatever they mostly are. */
function paidWay({ text, groupings }: Frame['reading']): 'in' | 'out' | null {
  if (groupings.length === 0) return null;
  if (PAY_US.test(text)) return 'in';
  return WE_PAY_THEM.test(text) ? 'out' : null;
}

const PAY_US = /\b(pays?|paid|paying) (us|me)\b(?! (back|to)\b)|\b(vendors?|suppliers?) (that |who |which )?(bring|brings|brought) in\b/;
const WE_PAY_THEM = /\b(did|do|have|had) (we|i) (pay|paid|spend|spent)\b(?! (back|out to us))|\b(we|i) (pay|paid|have paid|spend|spent|have spent)\b/;

/** Refunds, loans and draws keep their own measure whoever is listed. */
const decidesItself = (roles: readonly string[]): boolean => roles.length > 0 && roles.every((role) => /^(refund|loan|owner|transfer|other-income)$/.test(role));

/** "Which delivery providers brought in the most": of a kind of income, whatever those who bring it are called; "which suppliers do we pay" says itself who pays. */
const isSold = ({ reading }: Frame): boolean => paidWay(reading) === null && reading.names.every((name) => rolesOf(name).length > 0 && rolesOf(name).every((role) => role === 'revenue'));

/** Customers are ranked by revenue and vendors by expenses, also where the words are about money coming in or going out. */
function rankable(over: Subject, side: 'in' | 'out' | undefined): Subject {
  const metric = over.metric === 'bySide' || (over.metric === 'cashOut' && side === 'out') ? 'expenses' : over.metric === 'cashIn' && side === 'in' ? 'revenue' : over.metric;
  return { ...over, metric };
}

function asksBroadly({ reading }: Frame): boolean {
  return reading.measures.some((mention) => !mention.isWeak && /^(expenses|revenue|grossSales|operatingExpenses|cogs|cashOut|cashIn)$/.test(mention.measure)) && reading.names.length === 0;
}

/** "Which vendor", "biggest customer": one name is wanted. */
const ONE_WITH = /\b(counterparty|vendor|supplier|customer|client|payee|merchant|category|account) (with|that had|having|that has|who had) (the )?(single )?(highest|largest|most|lowest|smallest|least|biggest|fewest)\b/;

/** "What category was the largest of our expenses", "which of our income categories earned the most": one, whatever stands in the plural beside it. */
const ONE_OF_KIND = /^(the )?(single )?(biggest|largest|highest|smallest|top|best) of (our|the|all our|my) (categories|vendors|suppliers|customers|clients|payees|streams|sources)\b|\b(which|what) (single |one |[a-z]+ )?(category|vendor|supplier|customer|client|payee|merchant|source|stream|income) (?!(and|or)\b)|\b(which|what) (one |single one )?of (our|the|all our|my) ([a-z]+ )?(categories|vendors|suppliers|customers|clients|payees|streams|sources) (is|was|has|had|did|do|does|cost|earned|earns|brought|brings|paid|pays|spent|made|makes|got|took|takes)\b|\bof (our|the|all our|my) (categories|vendors|suppliers|customers|clients|payees|streams|sources) ?, (which|what|who) (one )?(is|was|has|had|did|paid|cost|brought|earned)\b|\b(which|what) (kind|type|line|sort|part|area) of [a-z]+ (is|was|did|brought|brings|made|makes|earned|earns|cost|costs)\b/;

function isOne({ reading }: Frame): boolean {
  if (ONE_WITH.test(reading.text) || ONE_OF_KIND.test(reading.text)) return true;
  const words = reading.tokens.map((token, at) => (reading.tokens.slice(Math.max(0, at - 2), at).some(({ text }) => /^(by|per|each|every)$/.test(text)) ? '' : /^(cost|expense)$/.test(token.text) && /^(us|me|the|most|more)$/.test(reading.tokens[at + 1]?.text ?? '') && !/^(the|a|single|biggest|largest|highest|smallest|lowest)$/.test(reading.tokens[at - 1]?.text ?? '') ? '' : token.text));
  return words.some((word) => /^(counterparty|vendor|supplier|customer|client|category|source|merchant|payee|stream|channel|account|company|who|payer|buyer|cost|expense|whom|area|type|provider|platform)$/.test(word)) && !words.some((word) => /^(vendors|suppliers|customers|clients|categories|sources|merchants|payees|expenses|costs|streams|channels|accounts|companies|payers|buyers|areas|types|providers|platforms)$/.test(word));
}
