/** Sums of lists, differences, remainders, weekdays and the like: honest words for their answers, and lies that only they invite. */
import { amount, type SeenFacts } from './seen-facts.test-data.ts';

const lower = (what: string): string => what.charAt(0).toLowerCase() + what.slice(1);
const main = ({ value, unit }: SeenFacts): string => amount(value, unit);
const labels = ({ lines }: SeenFacts): string[] => lines.map(({ label }) => label);
const listed = (names: readonly string[]): string => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);
const isSum = (f: SeenFacts): boolean => f.task === 'ranking' && f.combined === 'amount' && f.value > 0 && f.lines.length > 1;
const isRest = (f: SeenFacts): boolean => f.task === 'ranking' && f.combined === 'rest' && f.value > 0 && f.lines.length > 1;
const isBetween = (f: SeenFacts): boolean => f.task === 'compare' && f.before === f.when && f.value > 0 && f.lines.length === 2 && f.lines.every(({ value }) => value !== 0);
const isWeekday = (f: SeenFacts): boolean => f.task === 'best-period' && f.groupBy === 'weekday' && f.per === 'day' && f.lines.length > 1;
const ofLines = ({ lines, unit }: SeenFacts, at: number): string => amount(lines[at]?.value ?? 0, unit);
const hasMeans = (f: SeenFacts): boolean => f.each !== null && f.value > 0 && f.lines.length > 1 && f.lines[0]!.value > 0 && f.lines[1]!.value > 0 && f.lines[0]!.value !== f.lines[1]!.value && f.lines[0]!.value !== f.value;
const isRolling = (f: SeenFacts): boolean => f.rolling !== null && f.value > 0 && f.lines.length > 1 && f.lines[0]!.value > 0;
const sides = (f: SeenFacts): readonly [string, string] => { const [one, other] = f.lines; return (one?.value ?? 0) >= (other?.value ?? 0) ? [one?.label ?? '', other?.label ?? ''] : [other?.label ?? '', one?.label ?? '']; };
const yearOf = (when: string): string | undefined => /^(?:Q\d|[A-Z][a-z]+) (\d{4})$/.exec(when)?.[1];

export const NEWER_WAYS: readonly ((facts: SeenFacts) => string | null)[] = [
  (f) => (isSum(f) ? `${listed(labels(f))} together came to ${main(f)} in ${f.when}.` : null),
  (f) => (isSum(f) ? `Your top ${f.lines.length} customers brought in ${main(f)} together in ${f.when}.` : null),
  (f) => (isRest(f) ? `Without ${listed(labels(f))}, ${lower(f.what)} came to ${main(f)} in ${f.when}.` : null),
  (f) => (isBetween(f) ? `${sides(f)[0]} is higher than ${lower(sides(f)[1])} by ${main(f)} in ${f.when}.` : null),
  (f) => (isWeekday(f) ? `On an average ${f.lines[0]?.label}, ${lower(f.what)} came to ${main(f)} in ${f.when}.` : null),
  (f) => (hasMeans(f) && f.per === 'day' ? `On average it was ${main(f)} per day in ${f.when}, and ${ofLines(f, 0)} per day in ${f.lines[0]?.label}.` : null),
  (f) => (hasMeans(f) && f.per === 'row' ? `On average it was ${main(f)} in ${f.when}.` : null),
  (f) => (isRolling(f) ? `Over the 3 months to ${f.lines.at(-1)?.label}, ${lower(f.what)} averaged ${main(f)}.` : null),
  (f) => (f.task === 'average' && f.per === 'day' && f.value > 0 && /weekday|Mondays/.test(f.what) ? `On an average Monday in ${f.when} it was ${main(f)}.` : null),
];

/** `opening`: the local words. */
type Lie = (facts: SeenFacts, opening: string) => string | null;

export const NEWER_LIES: Readonly<Record<string, Lie>> = {
  'what several have together told of one': (f) => (isSum(f) ? `${f.lines[0]?.label} came to ${main(f)} in ${f.when}.` : null),
  'what several have together told of some': (f) => (isSum(f) && f.lines.length > 2 ? `${f.lines[0]?.label} and ${f.lines[1]?.label} together came to ${main(f)} in ${f.when}.` : null),
  'more of them than there are': (f) => (isSum(f) ? `Your top ${f.lines.length + 1} customers brought in ${main(f)} together in ${f.when}.` : null),
  'each told what all have': (f) => (isSum(f) ? `${listed(labels(f))} came to ${main(f)} each in ${f.when}.` : null),
  'the others told as them': (f) => (isRest(f) ? `${listed(labels(f))} together came to ${main(f)} in ${f.when}.` : null),
  'the others told as one of them': (f) => (isRest(f) ? `${f.lines[0]?.label} cost ${main(f)} in ${f.when}.` : null),
  'the others told as all': (f) => (isRest(f) ? `${f.what} came to ${main(f)} in ${f.when}.` : null),
  'without somebody told as with everybody': (f) => (f.task === 'total' && /, without /.test(f.what) && f.value > 0 ? `${f.what.replace(/, without .*/, '')} was ${main(f)} in ${f.when}.` : null),
  'a difference the other way round': (f) => (isBetween(f) ? `${sides(f)[1]} is higher than ${lower(sides(f)[0])} by ${main(f)} in ${f.when}.` : null),
  'a difference told as one of its sides': (f) => (isBetween(f) ? `${sides(f)[0]} was ${main(f)} in ${f.when}.` : null),
  'a difference told as a rise': (f) => (isBetween(f) ? `${sides(f)[0]} rose by ${main(f)} in ${f.when}.` : null),
  'what is left told as what it is left of': (f) => (f.task === 'remainder' && f.value > 0 ? `${f.what} was ${main(f)} in ${f.when}.` : null),
  'what is left told as what was taken': (f) => (f.task === 'remainder' && f.value > 0 && f.lines[1] ? `${f.lines[1].label} was ${main(f)} in ${f.when}.` : null),
  'another weekday': (f) => (isWeekday(f) ? `On an average ${f.lines[1]?.label}, ${lower(f.what)} came to ${main(f)} in ${f.when}.` : null),
  'an average weekday told as all of them': (f) => (isWeekday(f) ? `${f.what} on ${f.lines[0]?.label} came to ${main(f)} in ${f.when}.` : null),
  'a mean told as the sum': (f) => (hasMeans(f) ? `${f.what} came to ${ofLines(f, 0)} in ${f.lines[0]?.label}.` : null),
  'the mean of another': (f) => (hasMeans(f) ? `In ${f.lines[0]?.label}, the average was ${ofLines(f, 1)}.` : null),
  'the mean of all told of one': (f) => (hasMeans(f) ? `In ${f.lines[0]?.label}, the average was ${main(f)}.` : null),
  'a rolling average told as its month': (f) => (isRolling(f) ? `${f.what} was ${ofLines(f, 0)} in ${f.lines[0]?.label}.` : null),
  'a rolling average told as all': (f) => (isRolling(f) ? `${f.what} came to ${main(f)} in ${f.when}.` : null),
  'per another unit': (_, opening) => (/per working day/.test(opening) ? opening.replace('per working day', 'per week') : null),
  'a part of the year told as the year': (f) => (f.task === 'total' && f.value > 0 && yearOf(f.when) ? `${f.what} was ${main(f)} in ${yearOf(f.when)}.` : null),
};
