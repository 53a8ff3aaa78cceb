/** "In November and December, total": neighbouring stretches that are added up, not held against each other. */
import { addDays, addMonths } from '../../../local-date.ts';
import type { PeriodMention } from './find-periods.ts';
import { SEASONS } from './period-words.ts';
import type { Token } from '../words/tokenize.ts';

const JOINT = /^(and|plus|&|\+|,|in|for|during|of|the|also)$/;
const ADDED = /\b(totals?|sum|summed|combined|together|altogether|overall|in all|added|how (much|many|often)|number of|count|average|avg|mean|burn|percent|percentage|share|biggest|largest|smallest|top|over|above|under|below|more than|less than|at least|list|who|which (customers?|clients?|vendors?|suppliers?|payees?|category|categories))\b/;
const HELD_AGAINST = /\b(compare[ds]?|comparing|comparison|versus|vs|v|against|differ(ence|ent|s)?|between|change[ds]?|grew|grow(n|th)?|rose|risen|rise|fell|fall(en)?|drop(ped)?|increased?|decreased?|up|down|higher|lower|better|worse|each|respectively|separately|side by side|both|why|not|never|no|but|without|than|by (month|quarter|year|week)|per (month|quarter|year|week)|monthly|quarterly|trend|or|too|as well)\b/;

/** What is done up is no rise: "how often did the van fill up". */
const DONE_UP = /\b(fill(s|ed|ing)?|fuel(s|ed|led)?|gas(sed)?|top(s|ped)?|stock(s|ed|ing)?|load(s|ed|ing)?|tank(s|ed)?|sign(s|ed)?|show(s|ed)?|turn(s|ed)?|rack(s|ed)?|r[iau]ng|call(s|ed)?|clean(s|ed)?|set|ends?|ended|buy|bought|use[ds]?|tot(s|ted)?|tall(y|ied)) up\b/g;

/** "Add up November and December": that "up" is no rise, and that "or" in "$500 or more" no other stretch. */
const withoutAddingUp = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ').replace(DONE_UP, '').replace(/\bor (more|less|over|above|under|below|greater|bigger|larger|higher|lower)\b/g, '').replace(/\b(add|adds|added|adding|sum|summed|summing|total|totalled|tot|count|counting) (it |them |that |this |both )?(all )?up\b/g, 'added');

/** Two neighbours become one stretch where a sum over both is asked for. */
export function joinedPeriods(mentions: readonly PeriodMention[], tokens: readonly Token[]): readonly PeriodMention[] {
  if (mentions.length > 2) return pairsJoined(mentions, tokens) ?? rowBeside(mentions, tokens) ?? ofTheWinter(mentions, tokens) ?? ofTheSeason(mentions, tokens) ?? severalJoined(mentions, tokens);
  const [first, second] = mentions;
  if (mentions.length !== 2 || !first || !second) return mentions;
  const between = tokens.slice(first.to, second.from);
  // Of a burn "per month" says what it is.
  const text = withoutAddingUp(tokens).replace(/\b(burn|burned|burnt)( rate)? (per|a|each) month\b/, '$1');
  const areShort = /^(day|week|month)$/.test(first.period.unit) && first.period.unit === second.period.unit;
  const isOneSide = areShort && /\b(same (two |2 )?(months|weeks|days|quarters)|a year (earlier|ago|before)|year before|last year)\b/.test(text);
  const isSideBySide = between.length === 0 && isOneSide;
  if (!between.every((token) => JOINT.test(token.text)) || !isSideBySide && !between.some((token) => /^(and|plus|&|\+|,)$/.test(token.text))) return mentions;
  const isPlus = between.some((token) => token.text === '+');
  if (!isOneSide && !isPlus && (!ADDED.test(text) && !areShort || HELD_AGAINST.test(text))) return mentions;
  const [early, late] = first.period.from <= second.period.from ? [first.period, second.period] : [second.period, first.period];
  if (late.from !== addDays(early.to, 1)) return mentions;
  return [{ from: first.from, to: second.to, period: { from: early.from, to: late.to, unit: 'range' }, isYearGuessed: first.isYearGuessed && second.isYearGuessed }];
}

/** "July, August, September last year": months of which each follows on the one before. */
function severalJoined(mentions: readonly PeriodMention[], tokens: readonly Token[]): readonly PeriodMention[] {
  const [first, last] = [mentions[0], mentions.at(-1)];
  const text = withoutAddingUp(tokens);
  const isRow = mentions.every((mention, i) => {
    const before = mentions[i - 1];
    return mention.period.unit === 'month' && (!before || before.period.from < mention.period.from && addDays(before.period.to, 1) === mention.period.from && tokens.slice(before.to, mention.from).every((token) => JOINT.test(token.text) || token.text === '+'));
  });
  if (!first || !last || !isRow || !ADDED.test(text) && !/\b(best|worst)\b/.test(text) || HELD_AGAINST.test(text)) return mentions;
  return [{ from: first.from, to: last.to, period: { from: first.period.from, to: last.period.to, unit: 'range' }, isYearGuessed: mentions.every(({ isYearGuessed }) => isYearGuessed) }];
}

