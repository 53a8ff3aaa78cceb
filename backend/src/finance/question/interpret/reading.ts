/** A question taken apart: every recognised piece with its place, before anything is decided. */
import type { Measure } from '../measures.ts';
import { COMPARATOR_WORDS, findAmounts, type FoundAmounts } from './conditions/find-amounts.ts';
import { KIND_WORDS, findNames, type NameMention } from './names/find-names.ts';
import { NARROW_PHRASE_WORDS } from './names/narrow-here.ts';
import { THING_WORDS } from './names/things-here.ts';
import type { FoundPeriods } from './periods/find-periods.ts';
import { findPeriods } from './periods/find-periods.ts';
import type { GroupingWords } from './lexicon/grouping-words.ts';
import { GROUPING_WORDS } from './lexicon/grouping-words.ts';
import { IGNORED_PHRASES } from './lexicon/ignored-phrases.ts';
import { lemma } from './lexicon/lemma.ts';
import { MEASURE_WORDS } from './lexicon/measure-words.ts';
import { NEGATION_WORDS } from './lexicon/negation-words.ts';
import type { Operation } from './lexicon/operation-words.ts';
import { OPERATION_WORDS } from './lexicon/operation-words.ts';
import type { Leftover } from './accounted/leftovers.ts';
import { leftoversOf } from './accounted/leftovers.ts';
import { unknownGroups } from './accounted/some-parties.ts';
import type { RowWords } from './lexicon/row-words.ts';
import { OUTSIDE_SPELT } from './lexicon/outside-words.ts';
import { ROW_WORDS } from './lexicon/row-words.ts';
import { UNANSWERABLE } from './lexicon/unanswerable-words.ts';
import type { Calendar } from './periods/period-atom.ts';
import { CALENDAR_WORDS, WEEKDAYS } from './periods/period-words.ts';
import type { NameIndex } from './names/names.ts';
import { aroundNegations, isButAsking, isDrawn, isSameBut, isTakenForBar } from './conditions/around-negation.ts';
import { inReadersWords } from './words/readers-words.ts';
import { type Negation, reaches } from './conditions/reach-of-negation.ts';
import { askers } from './names/askers.ts';
import { withBareFlows } from './sides/bare-flows.ts';
import { inAsides } from './remarks/asides.ts';
import { askedAsMargin } from './sides/asked-as-margin.ts';
import { heldBeside, unknownName } from './names/held-beside.ts';
import { examples, wholeOf } from './names/examples.ts';
import { heldBy, includedNames, includedWords } from './sides/inclusions.ts';
import { joinedPeriods } from './periods/joined-periods.ts';
import { listedCogs } from './sides/listed-cogs.ts';
import { ownBusiness } from './names/own-business.ts';
import { ofOneSide } from './sides/of-one-side.ts';
import { otherOfKind, withoutMembers } from './names/other-of-kind.ts';
import { netOfReturns } from './sides/net-of-returns.ts';
import { PhraseTable, covers, overlap, type Match, type Span } from './words/phrase-table.ts';
import { pointingPhrases } from './periods/same-period-words.ts';
import { segmentsOf } from './segments.ts';
import { onlyWanted, strayPeriods } from './periods/stray-periods.ts';
import { isThingHired } from './names/thing-hired.ts';
import { isMereParticle } from './words/mere-particles.ts';
import { withNarrowerHeads } from './names/narrower-head.ts';
import { withoutMereParts } from './names/mere-parts.ts';
import { rankedAfter } from './conditions/ranked-after.ts';
import type { Token } from './words/tokenize.ts';
import { withPartsOfAsked } from './names/part-left-out.ts';
import { unitNouns } from './names/unit-nouns.ts';
import { soldBy, weighNames } from './names/weigh-names.ts';
import { isSaidAgain } from './periods/weekday-of-a-day.ts';
import { weekdayRun } from './periods/weekday-runs.ts';
import { withoutArrival } from './sides/arrived-revenue.ts';

export interface MeasureMention extends Span {
  readonly measure: Measure;
  readonly isWeak: boolean;
}

