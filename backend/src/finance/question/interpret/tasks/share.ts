/** The rule for parts of a whole, in percent. */
import type { Measure } from '../../measures.ts';
import { isPercentMeasure } from '../../measures.ts';
import type { Interpretation, Plan, PlanPeriod, Subject } from '../../plan.ts';
import { filtersOf, isEmpty, namesFilter } from '../conditions/filters.ts';
import type { NameMention } from '../names/find-names.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planned, wholeFile } from '../frame.ts';
import { has, namedGroups } from '../reading.ts';
import { rolesOf, strongMeasures, subjectOf } from '../subject.ts';

/** Part of a whole, in percent: "payroll as % of expenses", "what share of revenue came from wholesale". */
export function share(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const saysPercentOf = reading.tokens.some((token, at) => token.isPercent && reading.tokens[at + 1]?.text === 'of');
  if (!saysPercentOf && isBarePercent(frame) && (has(reading, 'growth', 'compare', 'more', 'sameBefore') || reading.periods.length > 1)) return null;
  if ((!has(reading, 'share') && !saysPercentOf && !isRatioTold(frame)) || (has(reading, 'rate') && has(reading, 'growth', 'compare', 'more'))) return null;
  if (reading.names.length === 0 && namedGroups(reading).length > 0 || isRepaid(frame)) return null;
  if (frame.previous) return shareOfPrevious(frame, frame.previous);
  if (isBareBound(frame)) return { kind: 'clarify', message: 'Is that number a bound on single payments, or what the share should be?', choices: [], plan: null };
  const period = periodOr(frame, wholeFile(frame.calendar));
  if (isLeftAfter(frame)) return leftAfter(frame, period);
  const measures = strongMeasures(reading);
  if (reading.names.length === 0 && measures.some(isPercentMeasure)) return null;
  if (reading.names.length === 0 && measures.length === 2) {
    const inOrder = reading.measures.filter((mention) => !mention.isWeak);
    const whole = wholeMeasure(frame) ?? inOrder.at(-1)?.measure ?? 'revenue';
    const part = inOrder.find((mention) => mention.measure !== whole)?.measure;
    return part ? planned('share', { metric: part, filters: filtersOf(reading), period }, { against: { metric: whole, filters: {}, period } }) : null;
  }
  const again = saidAgain(reading);
  const [part, second] = again ? [[again], []] : inItsKind(splitNames(reading.names, frame), frame);
  const whole = second.length > 0 ? subjectOf(reading, period, second) : null;
  const wholeMetric = wholeMeasure(frame);
  const over = partSubject(frame, period, part, wholeMetric);
  if (part.length === 0 && whole === null && isOfUnknown(frame)) return planned('share', { metric: wholeMetric ?? 'revenue', filters: {}, period }, { against: { metric: wholeMetric ?? 'revenue', filters: {}, period } });
  if (!over || part.length === 0 && isEmpty(over.filters)) return null;
  const against: Subject = whole ?? { metric: COST_RATIO.test(reading.text) ? 'revenue' : wholeMetric ?? (OF_EVERY.test(reading.text) ? 'revenue' : sideMeasure(over)), filters: {}, period };
  // A margin is a percentage itself, and nothing is a part of it.
  if (isPercentMeasure(against.metric)) return null;
  if (isGivenBackTo(part, second, over)) return planned('share', { ...over, filters: { ...over.filters, ...namesFilter(second) }, period }, { against: { ...against, metric: 'grossSales' } });
  return planned('share', { ...over, period }, { against });
}

/** "Rent as a share of revenue, below 10": a bare small number, beside a kind and no word for its rows, may be said of the share as well. */
function isBareBound({ reading: { amounts, rowWords, names, tokens } }: Frame): boolean {
  if (amounts.spans.length === 0 || rowWords.length > 0 || names.length === 0) return false;
  return amounts.spans.every(({ from, to }) => tokens.slice(from, to + 1).every(({ kind, value = 0, isMoney, text }) => isMoney !== true && (kind !== 'number' || value <= 100) && !/^(dollars?|euros?|pounds?|bucks|usd|eur|gbp|each|apiece)$/.test(text)));
}

/** "What percentage of Amazon sales is refunded": what is given back is the same party's. */
const isGivenBackTo = (part: readonly NameMention[], whole: readonly NameMention[], { metric }: Subject): boolean => metric === 'refunds' && part.length > 0 && whole.length > 0 && whole.every(({ names }) => names.length > 0 && names.every(({ kind }) => kind === 'counterparty'));

