/** What a bare turn of a conversation makes of the plan before it: "when was that?", "which ones?", "and everyone else?". One line for each way of going on; each is the whole turn, so that no question of its own is taken for one. */
import type { Grouping, Plan, Subject, Threshold } from '../../plan.ts';
import { isPercentMeasure } from '../../measures.ts';
import { totalPlan } from '../../plan.ts';
import type { NameMention } from '../names/find-names.ts';
import type { Frame } from '../frame.ts';
import { wholeFile } from '../frame.ts';
import { sideOfSubject } from '../sides/side-of-subject.ts';
import { orderOf, unitNamed } from '../tasks/slots.ts';

interface Turn {
  /** Of the words without what leads up to them and without signs. */
  readonly says: RegExp;
  /** Null where the plan before has nothing of the kind. */
  readonly next: (previous: Plan, frame: Frame, said: RegExpExecArray) => Plan | null;
}

const LEAD = /^((and|so|ok|okay|but|then|now|great|thanks|sorry|right|well|alright|oh|hm+|yes|no|no wait|wait|tell me|please|just|also|got it|fine|cool|nice|interesting)\b[ ,:]*)+/;
const TAIL = /( (please|pls|then|though|exactly|again|thanks))+$/;

const OTHERS = '(?:everyone|everybody|everything|anyone|all|all of them|all the|all of the|the|them|those)? ?(?:else|rest|rest of (?:them|those|the list)|others?|other ones|remaining ones|remainder)';
const AMOUNT_OF_IT = new RegExp(String.raw`^(?:for |and )?(?:how much|what amount|what)(?: exactly)?(?: (?:was|is|were|did)(?: (?:it|that|this|he|she|they|we))?(?: (?:one|time|for|payment|deposit|charge|bill|invoice|purchase|transaction|amount))?(?: (?:pay|paid|cost|spend|get|come to|is|for))?(?: (?:then|us|them|that time|that day))?)?$|^(?:what was |what is )?the (?:amount|size|sum)(?: of (?:it|that)| (?:was|is))?$|^(?:the )?amount$`);
const DATE_OF_IT = /^(?:when|what (?:date|day)|which (?:date|day)|on (?:what|which) (?:date|day))(?: (?:was|did|is|does))?(?: (?:that|it|this|we|they))?(?: (?:one|happen(?:ed)?|take place|paid|pay|come in|go out|go through|land|hit|clear|arrive|post|made|be|bought|from))?(?: (?:that|it))?$|^(?:the |its )?date(?: of (?:that|it))?$/;
const BEST_UNIT = /^(?:(?:which|what)(?: one)?(?: (?:was|is|were|are))?(?: (?:the|our|my))? ?|(?:was|is) (?:the|our|my) ?|the |our )?(?:single )?(?:highest|lowest|best|worst|biggest|smallest|strongest|weakest|busiest|slowest|quietest|leanest|priciest|costliest|top|poorest|cheapest|dearest)(?: (?:month|quarter|week|year|one|day))?(?: (?:of (?:them|those|these|all|the lot)|there|that year|in there))?$|^(?:which|what) (?:month|quarter|week|year) (?:was|is) (?:the )?(?:highest|lowest|best|worst|biggest|smallest|strongest|weakest|busiest|slowest|quietest|leanest|priciest|costliest|poorest|cheapest|dearest)$|^how (?:bad|good|high|low|big|small) (?:was|is) (?:the )?(?:worst|best|highest|lowest|biggest|smallest)(?: (?:month|quarter|week|year|one))?(?: of (?:them|those))?$/;
const BY_WHOM = /^(?:to|from|by|for)? ?(?:who|whom|which (?:vendor|supplier|customer|client|company|party))(?: (?:was|is|did)(?: (?:it|that|this))?(?: (?:to|from|for|by|one|go to|come from))?)?$|^whom? (?:to|from|by|for)$|^what (?:was|is) (?:it|that) for$/;
const NOW = /^(?:what|how much)(?: (?:is|are|do we pay|does it cost|are we paying))?(?: (?:it|that|they|this))? (?:now|currently|at the moment|today|these days|right now)$/;
const WHAT_CHANGED = /^(?:what|which|where)(?: (?:one|ones|category|categories|has|have|did|things?|line|lines))? (?:changed?|moved?|shifted|rose|rise|grew|grow|went up|fell|fall|dropped|drop|went down)(?: (?:the )?(?:most|biggest))?$|^what (?:is|was) different$/;
const OTHER_MARGIN = /^(?:just |only |not gross )?(?:the )?(net|gross|operating)(?: (?:one|margin|profit margin))?(?: (?:instead|rather|not)(?: (?:of|than))?(?: (?:the )?(?:net|gross|operating)(?: (?:one|margin))?)?)?$/;
const MARGINS: Readonly<Record<string, Plan['metric']>> = { net: 'netMargin', gross: 'grossMargin', operating: 'operatingMargin' };
const CASH_SIDE = /^(?:just |only |and )*(?:the )?(?:cash|money|side|part|what (?:came|went|goes|comes))?(?: (?:that )?(?:came|went|coming|going|comes|goes))? ?(in|out)(?: (?:side|part|alone|only))?$/;
const NET_CASH = /^(?:and |so |the )*net(?: (?:of (?:both|the two|that|all)|cash|cash flow|then))?$/;
const PLACES: Readonly<Record<string, number>> = { 1: 1, one: 1, first: 1, top: 1, 2: 2, two: 2, second: 2, '2nd': 2, 3: 3, three: 3, third: 3, '3rd': 3, 4: 4, four: 4, fourth: 4, 5: 5, five: 5, fifth: 5 };
const PLACE_IN_LIST = new RegExp(`^(?:who|which|which one|what)(?: (?:is|was|are|came|comes|stands|ranks))?(?: (?:at|in|on))?(?: (?:the|number|no|nr|place))* (${Object.keys(PLACES).join('|')})(?: (?:one|place|then|on (?:the|that) list|there))?$`);
const REFUNDED = /^(?:what|which|how much)(?: (?:percent|percentage|share|proportion|fraction|part))(?: of (?:that|it|those|this|them|these))?(?: (?:was|were|is|are|got|gets|has been|have been|did we))? (?:refunded|refund|returned|given back|paid back|sent back|give back|reversed)$/;
const BALANCE_TOLD = /^(?:(?:what )?if (?:it|that|there|we|the balance|the bank)? ?(?:was|were|is|had|have|shows?|has)?|(?:say |suppose |assume |assuming |let us say )?(?:we|i|there|it|the bank|the account|the balance|with|call it|make it|we(?: have)? got)(?: (?:have|had|has|is|are|was|shows?|got|we have|it is|there is|the balance is))*)(?: (?:only|just|about|around|roughly|currently|now|instead|of|got))* \S+(?: (?:thousand|million|grand|dollars|euros?|pounds|bucks|usd|eur|k))?(?: (?:in|on|at|of)(?: (?:the|our|my|a))?(?: [a-z]+){1,3})?(?: (?:instead|left|right now|now|today))?$/;
const WHICH_ONES = /^(?:which|what)(?: (?:ones?|months|weeks|quarters|years|days))?(?: (?:were|are|was|is) (?:they|those|these|it|that))?$|^(?:list|show|name|give)(?: me)? (?:them|those|these)(?: all| to me)?$|^what are they$|^(?:which|what) (?:months|weeks|quarters|years)(?: exactly)?$/;
const PAYMENTS = /^(?:(?:show|list|give|see|pull up|display|let me see|can (?:i|you) (?:see|show|list))(?: me| us)? |(?:which|what) )(?:all (?=of|the|their|his|her|its|those|these))?(?:of )?(?:the |their |his |her |its |those |these )?(?:individual |single |underlying )?(?:payments|transactions|rows|entries|charges|bills|invoices|deposits|purchases|receipts|orders|lines|details)(?: (?:to|from|by|of|for|with|behind|in|under|are|were|is) (?:them|him|her|it|that|those|this|these|they|in there|in that))*$/;
const OF_OTHERS = new RegExp(String.raw`^(?:what about |how about |what did |how much (?:did|does|do|is|was|were) |what (?:does|do|is|was) )?${OTHERS}(?: (?:is|make|makes|made|come|comes|came|bring|brings|brought|pay|pays|paid|account|accounts|add|adds|spend|cost)(?: (?:up|to|for|in|out at|us|up to))?(?: (?:how much|what))?)?(?: (?:together|combined))?$`);
const SHARE_OF_LIST = /^(?:what|how much|which) (?:share|percent|percentage|proportion|fraction|part)(?: of (?:[a-z]+ ){1,3}?)?(?: ?(?:is|are|do|does|did|was|were))? ?(?:those|these|they|the (?:two|three|four|five|six|ten)|those (?:two|three|four|five|six|ten)|these (?:two|three|four|five|six|ten))(?: (?:two|three|four|five|six|ten))?(?: (?:is|make up|made up|come to|account for|represent|together|of (?:the )?(?:total|whole|all)|combined|in total|amount to))?$/;
const DAYS_BETWEEN = /^(?:what (?:is|was) )?(?:the )?(?:average |mean |typical |usual )?(?:number of )?(?:days|time|gap|interval|distance)(?: in)? between(?: (?:them|those|payments|each|the payments|two|one and the next))?(?: on average)?$|^how (?:far|many days|long)(?: (?:are|were) they)? (?:apart|between (?:them|those|payments|each))(?: (?:are|were) they)?(?: on average)?$/;
const IN_PERCENT = /^(?:what (?:is|was) (?:that|it) )?(?:in|as a?n?|by what|what) ?(?:percents?|percentage|percentage terms|percent terms|relative terms)(?: (?:is|was) (?:that|it))?$/;
const IN_MONEY = /^(?:what (?:is|was) (?:that|it) )?in (?:dollars?|euros?|pounds|money|cash|absolute terms|dollar terms|real money|amounts?)$/;
const EVER_BEYOND = /^(?:was|were|is|did|has|have|are)(?: (?:it|that|this|they|any(?: of (?:them|those))?|there|we|a|one|any month))*(?: (?:ever|been|go|gone|get|got|hit|any|months?))* (?:above|over|below|under|more than|less than|beyond|past|exceed(?:ed)?|top(?:ped)?)\b.*$|^(?:how many|in how many|which|what about|how about|what|any|number of)(?: (?:months|weeks|quarters|years|of them|of those|ones))?(?: (?:were|was|are|is|went|go|did it))? (?:above|over|below|under|more than|less than|beyond|past|exceed(?:ed)?|topped)\b.*$/;