export interface Reading {
  readonly tokens: readonly Token[];
  /** The tokens joined by blanks, for patterns over neighbouring words. */
  readonly text: string;
  readonly periods: FoundPeriods['mentions'];
  readonly calendar: Calendar;
  readonly amounts: FoundAmounts;
  readonly names: readonly NameMention[];
  readonly exceptions: readonly NameMention[];
  /** "Net of returns": explained, and no condition. */
  readonly netOf: readonly Span[];
  /** "Including draws": what the measure is said to hold, no condition on its rows. */
  readonly included: readonly NameMention[];
  readonly operations: ReadonlyMap<Operation, readonly Span[]>;
  readonly measures: readonly MeasureMention[];
  readonly groupings: readonly (Span & GroupingWords)[];
  readonly rowWords: readonly (Span & RowWords)[];
  readonly weekdays: readonly (Span & { readonly days: readonly number[]; readonly isExcepted: boolean })[];
  /** Plain small numbers: "top 5". */
  readonly numbers: readonly (Span & { readonly value: number })[];
  readonly unanswerable: { readonly missing: string; readonly span: Span } | null;
  /** Words that nothing above explains and that are no ordinary English. */
  readonly leftovers: readonly Leftover[];
  /** What no condition rests on and yet is read: statements of a season, instructions that are ignored, negations, units. */
  readonly explained: readonly Span[];
  readonly negations: readonly Span[];
  /** Attempts to give orders. */
  readonly ignored: readonly Span[];
  /** Names and kinds that were heard and, weighed against others, are no condition. */
  readonly dropped: readonly (Span & Partial<Pick<NameMention, 'names' | 'said'>>)[];
  /** Unexplained words beside the question, which are left out of account. */
  readonly unheeded: readonly Leftover[];
}

const OPERATIONS = new PhraseTable<Operation>();
for (const [operation, phrases] of Object.entries(OPERATION_WORDS)) OPERATIONS.add(phrases, operation as Operation);
const MEASURES = new PhraseTable<{ measure: Measure; isWeak: boolean }>();
for (const { measure, phrases, weak } of MEASURE_WORDS) MEASURES.add(phrases, { measure, isWeak: weak === true });
const GROUPINGS = new PhraseTable<GroupingWords>();
for (const words of GROUPING_WORDS) GROUPINGS.add(words.phrases, words);
const ROWS = new PhraseTable<RowWords>();
for (const words of ROW_WORDS) ROWS.add(words.phrases, words);
const MISSING = new PhraseTable<string>();
for (const { phrases, missing } of UNANSWERABLE) MISSING.add(phrases, missing);
const NEGATIONS = new PhraseTable<true>().add(NEGATION_WORDS, true);
const IGNORED = new PhraseTable<true>().add(IGNORED_PHRASES, true);

const LEXICON_WORDS: ReadonlySet<string> = new Set([
  ...OPERATIONS.words, ...MEASURES.words, ...GROUPINGS.words, ...ROWS.words, ...NEGATIONS.words, ...COMPARATOR_WORDS, ...KIND_WORDS, ...NARROW_PHRASE_WORDS, ...THING_WORDS, ...CALENDAR_WORDS, ...OUTSIDE_SPELT, ...[...CALENDAR_WORDS].map(lemma),
]);