/** "What share of revenue came from Zanzibar": a name that the ledger may not have, looked up in the bank's texts; a share of everything would be the whole. */
const isOfUnknown = ({ reading }: Frame): boolean => reading.names.length + reading.exceptions.length === 0 && reading.leftovers.length === 1 && reading.amounts.spans.length === 0 && reading.measures.some(({ measure, isWeak }) => !isWeak && /^(revenue|grossSales|expenses|operatingExpenses|cogs)$/.test(measure));

/** "Stock purchases, what percent did Hills get": a party is a part of the kind, unless the kind is asked of the party ("of Amazon"). */
function inItsKind([part, whole]: [readonly NameMention[], readonly NameMention[]], { reading }: Frame): [readonly NameMention[], readonly NameMention[]] {
  const are = (mentions: readonly NameMention[], kind: string): boolean => mentions.length > 0 && mentions.every(({ names }) => names.length > 0 && names.every((one) => one.kind === kind));
  const isOfParty = whole.some(({ from }) => reading.tokens.slice(Math.max(0, from - 3), from).some(({ text }) => /^(of|in|within|at|from)$/.test(text)) && !reading.tokens.slice(Math.max(0, from - 4), from).some(({ text }) => text === 'ratio'));
  return are(part, 'category') && are(whole, 'counterparty') && !isOfParty ? [whole, part] : [part, whole];
}

/** "What percent is left after materials": the other part. */
const isLeftAfter = ({ reading }: Frame): boolean => reading.names.length > 0 && reading.names.some(({ from }) => reading.tokens.slice(Math.max(0, from - 6), from).some(({ text }) => text === 'after')) && /\b(left|leftover|remain(s|ed|ing)?|keep|kept|stay(s|ed)?|survived?)\b/.test(reading.text);

/** What cost of sales leaves is the gross margin; what other costs leave has no name here. */
function leftAfter({ reading, vocabulary }: Frame, period: PlanPeriod): Interpretation {
  const said = reading.names.map((name) => name.said).join(' and ');
  const taken = new Set(reading.names.flatMap(({ names }) => names.map(({ number }) => number)));
  const isAllOfIt = vocabulary.categories.filter(({ role, count }) => role === 'cogs' && count > 0).every(({ number }) => taken.has(number));
  if (isAllOfIt && reading.names.flatMap(rolesOf).every((role) => role === 'cogs')) return planned('total', { metric: 'grossMargin', filters: {}, period });
  return { kind: 'clarify', plan: null, message: `What is left after ${said} is told as an amount; as a percentage there are the margins. Which one do you mean?`, choices: [`Revenue minus ${said}`, `${said} as a percentage of revenue`, 'Gross margin', 'Net margin'].map((question) => ({ label: question, question })) };
}

/** "Payroll plus rent plus everything, what percent of expenses is payroll": the name said twice is the part. */
export function saidAgain({ names, tokens }: Pick<Frame['reading'], 'names' | 'tokens'>): NameMention | null {
  const isSame = (a: NameMention, b: NameMention): boolean => a !== b && a.names.length > 0 && a.names.length === b.names.length && a.names.every((name) => b.names.includes(name));
  return names.find((name) => /^(is|was|are|were|goes)$/.test(tokens[name.from - 1]?.text ?? '') && names.some((other) => isSame(name, other))) ?? null;
}

/** "Wages to turnover in %". */
const isRatioTold = (frame: Frame): boolean => isOneToTheOther(frame) || isPartTold(frame) || has(frame.reading, 'rate') && !has(frame.reading, 'growth', 'compare', 'more') && frame.reading.names.length > 1 && wholeNamedFirst(frame.reading.names, frame.reading) !== null || isRatioSaid(frame);

/** "How much of 2025's revenue was Acme, in percent". */
const isPartTold = ({ reading }: Frame): boolean => has(reading, 'rate') && /\bhow much of\b/.test(reading.text) && reading.names.length > 0;

/** "Wages to turnover 2026": a cost beside the whole business' revenue. */
function isOneToTheOther({ reading }: Frame): boolean {
  return reading.names.some((name) => name.names.every(({ kind, role }) => kind === 'category' && role !== 'revenue') && name.names.length > 0 && /^(to|\/|over)$/.test(reading.tokens[name.to]?.text ?? '') && reading.measures.some(({ from, isWeak, measure }) => !isWeak && /^(revenue|grossSales)$/.test(measure) && from === name.to + 1));
}

