/** What words say about a figure beside what it measures: per what, without whom, on which day of the week, as what is left, as one of how many. */
import { SHARE_OF_COUNT, type ToldFigure } from './figures-told.ts';
import { wordTable } from '../../finance/word-table.ts';

const EXCLUDED = /\b(?:without|(?:all|every\w*|any\w*)\b[^.]{0,30}?\bbut\b|but the|apart from|aside from|other than|except(?:ing)?|excluding|not counting|leaving out)\b/i;
const BREAK_EVEN = /\bbreak(?:s|ing)?[- ]?even\b/i;
const REMAINDER_FACT = /^\S+ \u2013 .*\d less /;
const REMAINDER = /\b(?:left|leav\w+|remain\w*|less|minus|after|net of|difference|subtract\w*|deduct\w*|more|above|over)\b/i;
const TWO_SIDES = /\bis higher by\b/;
const MORE = /\b(?:more|higher|above|over|exceed\w*|ahead)\b/i;
const LESS = /\b(?:less|lower|below|under|behind|fewer)\b/i;
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;
const RANKS: readonly (readonly [rank: number, words: RegExp])[] = [
  [2, /\b(?:second|2nd)[- ]\w+est\b|\bsecond (?:most|least)\b|\bnumber (?:2|two)\b/i], [3, /\b(?:third|3rd)[- ]\w+est\b|\bthird (?:most|least)\b|\bnumber (?:3|three)\b/i],
  [4, /\b(?:fourth|4th)[- ]\w+est\b|\bnumber (?:4|four)\b/i], [5, /\b(?:fifth|5th)[- ]\w+est\b|\bnumber (?:5|five)\b/i],
];
const UNIT = /\b(?:per|an?|each|every|average|typical|usual)\s+(?:average\s+|typical\s+|usual\s+)?(working day|business day|weekday|such day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|day|week|month|quarter|year|transaction|row|payment|sale|bill|name|customer|client|vendor|supplier)\b|\b(dai|week|month|quarter|year)ly\b/i;
const SAME_UNIT = wordTable<string>({ dai: 'day', 'business day': 'working day', row: 'transaction', payment: 'transaction', sale: 'transaction', bill: 'transaction', customer: 'name', client: 'name', vendor: 'name', supplier: 'name' });

/** Whether everything that the facts say about a figure is said, or at least not said otherwise; `names`: whose figure it is. */
export function isToldAlike(told: ToldFigure, fact: ToldFigure, names: readonly string[]): boolean {
  return (told.mention.kind === 'plain' || EXCLUDED.test(told.sentence) === EXCLUDED.test(fact.sentence))
    && BREAK_EVEN.test(clauseOf(told)) === BREAK_EVEN.test(clauseOf(fact))
    && isSameUnit(told, fact) && isSameWeekday(told, fact) && rankIn(told.ownText) === rankIn(fact.ownText)
    && isSamePartOfCount(told, fact) && isSameShare(told, fact) && isRemainder(told, fact, names) && isSameSide(told, fact);
}

export const hasWeekday = (text: string): boolean => text.search(WEEKDAY) !== -1;

/** One among two sides that are held against each other: both of them have to be named. */
export const isBetween = ({ sentence, isChange }: ToldFigure): boolean => isChange && TWO_SIDES.test(sentence);

const clauseOf = ({ sentence, mention }: ToldFigure): string => sentence.split(';').find((clause) => clause.includes(mention.text)) ?? sentence;
const leftOf = ({ sentence, mention }: ToldFigure): string => sentence.slice(0, Math.max(0, sentence.indexOf(mention.text)));
const rankIn = (text: string): number | null => RANKS.find(([, words]) => words.test(text))?.[0] ?? null;
const weekdaysIn = (text: string): string[] => (text.match(WEEKDAY) ?? []).map((day) => day.toLowerCase().replace(/s$/, ''));

function isSameUnit(told: ToldFigure, fact: ToldFigure): boolean {
  const [one, other] = [unitIn(told.rateText), unitIn(fact.rateText)];
  return one === null || other === null || one === other;
}

function unitIn(text: string): string | null {
  const [, said, adverb] = UNIT.exec(text) ?? [];
  const unit = (said ?? adverb)?.toLowerCase();
  if (unit === undefined) return null;
  return hasWeekday(unit) ? 'such day' : SAME_UNIT[unit] ?? unit;
}

function isSameWeekday(told: ToldFigure, fact: ToldFigure): boolean {
  const known = weekdaysIn(fact.ownText);
  const said = weekdaysIn(told.sentence);
  return weekdaysIn(told.ownText).every((day) => known.includes(day)) && known.every((day) => said.includes(day));
}

/** A share of the payments by their number is none of the money. */
function isSameShare(told: ToldFigure, fact: ToldFigure): boolean {
  return !SHARE_OF_COUNT.test(fact.sentence) || /\b(?:transactions?|payments?|rows?|number|count)\b/i.test(told.sentence);
}

/** "12" of "4 of 12" is no 12 months by themselves; "every 31 days" no 31 days. */
function isSamePartOfCount(told: ToldFigure, fact: ToldFigure): boolean {
  if (told.mention.kind !== 'plain') return true;
  const isWhole = (figure: ToldFigure): boolean => /\b[\p{L}\d,]+\s+(?:out\s+)?of\s+(?:the\s+|all\s+)?$/iu.test(leftOf(figure));
  const isRate = (figure: ToldFigure): boolean => /\bevery\s+$/i.test(leftOf(figure));
  return (!isWhole(fact) || isWhole(told)) && (!isRate(told) || isRate(fact) || fact.isAverage);
}

function isRemainder(told: ToldFigure, fact: ToldFigure, names: readonly string[]): boolean {
  const isHead = ({ sentence, mention }: ToldFigure): boolean => REMAINDER_FACT.test(sentence) && sentence.startsWith(mention.text);
  if (!isHead(fact)) return !isHead(told);
  return REMAINDER.test(told.sentence) && names.every((name) => told.sentence.includes(name));
}

/** "Payroll is higher by $5 than rent" went up nowhere, and is not rent's. */
function isSameSide(told: ToldFigure, fact: ToldFigure): boolean {
  if (!isBetween(fact)) return true;
  const [higher] = fact.inherited.names;
  const first = [...told.sentence].find((letter) => letter === higher || fact.sentence.includes(letter) && /[\uE000-\uE7FF]/u.test(letter));
  const isFirstHigher = higher === undefined || first === higher;
  return told.direction === null && (!MORE.test(told.sentence) || isFirstHigher) && (!LESS.test(told.sentence) || !isFirstHigher);
}
