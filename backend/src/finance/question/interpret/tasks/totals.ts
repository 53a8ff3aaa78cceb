/** Rules for counts, plain totals and the overview. */
import { isPercentMeasure } from '../../measures.ts';
import type { Grouping, Interpretation, PlanFilters, Subject } from '../../plan.ts';
import { directionToward, rowDirection, verbDirection } from '../sides/direction.ts';
import { filtersOf, isEmpty } from '../conditions/filters.ts';
import type { Frame } from '../frame.ts';
import { lastMonthsOr, namedPeriod, periodOr, planPeriod, planned, subject, wholeFile } from '../frame.ts';
import { has, namedGroups } from '../reading.ts';
import { trailing } from '../periods/relative-period.ts';
import { rolesOf, strongMeasures } from '../subject.ts';
import { withoutBounds } from './count-periods.ts';
import { thresholdOf } from './lists.ts';
import { paymentsMade } from './paid-to-us.ts';
import { groupNamed, isPartyCounted, unitNamed } from './slots.ts';
import { unitOfEach } from './unit-of-each.ts';

/** "How many payments did we make to X?", "how many customers paid us?" */
export function count(frame: Frame): Interpretation | null {
  const { reading } = frame;
  if (!has(reading, 'count') || has(reading, 'share')) return null;
  if (has(reading, 'recurring') && /\b(recurring|regular|repeating|repeat|standing) (costs?|payments?|bills?|charges?|expenses?|subscriptions?|outgoings)\b/.test(reading.text) && reading.names.every(({ categoryKind }) => categoryKind === 'software')) return null;
  if (strongMeasures(reading).some(isPercentMeasure)) return rateTold(frame);
  const subscriptions = countSubscriptions(frame);
  if (subscriptions) return subscriptions;
  if (asksPeople(frame)) return { kind: 'unsupported', message: 'The ledger holds payments, not visits or people: how many were served cannot be told. It can tell how many different customers paid.' };
  if (asksUnits(frame)) return { kind: 'unsupported', message: 'The ledger holds amounts of money, not units or quantities, so this cannot be answered from here.' };
  const period = periodOr(frame, wholeFile(frame.calendar));
  const group = isPartyCounted(frame) ? 'counterparty' : groupNamed(frame);
  if (group && (reading.rowWords.length === 0 && !isWhoGotThem(frame) || areNamesCounted(frame)) && !/\bhow (often|frequently|many times)\b/.test(reading.text)) {
    const side = reading.groupings.find((mention) => mention.side)?.side ?? verbDirection(reading);
    const over = subject(frame, period, isItsOwnMeasure(frame) ? undefined : side === 'in' ? 'grossSales' : 'expenses');
    const threshold = thresholdOf(frame, group);
    const unit = group === 'counterparty' && threshold === null ? unitOfEach(frame) : null;
    if (over && unit) return planned('count', over, { groupBy: unit, per: 'counterparty' });
    return over && planned('count', threshold ? { ...over, filters: withoutBounds(over.filters) } : over, { groupBy: group, threshold });
  }
  if (reading.rowWords.length === 0 && reading.names.length === 0 && !frame.previous && !/\b(times|time|often|frequently)\b/.test(reading.text)) return null;
  const over = subject(frame, period) ?? subject(frame, period, 'movement');
  const unit = has(reading, 'each') ? unitNamed(frame) : null;
  return over && planned('count', paymentsMade(reading, countedRows(frame, over)), { groupBy: unit });
}

/** "The refunds we handed back to customers, just how many": what went to them is counted. */
const isWhoGotThem = ({ reading: { text } }: Frame): boolean => /\brefunds\b.* (to|for) (our |the )?(customers|clients)\b/.test(text) && !/\bhow many (different |of our |of the )?(customers|clients)\b/.test(text);

/** "How many different insurers with payments to us": it is the names that are counted. */
function areNamesCounted({ reading }: Frame): boolean {
  const group = namedGroups(reading)[0];
  const counted = group && reading.operations.get('count')?.findLast(({ to }) => to <= group.from);
  if (!group || !counted || reading.rowWords.some(({ from }) => from <= group.to)) return false;
  const between = reading.tokens.slice(counted.to, group.from).map(({ text }) => text);
  return between.length > 0 && between.every((word) => /^(the|our|of|different|distinct|separate|unique|individual)$/.test(word)) && between.some((word) => /^(different|distinct|separate|unique|individual)$/.test(word));
}