const isRatioSaid = ({ reading }: Frame): boolean => has(reading, 'rate') && !has(reading, 'growth', 'compare', 'more') && reading.names.length > 0 && reading.measures.some(({ from, isWeak }) => !isWeak && /^(to|of|vs|over|against)$/.test(reading.tokens[from - 1]?.text ?? ''));

/** "Food cost percentage": by custom of sales. */
const COST_RATIO = /\b(cost|labou?r) (ratio|percentage|percent)\b(?! (of|increase|change|rise|growth|difference|higher|lower|more|less))/;

/** "For every euro we earned" means revenue. */
const OF_EVERY = /\b(for|of|from) (every|each) (dollar|euro|pound)\b(?! (that |which )?(we |i |is |was )?(goes out|going out|went out|leaves|left|spend|spent|pay out|paid out)\b)/;

/** "How much of the loan have we paid back" asks for the sum that was paid back. */
function isRepaid({ reading }: Frame): boolean {
  const isOwn = reading.names.flatMap(rolesOf).some((role) => /^(loan|owner|transfer)$/.test(role)) || /\b(paid|pay) (back|off|down)\b|\brepaid\b/.test(reading.text);
  return isOwn && !/\b(percent|percentage|share|proportion|fraction|portion|part|ratio)\b/.test(reading.text);
}

/** "as a percentage of revenue?" after a total: that total is the part. */
function shareOfPrevious(frame: Frame, previous: Plan): Interpretation | null {
  const period = periodOr(frame, previous.period);
  const whole = subjectOf(frame.reading, period);
  const part: Subject = { metric: previous.metric, filters: previous.filters, period };
  // A margin asked for after another figure is one of its own.
  return whole && !isPercentMeasure(whole.metric) ? planned('share', part, { against: whole }) : null;
}

/** "…, percent" only says in what the answer is wanted. */
function isBarePercent({ reading }: Frame): boolean {
  return (reading.operations.get('share') ?? []).every(({ from, to }) => to - from === 1 && /^(percent|percentage)$/.test(reading.tokens[from]?.text ?? ''));
}

function partSubject(frame: Frame, period: PlanPeriod, part: readonly NameMention[], whole: Measure | null): Subject | null {
  const own = subjectOf(frame.reading, period, part);
  if (!own) return null;
  const byCategory = subjectOf({ ...frame.reading, measures: [] }, period, part);
  const isParty = part.some((mention) => mention.names.some((name) => name.kind === 'counterparty'));
  // "Gusto payroll as a percent of revenue": what is paid is no part of what comes in from them.
  if (isParty && part.some((mention) => rolesOf(mention).some((role) => /^(opex|cogs|tax|interest)$/.test(role ?? '')))) return { ...own, metric: 'expenses', filters: filtersOf(frame.reading, part) };
  if (isParty && part.every(({ boughtWithin }) => boughtWithin !== undefined)) return { ...own, metric: 'expenses', filters: filtersOf(frame.reading, part) };
  if (isParty) return { ...own, metric: whole === 'cogs' || whole === 'operatingExpenses' || whole === 'expenses' || whole === 'revenue' || whole === 'grossSales' ? whole : own.metric, filters: filtersOf(frame.reading, part) };
  return byCategory ?? own;
}

/** The measure that stands after "of" (or before "came from") is the whole. */
function wholeMeasure({ reading }: Frame): Measure | null {
  const words = reading.tokens.map((token) => token.text);
  const strong = reading.measures.filter((mention) => !mention.isWeak);
  const afterOf = strong.find((mention) => {
    let at = mention.from - 1;
    while (/^(our|my|the|total|all|overall|company|business|its)$/.test(words[at] ?? '')) at--;
    return words[at] === 'of' || words[at] === 'percent' || words[at] === 'to';
  });
  return (afterOf ?? strong.at(-1))?.measure ?? null;
}

function sideMeasure(over: Subject): Measure {
  return over.metric === 'revenue' || over.metric === 'grossSales' ? 'revenue' : over.metric === 'refunds' ? 'grossSales' : over.metric === 'bySide' ? 'bySide' : 'expenses';
}

