/** Keeps a language model from telling a true number of the wrong thing: each figure in its words must be tied to what the facts tie the same figure to. */
import type { NumberMention } from './number-mention.ts';
import { isRoundingOf } from './rounding.ts';
import { hasWeekday, isBetween, isToldAlike } from './figure-traits.ts';
import { figuresTold, tiesOf, type Ties, type ToldFigure } from './figures-told.ts';
import { numberMentions } from './number-mentions.ts';
import { isWithin, periodMentions, withoutPeriods } from './period-mentions.ts';
import { sentencesOf } from './sentences.ts';

interface Fact {
  readonly figure: ToldFigure;
  readonly measures: readonly string[];
  readonly names: readonly string[];
  readonly periods: readonly string[];
  /** One line among several, each of a period of its own. */
  readonly isOneOfPeriods: boolean;
}

const NEGATION = /\b(?:not|never|no|none|neither|nor|nobody|hardly|instead of|rather than|far from|cannot)\b|n['\u2019]t\b/i;
const TOP = /\b(?:biggest|largest|highest|most|top|best|leads?|leading|led|number one|main|costliest|dearest|priciest)\b/i;
const BOTTOM = /\b(?:smallest|lowest|least|worst|fewest|cheapest|bottom of)\b/i;
const MONTH_OR_QUARTER = /^\d{4}-(?:\d{2}|Q\d)$/;
const TOGETHER = /\b(?:together|combined|in all|altogether|in total|all but|accounts? for|makes? up)\b/i;
const COMPARED_ABOVE = /\b(?:above|higher than|ahead of|more than)\b/i;
const COMPARED_BELOW = /\b(?:below|lower than|behind|less than|short of)\b/i;
/** What comes in its turn: of a date, a payment. */
const ENDS: readonly (readonly [claimed: RegExp, known: RegExp])[] = [
  [/\b(?:first (?:paid|payment|time|transaction|bought|charged|came|sale|order)|earliest|oldest)\b/i, /\b(?:first|earliest|oldest)\b/i],
  [/\b(?:last (?:paid|payment|time|transaction|bought|charged|came|sale|order)|latest|newest|most recent(?:ly)?)\b/i, /\b(?:last|latest|newest|most recent(?:ly)?)\b/i],
];
/** "… of any weekday", "for each month below", "over the 3 months to May": then each line is such an average, too. */
const AVERAGES = /\bon average of any\b|; for each \w+ below\b|\bon average over the \d+ \w+ to\b/;
/** A level below zero must be told as one; a change may also be told by its direction. */
const NEGATIVE = /\b(?:loss(?:es)?|lost|losing|negative|minus|deficit|short(?:fall)?|below zero|in the red|burn(?:ing|ed)?|outflow|more (?:cash |money )?(?:went )?out)\b/i;
const NEGATIVE_CHANGE = /\b(?:decreas\w*|fell|fall|falling|drop\w*|declin\w*|down|lower|less|shrink\w*|shrank|took|takes?|cut|reduc\w*|refund\w*|worse\w*|fewer|hurt|weigh\w*|cost)\b/i;

/** Figures in `words` that no fact bears out as they are told; both texts with their names as signs. Empty when the words can be trusted. */
export function misplacedFigures(words: string, facts: string): string[] {
  const known = factsOf(facts);
  const given = dates(facts);
  const bad = figuresTold(words).filter((told) => !known.some((fact) => bearsOut(fact, told, words, given)));
  return [...bad.map(({ mention }) => mention.text), ...misnamedTops(words, facts), ...wrongEnds(words, facts), ...wrongComparisons(words), ...emptyStretches(words)];
}

function factsOf(text: string): Fact[] {
  const paragraphs = text.split(/\n{2,}/);
  const first = tiesOf(sentencesOf(paragraphs[0] ?? '')[0] ?? '');
  const contexts = paragraphs.map((paragraph) => (paragraph.startsWith('- ') ? first : withFallback(tiesOf(sentencesOf(paragraph)[0] ?? ''), first)));
  const areAverages = AVERAGES.test(paragraphs[0] ?? '');
  return figuresTold(text).map((found) => {
    const figure = areAverages && found.sentence.startsWith('- ') ? { ...found, isAverage: true } : found;
    const context = contexts[figure.place.paragraph] ?? first;
    const { own, inherited, sentence, sentencePeriods } = figure;
    const around = tiesOf(sentence);
    const isNamed = inherited.names.length > 0 || inherited.measures.length > 0;
    const measures = [inherited.measures, around.measures, ...(isNamed && !sentence.startsWith('- ') ? [] : [context.measures])].find((some) => some.length > 0) ?? [];
    return {
      figure, measures: measures.flat(),
      names: isBetween(figure) ? around.names : isNamed ? inherited.names : around.names.length > 0 ? around.names : context.names,
      periods: [own.periods, sentencePeriods, context.periods].find((some) => some.length > 0) ?? [],
      isOneOfPeriods: own.periods.length > 0 && figure.place.paragraph > 0 && sentence.startsWith('- '),
    };
  });
}

function withFallback(ties: Ties, otherwise: Ties): Ties {
  return { measures: ties.measures.length > 0 ? ties.measures : otherwise.measures, names: ties.names, periods: ties.periods.length > 0 ? ties.periods : otherwise.periods };
}

/** Periods that the facts state as such: "Period: October 1, 2026 to October 31, 2026". */
function dates(facts: string): readonly string[] {
  return sentencesOf(facts).filter((sentence) => sentence.startsWith('Period:')).flatMap((sentence) => tiesOf(sentence).periods);
}

function bearsOut(fact: Fact, told: ToldFigure, words: string, given: readonly string[]): boolean {
  const { figure } = fact;
  return isSameNumber(told, figure) && isSameSign(told, figure)
    && told.inherited.measures.every((meanings) => fact.measures.length === 0 || meanings.some((one) => fact.measures.includes(one)))
    && (told.direction === null || figure.direction === null || told.direction === figure.direction)
    && isToldAlike(told, figure, fact.names) && isSameName(told, fact, words) && isSamePeriod(told, fact, words, given) && isSameKindOfFigure(told, figure)
    && NEGATION.test(told.sentence) === (NEGATION.test(told.sentence) && NEGATION.test(figure.sentence))
    && (!hasTop(told, TOP) || TOP.test(figure.sentence)) && (!hasTop(told, BOTTOM) || BOTTOM.test(figure.sentence));
}

/** "The second biggest" is not the biggest. */
const RANKED = /\b(?:second|third|fourth|fifth|[2-9](?:nd|rd|th))[- ](?:\w+est|most|least)\b/gi;

/** "Our top three customers together" are not one of them. */
const FIRST_FEW = /\b(?:top|largest|biggest) (?:\d+|two|three|four|five|ten)\b|\b(?:\d+|two|three|four|five|ten) (?:largest|biggest|top)\b/gi;

/** "Most" and the like say something about a figure where a name or a period is singled out by it. */
const hasTop = ({ ownText, inherited, mention }: ToldFigure, words: RegExp): boolean => mention.kind !== 'plain' && (inherited.names.length + inherited.periods.length > 0 || hasWeekday(ownText)) && words.test(ownText.replace(RANKED, ' ').replace(FIRST_FEW, ' ').replace(/\bat (?:most|best|least|worst)\b/gi, ''));

function isSameNumber(told: ToldFigure, { mention: fact, counted, hedge }: ToldFigure): boolean {
  const { mention } = told;
  const isSameUnit = told.counted !== null ? counted === told.counted && fact.kind === 'plain' : mention.kind === fact.kind || (mention.kind === 'plain' && fact.kind !== 'percent');
  if (!isSameUnit || (mention.currency !== null && fact.currency !== null && !fact.currency.endsWith(mention.currency))) return false;
  if (mention.value === fact.value) return told.hedge === hedge || ((told.hedge === 'none' || told.hedge === 'about') && (hedge === 'none' || hedge === 'about'));
  return told.hedge !== 'none' && isRoundingOf(mention, fact) && (told.hedge === 'about' || (told.hedge === 'above' ? fact.value > mention.value : fact.value < mention.value));
}

function isSameSign(told: ToldFigure, fact: ToldFigure): boolean {
  const isNegative = (mention: NumberMention) => mention.isNegative && mention.value !== 0;
  if (isNegative(told.mention) === isNegative(fact.mention)) return true;
  return isNegative(fact.mention) && (NEGATIVE.test(told.sentence) || (fact.isChange || fact.mention.kind === 'percent') && NEGATIVE_CHANGE.test(told.sentence));
}

/** Nobody else's figure, not a part told as the whole ("You spent $400" where $400 is the rent), and not what several have together told of some of them. */
function isSameName({ inherited, sentence }: ToldFigure, { names }: Fact, words: string): boolean {
  const areAllNamed = names.every((name) => sentence.includes(name));
  const areSeveral = new Set(names).size > 1;
  if (inherited.names.length > 0) return inherited.names.every((name) => names.includes(name)) && (!areSeveral || areAllNamed);
  if (names.length === 0 || inherited.measures.length === 0) return true;
  return areSeveral ? areAllNamed || TOGETHER.test(sentence) : names.some((name) => words.slice(0, words.indexOf(sentence) + sentence.length).includes(name));
}

function isSamePeriod({ own, inherited, isBase }: ToldFigure, fact: Fact, words: string, given: readonly string[]): boolean {
  const claimed = isBase ? own.periods : inherited.periods;
  const known = fact.figure.own.periods.length > 0 ? fact.periods : [...fact.periods, ...given];
  if (claimed.length === 0) return !fact.isOneOfPeriods || fact.periods.some((period) => tiesOf(words).periods.some((said) => isWithin(said, period)));
  if (known.length === 0) return true;
  return claimed.every((period) => known.some((one) => isWithin(period, one))) && !isPartAsWhole(claimed, fact.periods, words);
}

/** A month's or a quarter's figure told as that of its year. */
function isPartAsWhole(claimed: readonly string[], [period = '', ...others]: readonly string[], words: string): boolean {
  if (others.length > 0 || !MONTH_OR_QUARTER.test(period) || claimed.some((one) => one !== period.slice(0, 4))) return false;
  return !tiesOf(words).periods.some((said) => said !== period.slice(0, 4) && isWithin(said, period));
}

function isSameKindOfFigure(told: ToldFigure, fact: ToldFigure): boolean {
  if (told.mention.kind === 'percent') return (!told.isShare || fact.isShare) && told.isAverage === fact.isAverage;
  if (told.mention.kind === 'plain') return true;
  const isPlaced = told.own.periods.length > 0 || told.own.names.length > 0;
  return told.isChange === fact.isChange && told.isAverage === fact.isAverage && (isPlaced || told.isBase === fact.isBase);
}

/** Sentences without a figure that call something the largest or smallest which the facts do not. */
function misnamedTops(words: string, facts: string): string[] {
  const known = sentencesOf(facts);
  return sentencesOf(words).filter((sentence) => {
    const { names, measures } = tiesOf(sentence);
    if (names.length + measures.length === 0 || /\d/.test(sentence)) return false;
    // "The largest is Taxes": a kind of cost may be called what is measured.
    const isOf = (fact: string): boolean => names.every((name) => fact.includes(name)) && measures.every((meanings) => names.length > 0 || tiesOf(fact).measures.flat().some((one) => meanings.includes(one)));
    return [TOP, BOTTOM].some((kind) => kind.test(sentence) && !known.some((fact) => kind.test(fact) && isOf(fact)));
  });
}

/** Sentences that call something the first or the last which the facts do not. */
function wrongEnds(words: string, facts: string): string[] {
  return sentencesOf(words).filter((sentence) => ENDS.some(([claimed, known]) => claimed.test(sentence) && !known.test(facts)));
}

/** "$5, above the $7 of before". */
function wrongComparisons(words: string): string[] {
  return sentencesOf(words).filter((sentence) => {
    const [first, second, ...more] = numberMentions(withoutPeriods(sentence)).filter(({ kind }) => kind !== 'plain').sort((a, b) => a.index - b.index);
    if (!first || !second || more.length > 0 || first.kind !== second.kind) return false;
    const between = sentence.slice(first.index + first.text.length, second.index);
    const [one, other] = [first, second].map(({ value, isNegative }) => (isNegative ? -value : value)) as [number, number];
    return (COMPARED_ABOVE.test(between) && one < other) || (COMPARED_BELOW.test(between) && one > other);
  });
}

/** "October – October 2026". */
function emptyStretches(words: string): string[] {
  const found = periodMentions(words);
  return found.flatMap(({ key, index, text }, at) => {
    const next = found[at + 1];
    if (!next || !/^\s*(?:[-\u2013]|to|until|through)\s*$/i.test(words.slice(index + text.length, next.index))) return [];
    return isWithin(key, next.key) ? [words.slice(index, next.index + next.text.length)] : [];
  });
}