/** Refunds, loans and draws have a side of their own: "how many customers did we refund". */
const isItsOwnMeasure = ({ reading }: Frame): boolean => reading.names.length > 0 && reading.names.flatMap(rolesOf).some((role) => /^(refund|loan|owner|transfer|other-income)$/.test(role));

/** "How many cents of each dollar do we keep?" asks for a rate. */
function rateTold(frame: Frame): Interpretation | null {
  const over = subject(frame);
  return over && planned('total', over);
}

/** "How many subscriptions do we have?" counts who charges them, not the charges. */
function countSubscriptions(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const isAsked = reading.names.length === 1 && /^(subscriptions?|software subscriptions?|apps|software tools)$/i.test(reading.names[0]?.said ?? '') && reading.rowWords.length === 0;
  const over = isAsked ? subject(frame, lastMonthsOr(frame, 3)) : null;
  return over && planned('count', over, { groupBy: 'counterparty' });
}

const PEOPLE_SERVED = /\bhow many (customers|clients|patients|guests|diners|visitors|people|donors|members|students|drivers|passengers|kids|animals|pets|families)\b/;

/** "How many patients did we see?": people, not payments. */
function asksPeople({ reading }: Frame): boolean {
  return (namedGroups(reading).some(({ side }) => side === 'in') || PEOPLE_SERVED.test(reading.text)) && /\b(see|saw|seen|treat|treated|serve|served|visit|visited|come in|came in|walked|show up|showed up|have on our books|help|helped|reach|reached|came|come|coming|were in|was in|attend|attended|attending|booked|turned up|dropped in|drop in|in the)\b/.test(reading.text) && !/\b(pay|paid|payments?|paying|refund\w*)\b/.test(reading.text);
}

/** "How many croissants did we sell?": things are not in the ledger, only payments. */
function asksUnits(frame: Frame): boolean {
  const { reading } = frame;
  const sells = reading.tokens.some((token) => /^(sell|sold|selling|make|made|produce|produced|ship|shipped|serve|served|install|installed|build|built|print|printed|bake|baked|deliver|delivered|buy|bought|order|ordered|have|had|own|work|worked|run|ran|teach|taught|hold|held|host|hosted|give|gave|perform|performed|brew|brewed|wash|washed|clean|cleaned|repair|repaired)$/.test(token.text));
  if (SERVED_UNITS.test(reading.text) || WORKED_ON.test(reading.text) || CAME_THROUGH.test(reading.text) || OUT_ON_HIRE.test(reading.text) || areThingsSold(frame)) return true;
  if (/\b(pays?|paid) (us|me)\b/.test(reading.text)) return false;
  return sells && reading.rowWords.length === 0 && reading.names.every(({ names }) => names.length === 0) && namedGroups(reading).length === 0 && reading.leftovers.length > 0 || asksHowManyOf(frame);
}

/** "How many glasses have we sold": pieces, also where income of that name is in the books. */
function areThingsSold({ reading }: Frame): boolean {
  const at = reading.operations.get('count')?.[0]?.to ?? -1;
  const thing = reading.names.find(({ from, names }) => from === at && names.length > 0 && names.every(({ role }) => role === 'revenue'));
  return thing !== undefined && reading.rowWords.length === 0 && /\b(sold|sell)\b/.test(reading.text);
}

/** "How many classes did we run": what was done, also where income of that name is in the books. */
const SERVED_UNITS = /\bhow many ([a-z]+ ){0,2}(class|classes|lessons?|sessions?|appointments?|treatments?|visits?|courses?|workshops?|tours?|nights?|covers?|pints?|meals?|haircuts?|consultations?|procedures?|jobs|cleanings?) (did|have|do|were) (we|i|they)? ?(run|ran|teach|taught|hold|held|host|hosted|give|gave|given|do|done|perform|performed|booked|sell|sold|serve|served|offer|offered|had)\b/;