export function readQuestion(question: string, index: NameIndex, calendar: Calendar): Reading {
  const tokens = inReadersWords(question, index, { lexicon: LEXICON_WORDS, missing: MISSING.words });
  const amounts = findAmounts(tokens, index.vocabulary.currency);
  const isNamed = (token: Token): boolean => findNames([token], index, () => true).length > 0;
  const firstLook = findPeriods(tokens, calendar, (at) => !covers(amounts.spans, at), isNamed);
  const pointing = pointingPhrases(tokens, firstLook.mentions, calendar.previous);
  const { mentions, calendar: used, stated } = pointing.length === 0 ? firstLook : findPeriods(tokens, calendar, (at) => !covers(amounts.spans, at) && !covers(pointing, at), isNamed);
  const wanted = onlyWanted(tokens, mentions);
  const stray = wanted ? mentions.filter((mention) => mention !== wanted) : strayPeriods(tokens, mentions);
  const periods = joinedPeriods(mentions.filter((mention) => !stray.includes(mention)), tokens);
  const ignored = IGNORED.matches(tokens);
  const netOf = netOfReturns(tokens);
  const taken: Span[] = [...amounts.spans, ...amounts.alone, ...mentions, ...ignored, ...netOf, ...stated];
  const missing = MISSING.matches(tokens).filter((match) => !isThingHired(tokens, match));
  const phrased = MEASURES.matches(tokens, (at) => !covers(taken, at)).filter((match) => match.to - match.from > 1);
  const [losing, business] = [losingTo(missing, tokens, index), ownBusiness(tokens, index)];
  const groups = unknownGroups(tokens, index).filter((group) => !taken.some((one) => overlap(one, group)));
  const buyers = groups.filter(({ isBuyer }) => isBuyer);
  const found = withoutMereParts(findNames(tokens, index, (at) => !covers(taken, at) && !covers(buyers, at) && !covers(losing, at) && !covers(business, at)), tokens);
  const units = unitNouns(found, tokens);
  const asides = [...inAsides(tokens, found, [...phrased, ...MEASURES.matches(tokens, (at) => !covers(taken, at))]), ...askers(tokens, found), ...examples(found, tokens)];
  const allNames = withNarrowerHeads(withoutMembers(withoutExplained(weighNames(found.filter((name) => !asides.includes(name)).filter((name) => !units.some((unit) => overlap(unit, name))), phrased, tokens, index), tokens), tokens), tokens);
  const weekdays = findWeekdays(tokens, (at) => !covers(taken, at) && !covers(allNames, at));
  const saidAgain = weekdays.filter((weekday) => isSaidAgain(weekday, mentions, tokens));
  const isFree = (at: number) => !covers(taken, at) && !covers(allNames, at) && !covers(weekdays, at);
  const negations = [...NEGATIONS.matches(tokens, isFree).filter((match) => !covers(buyers, match.from) && !isTakenForBar(tokens, match, index) && !isSameBut(tokens, match) && !isButAsking(tokens, match) && !isDrawn(tokens, match)), ...rankedAfter(tokens, allNames)];
  const goods = MEASURES.matches(tokens, isFree).filter(isCogs);
  const around = aroundNegations(tokens, [...allNames, ...weekdays, ...goods]);
  const others = otherOfKind(tokens, allNames, negations);
  const told = leftOutBefore(tokens);
  const isExcepted = (span: Span) => told !== null && span.to <= told.from || around.excepted.includes(span) || others.excepted.includes(span) || negations.some((negation) => [negation, beyondWords(tokens, negation)].some((from) => reaches(tokens, from, isBought(tokens, span, negation, allNames) ? { from: negation.to, to: span.to } : span, [...allNames, ...weekdays])));
  const isUnsaid = (at: number) => isFree(at) && !covers(around.words, at);
  const measures = withoutRemarked(MEASURES.matches(tokens, isUnsaid).filter((match) => !groups.some((group) => group.from === match.from && group.to === match.to) && !isPreposition(tokens, match, periods) && !isPartOfNet(tokens, match)), tokens);
  const operations = OPERATIONS.matches(tokens, isUnsaid).filter((match) => !negations.some((negation) => negation.from <= match.from && match.to <= negation.to && negation.to - negation.from > match.to - match.from)).filter(({ values }) => !wanted || !values.some((value) => value === 'compare' || value === 'more')).filter((match) => !isMereParticle(tokens, match)).filter((match) => !measures.some((measure) => measure.from <= match.from && match.to <= measure.to && measure.to - measure.from > match.to - match.from));
  const groupings = [...GROUPINGS.matches(tokens, isFree).filter((match) => !asksWhatOneTakes(match, allNames, tokens) && !groups.some((group) => overlap(group, match))), ...incomeAccounts(allNames, tokens)];
  const rows = ROWS.matches(tokens, isFree).filter((row) => !measures.some((measure) => measure.from <= row.from && row.to <= measure.to && measure.to - measure.from > row.to - row.from));
  const numbers = tokens.flatMap((token, at) => (isFree(at) && token.kind === 'number' && token.value !== undefined && Number.isInteger(token.value) ? [{ from: at, to: at + 1, value: token.value }] : []));
  const leftOutCogs = measures.filter((match) => isCogs(match) && (around.excepted.some((span) => overlap(span, match)) || negations.some((negation) => reaches(tokens, negation, match, [...allNames, ...measures]))) && measures.some((other) => other !== match && other.values.some(({ measure, isWeak }) => !isWeak && measure !== 'cogs')));
  const measured = withoutArrival(measures.filter((match) => !leftOutCogs.includes(match)), tokens).flatMap((match) => match.values.map((value) => ({ ...value, from: match.from, to: match.to })));
  const asked = ofOneSide(allNames.filter((name) => !isExcepted(name)), measured);
  const byOperation = byValue(operations);
  const listed = listedCogs(asked, measured, tokens);
  const explained = [...taken, ...business, ...others.words, ...(told ? [told] : []), ...around.words, ...units, ...found, ...weekdays, ...negations, ...operations, ...measures, ...groupings, ...rows, ...numbers, ...missing];
  const unexplained = leftoversOf(tokens, explained, found, negations, groups);
  const beside = heldBeside(tokens, asked, [...unexplained.wanted, ...unexplained.unheeded]);
  const held = includedWords([...unexplained.wanted, ...unexplained.unheeded], tokens, measured, asked);
  const included = includedNames(asked, tokens, [...measured, ...heldBy(byOperation, rows.length > 0)], held);
  const isLeft = (word: Leftover): boolean => !held.includes(word) && !beside.includes(word);
  const left = { wanted: unexplained.wanted.filter(isLeft), unheeded: unexplained.unheeded.filter(isLeft) };
  const isRented = /\b(pays?|paid|rents?|rented|leases?)\b/.test(tokens.map(({ text }) => text).join(' ')) && !/\b(how many|sold|sell|stock|number of|per unit|each unit)\b/.test(tokens.map(({ text }) => text).join(' ')) && allNames.some(({ names }) => names.some(({ kind }) => kind === 'counterparty'));
  const isOneUnit = ({ from, to }: Span): boolean => to - from === 1 && (tokens[from]?.text === 'unit' || tokens[from]?.text === 'units' && isRented);
  const lost = operations.some(({ values }) => values.includes('runway')) ? undefined : missing.find((match) => !isOneUnit(match) && !(tokens[match.to - 1]?.text === 'the' && allNames.some((name) => name.from >= match.to && name.from <= match.to + 1)) && !isDatedDay(tokens, match, periods) && !isCostOf(tokens, match) && !allNames.some((name) => overlap(name, match)) && !covers(taken, match.from));
  return {
    tokens, text: tokens.map((token) => token.text).join(' '), periods, calendar: used, amounts, numbers, weekdays: weekdays.filter((weekday) => !saidAgain.includes(weekday)).map((weekday) => ({ ...weekday, isExcepted: isExcepted(weekday) })),
    names: [...asked.filter((name) => !included.includes(name)), ...beside.map((word) => unknownName(word, tokens)), ...listed.map((match) => costOfSales(match, index))].sort((a, b) => a.from - b.from), exceptions: [...withPartsOfAsked(soldBy(allNames.filter(isExcepted)), asked, unexplained.wanted), ...leftOutCogs.map((match) => costOfSales(match, index))], included, netOf, explained: [...business, ...others.words, ...(told ? [told] : []), ...(wanted ? restOfComparison(tokens, wanted) : []), ...ignored, ...stated, ...around.words, ...negations, ...units, ...stray, ...saidAgain, ...held], ignored, negations, dropped: [...found.filter((name) => !allNames.some((kept) => overlap(kept, name))), ...measures, ...missing],
    operations: byOperation, measures: askedAsMargin(measured.length > 0 ? withBareFlows(measured.filter((mention) => !listed.includes(mention)), tokens, periods) : wholeOf(found, tokens), tokens, byOperation, allNames.length > 0),
    groupings: groupings.flatMap((match) => match.values.map((value) => ({ ...value, from: match.from, to: match.to }))),
    rowWords: [...rows.flatMap((match) => match.values.map((value) => ({ ...value, from: match.from, to: match.to }))), ...units],
    unanswerable: lost ? { missing: lost.values[0] ?? '', span: lost } : null,
    leftovers: left.wanted.filter((word) => !isBracketedName(word, allNames, tokens)), unheeded: left.unheeded,
  };
}