const TURNS: readonly Turn[] = [
  { says: AMOUNT_OF_IT, next: (previous) => amountOfRow(previous) },
  { says: DATE_OF_IT, next: (previous) => (previous.task === 'rows' && isOneRow(previous) ? { ...previous, asDate: true } : null) },
  { says: BEST_UNIT, next: (previous, frame) => bestUnit(previous, frame) },
  { says: BY_WHOM, next: (previous) => byWhom(previous) },
  { says: PLACE_IN_LIST, next: (previous, _, [, place = '']) => placeInList(previous, PLACES[place] ?? null) },
  { says: NOW, next: (previous, frame) => (hasName(previous) && /^(total|trend|average|compare|price-change)$/.test(previous.task) && /^(expenses|bySide|movement|cashOut|operatingExpenses)$/.test(previous.metric) ? { ...totalPlan({ ...previous, period: wholeFile(frame.calendar) }), task: 'latest', order: 'last' } : null) },
  { says: WHAT_CHANGED, next: (previous, frame) => whatChanged(previous, frame) },
  { says: OTHER_MARGIN, next: (previous, _, [, kind = 'net']) => (isPercentMeasure(previous.metric) ? { ...previous, metric: MARGINS[kind] ?? previous.metric } : null) },
  { says: CASH_SIDE, next: (previous, _, [, way]) => sideOfCash(previous, way === 'in' ? 'cashIn' : 'cashOut') },
  { says: NET_CASH, next: (previous) => (previous.metric === 'cashFlow' ? null : sideOfCash(previous, 'cashFlow')) },
  { says: REFUNDED, next: ({ metric, filters, period }) => (/^(revenue|grossSales)$/.test(metric) ? { ...totalPlan({ metric: 'refunds', filters, period }), task: 'share', against: { metric: 'grossSales', filters, period } } : null) },
  { says: BALANCE_TOLD, next: (previous, { reading }) => (previous.task === 'runway' && reading.amounts.alone.length === 1 ? { ...previous, balanceMinor: reading.amounts.alone[0]!.amountMinor } : null) },
  { says: WHICH_ONES, next: (previous, frame) => (isOtherUnit(previous, frame) ? null : listed(previous)) },
  { says: PAYMENTS, next: (previous, _, [said]) => (isOfOtherSide(said, previous) ? null : paymentsBehind(previous)) },
  { says: OF_OTHERS, next: (previous) => theOthers(previous) },
  { says: SHARE_OF_LIST, next: (previous) => (previous.task === 'ranking' && (previous.limit ?? 0) > 1 && previous.metric !== 'netProfit' && previous.counted === undefined ? { ...previous, combined: 'share' } : null) },
  { says: DAYS_BETWEEN, next: (previous) => (hasName(previous) && /^(total|count|date|rows|latest|average)$/.test(previous.task) ? { ...totalPlan(previous), task: 'gaps', per: 'day' } : null) },
  { says: IN_PERCENT, next: (previous) => (isChange(previous) ? { ...previous, answerIn: 'percent' } : null) },
  { says: IN_MONEY, next: (previous) => (isChange(previous) ? { ...previous, answerIn: 'amount' } : null) },
  { says: EVER_BEYOND, next: (previous, frame) => unitsBeyond(previous, frame) },
];