/** "How many loads did we haul", "how many tires were fitted": work that was done on things. */
const WORKED_ON = /\bhow many (?!(?:payments?|invoices?|bills?|checks?|transactions?|transfers?|orders?|deposits?|refunds?)\b)([a-z]+ ){1,3}(did|have|do|were|was) (we |i |they )?(haul(ed)?|fit(ted)?|mount(ed)?|install(ed)?|tow(ed)?|fix(ed)?|repair(ed)?|finish(ed)?|complete(d)?|craft(ed)?|assembled?|upholster(ed)?|restored?|stain(ed)?|roast(ed)?|bottled?|cater(ed)?|film(ed)?|tuned?|mow(ed)?|mown|paint(ed)?|groom(ed)?|deliver(ed)?|baked?|brew(ed)?|wash(ed)?|clean(ed)?|plant(ed)?|weld(ed)?|sewn?|framed?|bound|buil[dt]|produced?|print(ed)?|pour(ed)?|served?|treat(ed)?|transport(ed)?|replaced?|serviced?)\b/;
/** "How many chairs went out on hire": things that are lent. */
const OUT_ON_HIRE = /\bhow many (?!(?:[a-z]+ )?(?:payments?|invoices?|bills?|transactions?|deposits?|refunds?|charges?|sales)\b)([a-z]+ ){1,3}(went|go|goes|gone|are|were|is|was|have been|has been) (still )?(out )?(on (hire|rent|loan|rental|lease|site)|(hired|rented|lent|loaned) out)\b/;
/** "How many cars came through the bays". */
const CAME_THROUGH = /\bhow many (?!([a-z]+ )?(payments?|invoices?|bills?|transactions?|deposits?|refunds?|returns?|charges?|sales) )([a-z]+ ){1,2}(came|come|went|go|passed|pass|rolled|drove) (in )?(through|past)\b/;

const CONTAINERS = /^(bags?|boxes|pallets?|bottles?|units?|pieces?|items?|gallons?|pounds?|tons?|hours?|miles|acres|seats?|tables?|rooms?|beds?|cars?|trucks?|computers?|loaves|cups?|cases|barrels?|kegs?)$/;

/** "how many <something unknown>" */
function asksHowManyOf({ reading }: Frame): boolean {
  const asked = reading.operations.get('count')?.[0];
  if (asked === undefined || reading.rowWords.length > 0 || namedGroups(reading).length > 0) return false;
  if (CONTAINERS.test(reading.tokens[asked.to]?.text ?? '') && !reading.names.some((name) => name.from === asked.to)) return true;
  return reading.leftovers.some((left) => left.from === asked.to) && reading.names.length === 0;
}

/** Rows of the named side; parties and unspecific rows are counted whatever their category, but a bill is a cost. */
function countedRows(frame: Frame, over: Subject): Subject {
  const { reading } = frame;
  const strong = reading.measures.some((mention) => !mention.isWeak && /^(expenses|revenue|cogs|operatingExpenses|grossSales)$/.test(mention.measure));
  const party = reading.names.find((name) => name.names.some(({ kind }) => kind === 'counterparty'));
  const categories = over.filters.categories !== undefined;
  const isRefund = over.metric === 'refunds';
  const isBill = !party && !categories && over.filters.accounts === undefined && over.metric !== 'revenue' && reading.rowWords.some((word) => /^(bills?|purchases?|charges?)$/.test(reading.tokens[word.from]?.text ?? ''));
  const isPaymentOf = party !== undefined && !strong && !categories && over.metric === 'bySide' && over.filters.direction === undefined && reading.rowWords.some((word) => /^payments?$/.test(reading.tokens[word.from]?.text ?? ''));
  if (isPaymentOf && directionToward(party, reading) === null) return over;
  const metric = isRefund ? 'refunds' : !strong && !party && !categories && over.filters.accounts === undefined && areFromBuyers(reading) ? 'grossSales' : isBill && !strong ? 'expenses' : strong ? (over.metric === 'revenue' ? 'grossSales' : over.metric) : categories && !party ? over.metric === 'revenue' ? 'grossSales' : over.metric : 'movement';
  const isMoved = reading.names.length > 0 && reading.names.flatMap(rolesOf).every((role) => role === 'transfer') && categories;
  const direction = isMoved ? over.filters.direction : isRefund ? undefined : party ? directionToward(party, reading) ?? undefined : over.filters.direction ?? rowsWay(frame, metric) ?? undefined;
  const filters: PlanFilters = { ...over.filters };
  return { ...over, metric, filters: direction ? { ...filters, direction } : withoutDirection(filters) };
}

/** "Client payments", "receipts from customers": what buyers paid, no loan and no money of the owner's. */
const areFromBuyers = ({ rowWords, groupings, tokens, text }: Frame['reading']): boolean =>
  (rowWords.some(({ from }) => /^(customer|client)$/.test(tokens[from]?.text ?? '')) || rowWords.length > 0 && groupings.some(({ side, grouping }) => side === 'in' && grouping === 'counterparty')) && !/\b(to|back to|refunded) (the |our |my )?(customers?|clients?)\b/.test(text);