/** "We made a profit in May but the account hardly moved. What was cash flow?": a sentence that asks nothing measures nothing beside one that does. */
function withoutRemarked<T extends Match<{ readonly measure: Measure; readonly isWeak: boolean }>>(measures: readonly T[], tokens: readonly Token[]): T[] {
  const sentences = segmentsOf(tokens).filter(({ to }, at, all) => at === all.length - 1 || SENTENCE_END.test(tokens[to]?.text ?? ''));
  const asks = ({ from, to }: Span): boolean => tokens.slice(from, to).some(({ text }) => ASKING.test(text));
  const isStrong = (match: T): boolean => match.values.some(({ isWeak }) => !isWeak);
  const asking = sentences.filter((sentence) => asks(sentence) && measures.some((match) => isStrong(match) && overlap(match, sentence)));
  const remarks = sentences.filter((sentence) => !asks(sentence) && tokens[sentence.to]?.text !== '?');
  return asking.length === 0 ? [...measures] : measures.filter((match) => !remarks.some((remark) => overlap(remark, match)));
}

const isCogs = ({ values }: Match<{ readonly measure: Measure }>): boolean => values.some(({ measure }) => measure === 'cogs');

const SENTENCE_END = /^[.!;\n]$/;
const ASKING = /^(what|whats|how|which|who|whom|when|where|why|show|give|tell|list|compare|much|many|total|is|are|was|were|did|do|does|can)$/;

