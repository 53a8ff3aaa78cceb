/** Keeps a language model from telling a true number of the wrong thing: each figure in its words must be tied to what the facts tie the same figure to. */
import type { NumberMention } from './number-mention.ts';
import { isRoundingOf } from './rounding.ts';
import { figuresTold, tiesOf, type Ties, type ToldFigure } from './figures-told.ts';
import { isWithin } from './period-mentions.ts';
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
const TOP = /\b(?:biggest|largest|highest|most|top|best|leads?|leading|led|number one|main|costliest)\b/i;
const BOTTOM = /\b(?:smallest|lowest|least|worst|fewest|bottom of)\b/i;
/** A level below zero must be told as one; a change may also be told by its direction. */
const NEGATIVE = /\b(?:loss(?:es)?|lost|losing|negative|minus|deficit|short(?:fall)?|below zero|in the red|burn(?:ing|ed)?|outflow|more (?:cash |money )?(?:went )?out)\b/i;
const NEGATIVE_CHANGE = /\b(?:decreas\w*|fell|fall|falling|drop\w*|declin\w*|down|lower|less|shrink\w*|shrank|took|takes?|cut|reduc\w*|refund\w*|worse\w*|fewer|hurt|weigh\w*|cost)\b/i;

/** Figures in `words` that no fact bears out as they are told; both texts with their names as signs. Empty when the words can be trusted. */
export function misplacedFigures(words: string, facts: string): string[] {
  const known = factsOf(facts);
  const given = dates(facts);
  const bad = figuresTold(words).filter((told) => !known.some((fact) => bearsOut(fact, told, words, given)));
  return [...bad.map(({ mention }) => mention.text), ...misnamedTops(words, facts)];
}

function factsOf(text: string): Fact[] {
  const paragraphs = text.split(/\n{2,}/);
  const first = tiesOf(sentencesOf(paragraphs[0] ?? '')[0] ?? '');
  const contexts = paragraphs.map((paragraph) => (paragraph.startsWith('- ') ? first : withFallback(tiesOf(sentencesOf(paragraph)[0] ?? ''), first)));
  return figuresTold(text).map((figure) => {
    const context = contexts[figure.place.paragraph] ?? first;
    const { own, inherited, sentence, sentencePeriods } = figure;
    const around = tiesOf(sentence);
    const isNamed = inherited.names.length > 0 || inherited.measures.length > 0;
    const measures = [inherited.measures, around.measures, ...(isNamed && !sentence.startsWith('- ') ? [] : [context.measures])].find((some) => some.length > 0) ?? [];
    return {
      figure, measures: measures.flat(),
      names: isNamed ? inherited.names : around.names.length > 0 ? around.names : context.names,
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
    && isSameName(told, fact, words) && isSamePeriod(told, fact, words, given) && isSameKindOfFigure(told, figure)
    && NEGATION.test(told.sentence) === (NEGATION.test(told.sentence) && NEGATION.test(figure.sentence))
    && (!hasTop(told, TOP) || TOP.test(figure.sentence)) && (!hasTop(told, BOTTOM) || BOTTOM.test(figure.sentence));
}

/** "Most" and the like say something about a figure where a name or a period is singled out by it. */
const hasTop = ({ ownText, inherited, mention }: ToldFigure, words: RegExp): boolean => mention.kind !== 'plain' && inherited.names.length + inherited.periods.length > 0 && words.test(ownText.replace(/\bat (?:most|best|least|worst)\b/gi, ''));

function isSameNumber(told: ToldFigure, { mention: fact, counted, hedge }: ToldFigure): boolean {
  const { mention } = told;
  const isSameUnit = told.counted !== null ? counted === told.counted && fact.kind === 'plain' : mention.kind === fact.kind || (mention.kind === 'plain' && fact.kind !== 'percent');
  if (!isSameUnit || (mention.currency !== null && fact.currency !== null && !fact.currency.endsWith(mention.currency))) return false;
  if (mention.value === fact.value) return told.hedge === 'none' || told.hedge === 'about' || told.hedge === hedge;
  return told.hedge !== 'none' && isRoundingOf(mention, fact) && (told.hedge === 'about' || (told.hedge === 'above' ? fact.value > mention.value : fact.value < mention.value));
}

function isSameSign(told: ToldFigure, fact: ToldFigure): boolean {
  const isNegative = (mention: NumberMention) => mention.isNegative && mention.value !== 0;
  if (isNegative(told.mention) === isNegative(fact.mention)) return true;
  return isNegative(fact.mention) && (NEGATIVE.test(told.sentence) || (fact.isChange || fact.mention.kind === 'percent') && NEGATIVE_CHANGE.test(told.sentence));
}

/** Nobody else's figure, and not a part told as the whole: "You spent $400" where $400 is the rent. */
function isSameName({ inherited, sentence }: ToldFigure, { names }: Fact, words: string): boolean {
  if (inherited.names.length > 0) return inherited.names.every((name) => names.includes(name));
  return names.length === 0 || inherited.measures.length === 0 || names.some((name) => words.slice(0, words.indexOf(sentence) + sentence.length).includes(name));
}

function isSamePeriod({ own, inherited, isBase }: ToldFigure, fact: Fact, words: string, given: readonly string[]): boolean {
  const claimed = isBase ? own.periods : inherited.periods;
  const known = fact.figure.own.periods.length > 0 ? fact.periods : [...fact.periods, ...given];
  if (claimed.length === 0) return !fact.isOneOfPeriods || fact.periods.some((period) => tiesOf(words).periods.some((said) => isWithin(said, period)));
  return known.length === 0 || claimed.every((period) => known.some((one) => isWithin(period, one)));
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
    const { names } = tiesOf(sentence);
    if (names.length === 0 || /\d/.test(sentence)) return false;
    return [TOP, BOTTOM].some((kind) => kind.test(sentence) && !known.some((fact) => kind.test(fact) && names.every((name) => fact.includes(name))));
  });
}