/** "out of all software spend, what percent was Adobe?" */
function wholeNamedFirst(names: readonly NameMention[], { tokens, operations }: Frame['reading']): NameMention | null {
  const [first] = names;
  if (!first) return null;
  const shares = [...operations.get('share') ?? [], ...operations.get('rate') ?? []];
  // "The share of Riverside in our school sales, in percent".
  const isShareOfFirst = (operations.get('share') ?? []).some(({ to }) => to === first.from || to === first.from - 1) && names.slice(1).some(({ from }) => tokens.slice(from - 2, from).some(({ text }) => /^(in|within|among)$/.test(text)));
  if (isShareOfFirst) return null;
  if (!shares.some(({ from, to }) => from >= first.to || tokens.slice(from, to).some(({ text }) => /^(each|every)$/.test(text)))) return null;
  let at = first.from - 1;
  while (/^(our|my|the|total|all|overall|everything|every|each|what|dollars?|euros?|pounds?|\$?100|money|cash|that|which|we|i|is|was|spent|spend|spending|paid|pay|costs?|went|goes|go|going|gone|on|to|into|for|of)$/.test(tokens[at]?.text ?? '')) at--;
  const between = tokens.slice(Math.max(0, at), first.from).map(({ text }) => text).join(' ');
  return /^(of|from)\b|\bof\b/.test(between) && !GOES_THERE.test(between) ? first : null;
}

/** "What share of every dollar goes to payroll and rent": they are what is asked, and no whole. */
const GOES_THERE = /(?<!\b(that|which|what|money|cash) )\b(goes|go|going|gone)\b/;

/** "Looking at software only: what percentage of it is Figma", "only parts purchases, how much of that is Shimano": what was told before is the whole. */
function wholePointedTo(names: readonly NameMention[], { tokens, operations }: Frame['reading']): [readonly NameMention[], readonly NameMention[]] | null {
  const share = operations.get('share')?.[0];
  if (!share || !tokens.slice(share.from, share.to + 1).some(({ text }) => POINTS.test(text)) && !tokens.slice(0, share.from).some(({ text }) => NARROWS.test(text))) return null;
  const [told, asked] = [names.filter(({ to }) => to <= share.from), names.filter(({ from }) => from >= share.to)];
  return told.length > 0 && asked.length > 0 ? [asked, told] : null;
}

const POINTS = /^(it|that|this|these|those|them|which)$/;
const NARROWS = /^(looking|considering|only|alone)$/;

/** "% of what we spent on utilities": of what is spent on it, whatever stands between. */
function isAfterOf({ tokens }: Frame['reading'], { from }: NameMention): boolean {
  let at = from - 1;
  while (/^(our|my|the|total|all|overall|what|we|i|was|spent|spend|spending|paid|pay|costs?|bills?|went|expenses|every|each|all|everything|anything|money|cash|that|which|have|has|had|ever|single|on|to|for|20\d\d|\d+)$/.test(tokens[at]?.text ?? '')) at--;
  // "Of client media costs": one word that says whose or which.
  const isTold = at === from - 1 && tokens[at]?.kind === 'word' && tokens[at - 1]?.text === 'of';
  return isTold || /^(of|out)$/.test(tokens[at]?.text ?? '');
}

/** "rent as a share of payroll": the name after "of" is the whole; without one every name belongs to the part. */
function splitNames(names: readonly NameMention[], { reading }: Frame): [readonly NameMention[], readonly NameMention[]] {
  if (names.length < 2) return [names, []];
  const named = wholeNamedFirst(names, reading);
  if (named) return [names.filter((name) => name !== named), [named]];
  const pointed = wholePointedTo(names, reading);
  if (pointed) return pointed;
  const words = reading.tokens.map((token) => token.text);
  const wordBefore = (name: NameMention) => {
    let at = name.from - 1;
    while (/^(our|my|the|total|all)$/.test(words[at] ?? '')) at--;
    return words[at] ?? '';
  };
  const isInside = names.some((name) => /^(in|within|among)$/.test(wordBefore(name)));
  const afterShare = isInside ? [] : names.filter((name) => (reading.operations.get('share') ?? []).some((span) => span.to === name.from || (span.to === name.from - 1 && /^(our|my|the|total)$/.test(reading.tokens[span.to]?.text ?? ''))));
  if (afterShare.length === 1) return [names.filter((name) => !afterShare.includes(name)), afterShare];
  const category = names.find((name) => name.names.length > 0 && name.names.every(({ kind }) => kind === 'category') && isAfterOf(reading, name));
  if (category && names.every((name) => name === category || name.names.every(({ kind }) => kind === 'counterparty'))) return [names.filter((name) => name !== category), [category]];
  if (strongMeasures(reading).length > 0) return [names, []];
  const isWhole = (name: NameMention) => (isInside ? /^(in|within|among)$/ : /^of$/).test(wordBefore(name));
  const whole = names.filter(isWhole);
  return whole.length === 1 && whole.length < names.length ? [names.filter((name) => !isWhole(name)), whole] : [names, []];
}