/** What stands between the two stretches of which one is wanted. */
const restOfComparison = (tokens: readonly Token[], wanted: Span): Span[] => tokens.flatMap(({ text }, at) => (at < wanted.from && /^(vs|v|versus|against|compared|compare|to|with|than|just|only|give|had)$/.test(text) ? [{ from: at, to: at + 1 }] : []));

/** "Headcount cost", "how much debt have we repaid": what was paid is told. */
const isCostOf = (tokens: readonly Token[], { to }: Span): boolean => /^(costs?|spend|spending|expenses?|payroll|bills?|fees?|work)$/.test(tokens[to]?.text ?? '') || tokens.slice(to, to + 4).some(({ text }) => text === 'repaid');

const isBracketedName = (word: Span, names: readonly Span[], tokens: readonly Token[]): boolean => names.some(({ from }) => from === word.to + 1 && tokens[word.to]?.text === '(');

/** "My birthday, 3 March": the date is told. */
const isDatedDay = (tokens: readonly Token[], { from, to }: Span, periods: readonly Span[]): boolean => tokens[from]?.text === 'birthday' && periods.some((period) => period.from >= to && period.from <= to + 2);

/** Unanswerable phrases of several words win over a single word of a name ("credit score" over "Credit Card"). */
function losingTo(missing: readonly Match<string>[], tokens: readonly Token[], index: NameIndex): Span[] {
  return missing.filter((match) => match.to - match.from > 1 && !index.names.some((name) => tokens.slice(match.from, match.to).every((token) => name.words.includes(lemma(token.text)))));
}

function findWeekdays(tokens: readonly Token[], isFree: (at: number) => boolean): (Span & { days: readonly number[] })[] {
  const runs = tokens.flatMap((_, at) => (isFree(at) ? weekdayRun(tokens, at) ?? [] : []));
  return tokens.flatMap((token, at) => {
    const run = runs.find((one) => covers([one], at));
    if (run) return run.from === at ? [run] : [];
    const days = isFree(at) && !/^(black|cyber|good|easter|super|starting|beginning|commencing)$/.test(tokens[at - 1]?.text ?? '') ? WEEKDAYS[token.text] : undefined;
    return days ? [{ from: at, to: at + 1, days }] : [];
  });
}