/** Null where the words are no bare turn, or bring something of their own. */
export function turnOf(previous: Plan, frame: Frame): Plan | null {
  const { reading } = frame;
  if (reading.periods.length + reading.exceptions.length > 0 || reading.names.some(isSubject)) return null;
  const words = reading.text.replace(/[?.!,;:]+(?=\s|$)/g, ' ').replace(/ +/g, ' ').trim();
  const bare = words.replace(LEAD, '').replace(TAIL, '').trim();
  for (const { says, next } of TURNS) {
    const said = says.exec(bare);
    const plan = said && next(previous, frame, said);
    if (plan) return plan;
  }
  return null;
}

/** "In checking", "got refunded": named in passing, where the whole turn says what is asked. */
const isSubject = ({ names, said }: NameMention): boolean => !names.every(({ kind }) => kind === 'account') && !/^(refund|refunds|refunded|returned|cash)$/.test(said);

const isOneRow = ({ limit, rank, order }: Plan): boolean => (limit === 1 || rank !== null) && (order === 'largest' || order === 'smallest');

const isChange = ({ task }: Plan): boolean => task === 'compare' || task === 'growth';

const hasName = ({ filters }: Plan): boolean => (filters.counterparties ?? filters.categories) !== undefined;

const isCalendarUnit = (grouping: Grouping | null): boolean => grouping === 'day' || grouping === 'week' || grouping === 'month' || grouping === 'quarter' || grouping === 'year';