function withoutDirection({ direction: _direction, ...rest }: PlanFilters): PlanFilters {
  return rest;
}

function rowsWay({ reading }: Frame, metric: string): 'in' | 'out' | null {
  if (metric === 'expenses' || metric === 'cogs' || metric === 'operatingExpenses') return 'out';
  if (metric === 'grossSales') return 'in';
  const moved = reading.measures.find(({ isWeak }) => !isWeak)?.measure;
  if (moved === 'cashIn' || moved === 'cashOut') return moved === 'cashIn' ? 'in' : 'out';
  const words = reading.tokens.map((token) => token.text);
  if (reading.names.some(({ names }) => names.some(({ kind }) => kind === 'account')) && /\bput\b.* on\b|\b(card|cards|visa|amex|mastercard)\b.* (used|swiped|tapped|charged)\b/.test(reading.text)) return 'out';
  if (words.some((word) => /^(transactions?|rows?|entries|lines?|records?)$/.test(word)) && !words.some((word) => /^(paid|received|spent|made)$/.test(word))) return rowDirection(reading);
  return rowDirection(reading) ?? verbDirection(reading);
}

/** The plain sum; the last rule that can fit. */
export function total(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const over = netOfFees(frame, creditsOnly(frame, subject(frame)));
  if (has(reading, 'count') && !frame.previous) return null;
  if (!over) return frame.previous ? null : paymentsOfSize(frame);
  if (!frame.previous && isOnlyWeak(frame) && isEmpty(over.filters) && reading.periods.length === 0 && reading.leftovers.length === 0) return null;
  return planned('total', transfersOnce(frame, depositsOnly(frame, over)));
}

/** "How much were payments over 3,000": the sum of those that the list of them shows. */
function paymentsOfSize(frame: Frame): Interpretation | null {
  const { reading } = frame;
  if (!/\b(how much|total|totals|sum)\b/.test(reading.text) || reading.names.length + reading.measures.length + reading.exceptions.length > 0 || namedGroups(reading).length > 0) return null;
  const listed = paymentsMade(reading, { metric: 'movement', filters: filtersOf(reading), period: periodOr(frame, wholeFile(frame.calendar)) });
  return listed.metric === 'cashOut' ? planned('total', listed) : null;
}

/** A transfer stands in two accounts: what left the one is what came to the other. */
function transfersOnce({ reading }: Frame, over: Subject): Subject {
  const areTransfers = over.metric === 'movement' && over.filters.direction === undefined && over.filters.counterparties === undefined && over.filters.accounts === undefined && reading.names.length > 0 && reading.names.flatMap(rolesOf).every((role) => role === 'transfer');
  return areTransfers ? { ...over, filters: { ...over.filters, direction: 'out' } } : over;
}

/** "Total deposits from X" are the rows with money in; refunds are not deposits. */
function depositsOnly({ reading }: Frame, over: Subject): Subject {
  return over.metric === 'revenue' && reading.rowWords.some((word) => word.direction === 'in' && word.side === undefined) ? { ...over, metric: 'grossSales', filters: { ...over.filters, direction: 'in' } } : over;
}

/** "How much credit did Acme give us back": what came in from a vendor, whatever category it stands in. */
function creditsOnly({ reading }: Frame, over: Subject | null): Subject | null {
  const isCredited = reading.rowWords.some(({ from, to }) => /\bcredits?\b/.test(reading.tokens.slice(from, to).map(({ text }) => text).join(' ')));
  return over && isCredited && over.filters.counterparties && reading.measures.every(({ isWeak }) => isWeak) ? { ...over, metric: 'movement', filters: { ...over.filters, direction: 'in' } } : over;
}

/** "What they paid us minus what we paid them": both sides of one party. */
const BOTH_WAYS = /\b(take|taken|took|drawn|drew|pulled) out\b.*\b(net of|minus|less|against|after)\b.*\b(put|paid|brought)( back)? in\b|\b(they|he|she|it) (paid|gave|sent|brought) us\b.*\b(minus|less|net of|against)\b.*\bwe (paid|gave|sent|spent)\b|\bwe (paid|gave|sent) (them|him|her|it)\b.*\b(minus|less|net of|against)\b.*\b(they|he|she|it) (paid|gave|sent|brought) us\b|\bnet (effect|position|amount|balance) (of|with|between|from)\b/;