/** "Jan + Feb 2026 against Jan + Feb 2025": two neighbours, and the same two of another year. */
function pairsJoined(mentions: readonly PeriodMention[], tokens: readonly Token[]): readonly PeriodMention[] | null {
  const [a, b, c, d] = mentions;
  if (!a || !b || !c || !d || mentions.length > 4) return null;
  const sides = [[a, b], [c, d]] as const;
  const areNeighbours = sides.every(([first, second]) => first.period.unit === 'month' && second.period.unit === 'month' && addDays(first.period.to, 1) === second.period.from && tokens.slice(first.to, second.from).every(({ text }) => JOINT.test(text)) && second.from > first.to);
  const areSame = a.period.from.slice(5) === c.period.from.slice(5) && a.period.from !== c.period.from;
  const between = tokens.slice(b.to, c.from).map(({ text }) => text).join(' ');
  if (!areNeighbours || !areSame || !/\b(vs|v|versus|against|than|compared|compare|to|with|over|next|beside|from)\b/.test(`${between} ${tokens[a.from - 1]?.text === 'compare' ? 'compare' : ''}`)) return null;
  return sides.map(([first, second]) => ({ from: first.from, to: second.to, period: { from: first.period.from, to: second.period.to, unit: 'range' }, isYearGuessed: false }));
}

/** "April, May and June 2026 vs Q2 2025": three months of a quarter held against a stretch that is none of them. */
function rowBeside(mentions: readonly PeriodMention[], tokens: readonly Token[]): readonly PeriodMention[] | null {
  const other = mentions.length === 4 ? [mentions[0], mentions[3]].find((mention) => mention !== undefined && mention.period.unit !== 'month' && mention.period.unit !== 'day') : undefined;
  const row = mentions.filter((mention) => mention !== other);
  const [first, last] = [row[0], row.at(-1)];
  const isRow = row.every(({ period, from }, i) => {
    const before = row[i - 1];
    return period.unit === 'month' && (!before || addDays(before.period.to, 1) === period.from && tokens.slice(before.to, from).every(({ text }) => JOINT.test(text)));
  });
  if (!other || !first || !last || !isRow || Number(first.period.from.slice(5, 7)) % 3 !== 1) return null;
  const joined: PeriodMention = { from: first.from, to: last.to, period: { from: first.period.from, to: last.period.to, unit: 'range' }, isYearGuessed: row.every(({ isYearGuessed }) => isYearGuessed) };
  return other.from < first.from ? [other, joined] : [joined, other];
}

/** "Last winter, December, January and February": the two behind the year's end are those of the year that follows on its December. */
function ofTheWinter([first, ...rest]: readonly PeriodMention[], tokens: readonly Token[]): readonly PeriodMention[] | null {
  const isWinter = first !== undefined && tokens.slice(first.from, first.to).some(({ text }) => text === 'winter') && first.period.unit === 'month' && first.period.from.slice(5, 7) === '12';
  const months = rest.map(({ period }) => (period.unit === 'month' ? period.from.slice(5, 7) : ''));
  const last = rest.at(-1);
  if (!isWinter || !last || !/^01(,02)?$/.test(months.join(',')) || tokens.slice(first.to, last.to).some(({ kind }) => kind === 'number') || tokens.slice(first.to, last.to).some(({ text }) => HELD_AGAINST.test(text))) return null;
  const end = addDays(addMonths(first.period.from, months.length + 1), -1);
  return [{ from: first.from, to: last.to, period: { from: first.period.from, to: end, unit: 'range' }, isYearGuessed: false }];
}

/** "Last autumn, September October November", "June, July and August of winter 2026": the months of a season that is named, said one by one. */
function ofTheSeason(mentions: readonly PeriodMention[], tokens: readonly Token[]): readonly PeriodMention[] | null {
  const season = mentions.find(({ from, to }) => tokens.slice(from, to).some(({ text }) => Object.hasOwn(SEASONS, text)));
  const months = mentions.filter((mention) => mention !== season);
  const [first, last] = [months[0], months.at(-1)];
  if (!season || !first || !last || months.length < 2 || months.length > 3 || (season !== mentions[0] && season !== mentions.at(-1))) return null;
  const isRow = months.every(({ period }, i) => period.unit === 'month' && (i === 0 || addDays(months[i - 1]?.period.to ?? period.to, 1) === period.from));
  const isWithin = months.length === 3 || months.every(({ period }) => season.period.from <= period.from && period.to <= season.period.to);
  return isRow && isWithin ? [{ from: Math.min(season.from, first.from), to: Math.max(season.to, last.to), period: { from: first.period.from, to: last.period.to, unit: 'range' }, isYearGuessed: false }] : null;
}