/** Of one payment the party is told with it; of a sum each of them is. */
function byWhom(previous: Plan): Plan | null {
  if (/^(date|latest)$/.test(previous.task) || previous.task === 'rows' && isOneRow(previous)) return previous;
  const isSumOfMany = previous.task === 'total' && !isPercentMeasure(previous.metric) && previous.metric !== 'netProfit' && previous.filters.counterparties === undefined;
  return isSumOfMany ? { ...totalPlan(previous), task: 'ranking', groupBy: 'counterparty', order: 'largest' } : null;
}

function placeInList(previous: Plan, place: number | null): Plan | null {
  if (place === null || previous.task !== 'ranking' || previous.combined !== undefined || previous.membership !== undefined) return null;
  return place === 1 ? { ...previous, limit: 1, rank: null } : { ...previous, rank: place };
}

function sideOfCash(previous: Plan, metric: 'cashIn' | 'cashOut' | 'cashFlow'): Plan | null {
  if (!/^(cashFlow|cashIn|cashOut)$/.test(previous.metric) || !/^(total|trend|average|compare)$/.test(previous.task)) return null;
  return { ...previous, metric, against: previous.against && { ...previous.against, metric } };
}

/** Of a row whose day was told. */
function amountOfRow(previous: Plan): Plan | null {
  if (previous.task === 'date') return { ...previous, task: 'rows', limit: 1 };
  if (previous.task !== 'rows' || !previous.asDate) return null;
  const { asDate: _, ...row } = previous;
  return row;
}

/** Of a line for each month, or of the months that meet a condition, the best or the worst. */
function bestUnit(previous: Plan, frame: Frame): Plan | null {
  const order = orderOf(frame);
  if (order === null || isOtherUnit(previous, frame) || !/^(trend|count-periods)$/.test(previous.task) || !isCalendarUnit(previous.groupBy) || previous.against !== null || previous.splitBy !== undefined) return null;
  return { ...totalPlan(previous), task: 'best-period', groupBy: previous.groupBy, order, limit: 1 };
}