/** "Toast net of fees": what came in from a processor less what it charged. */
function netOfFees({ reading }: Frame, over: Subject | null): Subject | null {
  if (over?.filters.counterparties && BOTH_WAYS.test(reading.text)) return { ...over, metric: 'cashFlow', filters: withoutDirection(over.filters) };
  if (!over?.filters.counterparties || !/\b(net of|after|minus|less) (the |their |its |all )?(fees?|commissions?)\b/.test(reading.text)) return over;
  return { ...over, metric: 'cashFlow', filters: withoutDirection(over.filters) };
}

function isOnlyWeak({ reading }: Frame): boolean {
  return strongMeasures(reading).length === 0 && reading.names.length === 0 && !reading.tokens.some((token) => /^(spend|spent|earn|earned|pay|paid|receive|received)$/.test(token.text));
}

/** "How are sales?" without a period: more than one figure is wanted. */
export function howItGoes(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const asksHowItGoes = reading.periods.length === 0 && /^(so |and |hey |hi )?how (is|are|was|were|has|have) (the |our |my )?(sales|revenue|income|profit|profits|business|money|cash|finances|things|numbers|expenses|costs)( doing| looking| going| been| coming along| these days| lately)*$/.test(reading.text.replace(/[ ?.!]+$/, ''));
  if (!asksHowItGoes || frame.previous) return null;
  return planned('overview', { metric: 'netProfit', filters: {}, period: planPeriod(trailing(1, 'month', frame.calendar)) });
}

/** "Revenue and expenses 2025": several figures of the whole business, and nothing else, are told together. */
export function severalFigures(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const measures = strongMeasures(reading);
  const isPlain = measures.length > 1 && measures.every((measure) => /^(revenue|expenses|netProfit|cashFlow)$/.test(measure)) && isEmpty(filtersOf(reading)) && reading.periods.length < 2 && namedGroups(reading).length === 0;
  if (!isPlain || has(reading, 'average', 'count', 'share', 'compare', 'more', 'largest', 'smallest', 'why', 'when') || has(reading, 'each') && measures.length < 3) return null;
  return planned('overview', { metric: 'netProfit', filters: {}, period: periodOr(frame, wholeFile(frame.calendar)) }, byUnit(frame));
}

/** They want one figure, whatever it is: the state of a period is no answer. */
const ASKS_FIGURE = /\bhow (much|many|often|big|high|large|long)\b|\b(did|do|does|have|has) (i|we|they|he|she|it|customers|clients|people|anyone|anybody|somebody) (?!do\b|doing\b|go\b|gone\b|look\b|fare\b|perform\b|stand\b|been\b)[a-z]+/;

/** "Did prices climb in 2025?" is asked of prices, which the state of a period does not tell. */
const PRICES_MOVED = /\b(prices?|pricing)\b.*\b(up|down|higher|lower|rise|rose|risen|rising|fall|fell|fallen|falling|increased?|increasing|decreased?|drop|dropped|climb|climbed|grow|grew)\b/;

/** "How did we do?": revenue, expenses, profit and cash flow of the named period, else of the last full month. */
export function overview(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const isPeriodAlone = !ASKS_FIGURE.test(reading.text) && reading.periods.length > 0 && reading.measures.length === 0 && reading.rowWords.length === 0 && reading.leftovers.length === 0 && isEmpty(filtersOf(reading)) && !frame.previous && !/\b(that|this|it|them|those|these|same)( one)?( (but|for|in|and|only))\b|^(that|this|same)( one)?\b(?! (week|month|quarter|year|half|weekend|fiscal|calendar))/.test(reading.text);
  const isAsked = (has(reading, 'overview') || isPeriodAlone) && !PRICES_MOVED.test(reading.text) && reading.names.length === 0 && strongMeasures(reading).length === 0;
  if (!isAsked) return null;
  const period = namedPeriod(frame) ?? planPeriod(trailing(1, 'month', frame.calendar));
  return planned('overview', { metric: 'netProfit', filters: {}, period }, byUnit(frame));
}

/** "2025 by quarter", "a monthly summary of this year": a line for each. */
function byUnit(frame: Frame): { groupBy?: Grouping } {
  const unit = /\b((by|per|each|every|month by|quarter by) (the )?(week|month|quarter|year)|weekly|monthly|quarterly|yearly)\b/.test(frame.reading.text) ? unitNamed(frame) : null;
  return unit ? { groupBy: unit } : {};
}