/** "Payroll and rent I cannot change, so leaving those two out, what did we spend": the names before such words are left out. */
function leftOutBefore(tokens: readonly Token[]): Span | null {
  for (let at = 1; at < tokens.length; at++) {
    const said = /^(skip|skipping|drop|dropping|ignore|ignoring|exclude|excluding|without|leave|leaving|take|taking|strip|stripping|minus|not counting|forget) (it|them|those|these|him|her|that one|this one)\b( (two|three|both|ones))?( (out|off|aside|away))?/.exec(tokens.slice(at, at + 6).map(({ text }) => text).join(' '))?.[0];
    if (said && (!/^(take|taking|leave|leaving|strip)/.test(said) || / (out|off|aside|away)$/.test(said))) return { from: at, to: at + said.split(' ').length };
  }
  return null;
}

/** "Net of fees", "net effect": no profit is named. */
const isPartOfNet = (tokens: readonly Token[], { from, to }: Span): boolean => to - from === 1 && tokens[from]?.text === 'net' && /^(of|effect|position|change|worth|weight|gain|balance|amount)$/.test(tokens[to]?.text ?? '');

/** "most of our money in 2025": the "in" belongs to the year. */
function isPreposition(tokens: readonly Token[], match: Span, periods: readonly Span[]): boolean {
  const next = /^(the|this|that)$/.test(tokens[match.to]?.text ?? '') ? match.to + 1 : match.to;
  const endsInIn = tokens[match.to - 1]?.text === 'in' && match.to - match.from === 2 && periods.some((period) => period.from === match.to || period.from === next);
  return endsInIn && /^(our|my|the|for|by|of|most|much|more|less|make|made|making|receive|received|receiving|collect|collected|earn|earned|lose|lost|losing|spend|spent|save|put|any|of|going|enough)$/.test(tokens[match.from - 1]?.text ?? '');
}

/** "Without the excavator (Bobcat)", "without the pumps (Shell, Speedway)": names in brackets stand where the words before them stand. */
function beyondWords(tokens: readonly Token[], negation: Span): Negation {
  const open = tokens.findIndex(({ text }, at) => text === '(' && at >= negation.to);
  const isBeside = open >= 0 && open - negation.to < BRACKETED_WORDS && tokens.slice(negation.to, open).every(({ kind }) => kind === 'word');
  return isBeside ? { from: negation.from, to: open + 1, opensBracket: true } : negation;
}

const BRACKETED_WORDS = 5;

/** "Not counting the trailer from Freightliner": one or two words of a thing, and who sold it. */
function isBought(tokens: readonly Token[], span: Span, negation: Span, names: readonly Span[]): boolean {
  const between = tokens.slice(negation.to, span.from).flatMap(({ text }, at) => (covers(names, at + negation.to) || JOINS_SELLERS.test(text) ? [] : [text]));
  const thing = between.slice(0, -1).filter((word) => !/^(the|our|my|a|an|that)$/.test(word));
  return /^(from|at|by|of)$/.test(between.at(-1) ?? '') && thing.length > 0 && thing.length < 3 && thing.every((word) => /^[a-z]+$/.test(word) && !/^(costs?|expenses?|spending|revenue|sales|income|and|in|for|of|on)$/.test(word));
}

const JOINS_SELLERS = /^(and|or|,|&)$/;
const BRACKET_REACH = 6;
/** After them another thing is named: "what fraction of travel was hotels (Hilton)". */
const SAYS_APART = /^(was|is|were|are|went|goes|go|gone|did|by|from|in|at|to|on|per|out)$/;