/** Whether what is compared with is the same thing at another time. */
export const isOfSame = ({ task, metric, filters }: Plan, against: Subject | null): boolean => /^(compare|drivers|growth)$/.test(task) && against?.metric === metric && JSON.stringify(against.filters) === JSON.stringify(filters);

/** What made the change that was told, or the one between two periods that were asked for one after the other. */
function whatChanged(previous: Plan, { reading }: Frame): Plan | null {
  const { metric, filters, period, replacedPeriod, against } = previous;
  const other = isOfSame(previous, against) ? against?.period : against === null ? replacedPeriod : undefined;
  if (other === undefined || isPercentMeasure(metric)) return null;
  const [now, before] = other.from > period.from ? [other, period] : [period, other];
  return { ...totalPlan({ metric, filters, period: now }), task: 'drivers', against: { metric, filters: against?.filters ?? filters, period: before }, groupBy: 'category', order: /\b(fell|fall|dropped|drop|down)\b/.test(reading.text) ? 'smallest' : 'largest' };
}

/** The months that were counted are listed with the count; names, and else the payments behind the figure, for themselves. */
function listed(previous: Plan): Plan | null {
  if (previous.task === 'count-periods') return previous;
  if (previous.task === 'count' && previous.groupBy === 'counterparty') return previous.membership === undefined ? { ...totalPlan(previous), task: 'ranking', groupBy: 'counterparty', order: 'largest' } : null;
  return /^(count|gaps|total|average|date|latest)$/.test(previous.task) && !/^(day|week|month|quarter|year|category|account)$/.test(previous.groupBy ?? '') ? paymentsBehind(previous) : null;
}

/** "Which quarters?" after months. */
function isOtherUnit({ groupBy }: Plan, frame: Frame): boolean {
  const unit = unitNamed(frame);
  return unit !== null && unit !== groupBy;
}

const PAID = /\b(charges|bills|purchases)\b/;
const GOT = /\b(deposits|receipts|payouts)\b/;

/** Deposits are none of what was spent, and bills none of what was sold. */
function isOfOtherSide(said: string, previous: Plan): boolean {
  const side = sideOfSubject(previous);
  return side === 'in' && PAID.test(said) || side === 'out' && GOT.test(said);
}

/** Null where no payments stand behind the figure one by one. */
function paymentsBehind(previous: Plan): Plan | null {
  if (isPercentMeasure(previous.metric) || previous.levers !== undefined || /^(balance|runway|burn|recurring|price-list|break-even|supposed|what-if|overview)$/.test(previous.task) || !narrowsRows(previous)) return null;
  return { ...totalPlan(previous), task: 'rows', order: 'last' };
}

const narrowsRows = ({ filters, period }: Plan): boolean => Object.keys(filters).length > 0 || period.unit !== 'all';

/** Those whom the figure before leaves out. */
function theOthers(previous: Plan): Plan | null {
  const { filters, task } = previous;
  if (task === 'ranking' && previous.limit !== null && previous.groupBy === 'counterparty') return { ...previous, combined: 'rest' };
  // After "and Birch?" the one before it would be told as one of the others.
  if (previous.replaced !== undefined || previous.metric === 'refunds' || !/^(total|share|compare|trend|average|count)$/.test(task) || previous.metric === 'bySide' || previous.metric === 'movement') return null;
  const { categories, counterparties, ...kept } = filters;
  if ((categories === undefined) === (counterparties === undefined)) return null;
  return { ...previous, filters: { ...kept, ...(categories ? { notCategories: categories } : { notCounterparties: counterparties! }) } };
}

/** "Was it ever above 25,000" of a line for each month. */
function unitsBeyond(previous: Plan, { reading }: Frame): Plan | null {
  const { moreThanMinor, atLeastMinor, lessThanMinor, atMostMinor } = reading.amounts.bounds;
  const threshold: Threshold | null = moreThanMinor !== undefined || atLeastMinor !== undefined ? { side: 'above', amountMinor: moreThanMinor ?? (atLeastMinor ?? 0) - 1 }
    : lessThanMinor !== undefined || atMostMinor !== undefined ? { side: 'below', amountMinor: lessThanMinor ?? (atMostMinor ?? 0) + 1 } : null;
  const groupBy = previous.groupBy ?? 'month';
  if (!threshold || !/^(trend|count-periods|best-period)$/.test(previous.task) || !isCalendarUnit(groupBy) || previous.against !== null) return null;
  return { ...totalPlan(previous), task: 'count-periods', groupBy, threshold };
}