/** "The new truck (Bobcat)": the name in brackets says which one the words before it mean. */
function withoutExplained(names: readonly NameMention[], tokens: readonly Token[]): NameMention[] {
  // "Without software (Zoom included)": one of them, and not which ones.
  const isOneOfThem = (to: number): boolean => /^(too|also|included|etc|as well|among|and (all|so|the)|is (included|one|in)|was (included|one|in))\b/.test(tokens.slice(to, to + 2).map(({ text }) => text).join(' '));
  const isBracketed = ({ from, to }: NameMention): boolean => tokens[from - 1]?.text === '(' && !isOneOfThem(to);
  return names.filter((name) => !names.some((other) => isBracketed(other) && other.from > name.to && other.from - name.to <= (name.categoryKind !== null || name.boughtWithin !== undefined ? BRACKET_REACH : 3) && tokens.slice(name.to, other.from - 1).every(({ kind, text }) => kind === 'word' && !SAYS_APART.test(text))));
}

/** "Without cost of goods": every category of that role. */
const costOfSales = ({ from, to }: Span, { names }: NameIndex): NameMention => ({ from, to, names: names.filter(({ role, count }) => role === 'cogs' && count > 0), said: 'cost of sales', categoryKind: null });

function byValue(matches: readonly Match<Operation>[]): Map<Operation, Span[]> {
  const map = new Map<Operation, Span[]>();
  for (const { values, from, to } of matches) for (const value of values) map.set(value, [...(map.get(value) ?? []), { from, to }]);
  return map;
}

const ASIDE = /^(who|whom)$/;

/** "Out of Acme, Figma and Zoom, who got the least", "apart from payroll, who got the most": asks for one of the names. */
const isOutOfList = ({ names, operations, exceptions }: Pick<Reading, 'names' | 'operations' | 'exceptions'>): boolean => (names.length > 1 && names.every((name) => name.names.every(({ kind }) => kind === 'counterparty')) || names.length === 0 && exceptions.length > 0) && (operations.has('largest') || operations.has('smallest'));

/** Groups a list can be made by; "customer" in "customer payment" is no group but says which side the payment is on. */
/** "Top 3 catering accounts": behind a kind of income they are those who pay it. */
const incomeAccounts = (names: readonly NameMention[], tokens: readonly Token[]) => names.filter((name) => tokens[name.to]?.text === 'accounts' && name.names.length > 0 && name.names.every(({ role }) => role === 'revenue')).map(({ to }) => ({ from: to, to: to + 1, values: [{ grouping: 'counterparty', side: 'in', phrases: '' }] as const }));

/** "What are we spending on rent": of one thing that is named no list of things. */
const asksWhatOneTakes = ({ from, to }: Span, names: readonly Span[], tokens: readonly Token[]): boolean =>
  tokens[from]?.text === 'what' && tokens[to - 1]?.text === 'on' && names.some((name) => name.from >= to && tokens.slice(to, name.from).every(({ text }) => /^(the|our|my|all|any|this|that)$/.test(text)));

export function namedGroups({ groupings, rowWords, tokens, names, operations, exceptions }: Reading): (Span & GroupingWords)[] {
  const isSaidBy = (mention: Span) => /^(by|per|each|every)$/.test(tokens[mention.from - 1]?.text ?? '');
  return [...groupings.filter(isSaidBy), ...groupings.filter((mention) => !isSaidBy(mention))].filter((mention) => /^(category|counterparty|account)$/.test(mention.grouping) && !rowWords.some((row) => (row.from === mention.to && !ASIDE.test(tokens[mention.from]?.text ?? '') && !tokens[mention.to - 1]?.text.endsWith('s')) || row.from <= mention.from && row.to > mention.to)
    && !/^(a|any|single)$/.test(tokens[mention.from - 1]?.text ?? '') && !(ASIDE.test(tokens[mention.from]?.text ?? '') && /^(and|to|from|by|,)$/.test(tokens[mention.from - 1]?.text ?? '') && !(tokens[mention.from - 1]?.text === ',' && isOutOfList({ names, operations, exceptions }))));
}

export const has = (reading: Reading, ...operations: Operation[]): boolean => operations.some((operation) => reading.operations.has(operation));
