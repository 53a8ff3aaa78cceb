/** An honest retelling of an answer, in many ways: other order, rounding stated, numbers in words, several sentences. */
import { NEWER_WAYS } from './newer-kinds.test-data.ts';
import { amount, inWords, money, type SeenFacts } from './seen-facts.test-data.ts';

type Way = (facts: SeenFacts) => string | null;

const lower = (what: string): string => (/^(Revenue|Gross|Expenses|Operating|Net|Cash|Payments|Spending|Cost|Money)/.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : what);
/** Money below zero is told as such. */
const told = ({ value, unit }: SeenFacts): string => `${value < 0 ? 'minus ' : ''}${amount(value, unit)}`;
const isPlain = ({ task, value }: SeenFacts): boolean => task === 'total' && value !== 0;
const rounded = (value: number, unit: number): number => Math.round(Math.abs(value) / unit) * unit;
/** To three digits. */
const unitFor = (value: number): number => 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value) || 1)) - 2);

const TOTALS: readonly Way[] = [
  (f) => (isPlain(f) ? `${f.what} came to ${told(f)} in ${f.when}.` : null),
  (f) => (isPlain(f) ? `In ${f.when}, ${lower(f.what)} was ${told(f)}.` : null),
  (f) => (isPlain(f) ? `Your ${lower(f.what)} for ${f.when} adds up to ${told(f)}. Everything below shows how.` : null),
  (f) => (isPlain(f) ? `${told(f)} is the figure for ${lower(f.what)}, covering ${f.when}.`.replace(/^minus/, 'Minus') : null),
  (f) => (isPlain(f) && f.unit === 'currency' && f.value > 100 ? `${f.what} was about ${money(rounded(f.value, unitFor(f.value))).replace('.00', '')} in ${f.when}.` : null),
  (f) => (isPlain(f) && f.unit === 'currency' && f.value > 2000 ? `In ${f.when}, ${lower(f.what)} came to roughly ${(rounded(f.value, 100) / 1000).toFixed(1)}k dollars.` : null),
  (f) => (isPlain(f) && f.unit === 'currency' && f.value > 2000 && f.value < 999_000 ? `${f.what}: about ${inWords(rounded(f.value, unitFor(f.value)))} dollars in ${f.when}.` : null),
  (f) => (isPlain(f) && f.unit === 'percent' && f.value > 0 ? `${f.what} stood at around ${Math.round(f.value)} percent in ${f.when}.` : null),
  (f) => (isPlain(f) && f.unit === 'percent' && f.value > 0 ? `${f.what} was ${inWords(Math.floor(Math.round(f.value * 10) / 10))} point ${inWords(Math.round(f.value * 10) % 10)} percent in ${f.when}.` : null),
  (f) => (isPlain(f) && f.value < 0 ? `${f.when} shows ${lower(f.what)} of minus ${amount(f.value, f.unit)}.` : null),
];

const sides = (f: SeenFacts) => ({ now: f.lines[0]?.value ?? 0, then: f.lines[1]?.value ?? 0, unit: f.isPercent ? 'percent' : 'currency' });
const side = (value: number, unit: string): string => `${value < 0 ? 'minus ' : ''}${amount(value, unit)}`;
const isCompared = (f: SeenFacts): boolean => f.task === 'compare' && f.before !== f.when && f.lines.length === 2 && sides(f).now !== sides(f).then;

const COMPARISONS: readonly Way[] = [
  (f) => (isCompared(f) ? `${f.what} was ${side(sides(f).now, sides(f).unit)} in ${f.when}, against ${side(sides(f).then, sides(f).unit)} in ${f.before}.` : null),
  (f) => (isCompared(f) ? `${f.what} ${sides(f).now > sides(f).then ? 'rose' : 'fell'} from ${side(sides(f).then, sides(f).unit)} in ${f.before} to ${side(sides(f).now, sides(f).unit)} in ${f.when}.` : null),
  (f) => (isCompared(f) && !f.isPercent ? `${f.what} ${sides(f).now > sides(f).then ? 'rose' : 'fell'} by ${money(sides(f).now - sides(f).then)} in ${f.when} compared with ${f.before}.` : null),
  (f) => (isCompared(f) && !f.isPercent ? `In ${f.before} ${lower(f.what)} was ${side(sides(f).then, 'currency')}; in ${f.when} it was ${side(sides(f).now, 'currency')}, ${sides(f).now > sides(f).then ? 'up' : 'down'} by ${money(sides(f).now - sides(f).then)}.` : null),
];

const isRanking = (f: SeenFacts): boolean => f.task === 'ranking' && f.isPlainList;
const isPositive = (f: SeenFacts, count: number): boolean => f.lines.slice(0, count).every(({ value }) => value > 0);
const RANKINGS: readonly Way[] = [
  (f) => (isRanking(f) && f.lines.length > 2 && isPositive(f, 3) ? `${f.lines[0]?.label} comes first with ${money(f.lines[0]?.value ?? 0)} in ${f.when}, followed by ${f.lines[1]?.label} with ${money(f.lines[1]?.value ?? 0)} and ${f.lines[2]?.label} with ${money(f.lines[2]?.value ?? 0)}.` : null),
  (f) => (isRanking(f) && f.lines.length > 1 && isPositive(f, 2) ? `In ${f.when}, ${f.lines[0]?.label} leads (${money(f.lines[0]?.value ?? 0)}), ahead of ${f.lines[1]?.label} (${money(f.lines[1]?.value ?? 0)}).` : null),
  (f) => (isRanking(f) && f.lines.length > 1 ? `The largest is ${f.lines[0]?.label}. It accounts for ${money(f.lines[0]?.value ?? 0)} in ${f.when}.` : null),
  (f) => (isRanking(f) && (f.lines[0]?.value ?? 0) > 2000 ? `${f.lines[0]?.label} is the biggest in ${f.when}, at about ${money(rounded(f.lines[0]?.value ?? 0, unitFor(f.lines[0]?.value ?? 0))).replace('.00', '')}.` : null),
];

const OTHERS: readonly Way[] = [
  (f) => (f.task === 'count' ? `There were ${f.value.toLocaleString('en-US')} transactions in ${f.when}.` : null),
  (f) => (f.task === 'count' && f.value < 1000 ? `You had ${inWords(f.value)} transactions in ${f.when}.` : null),
  (f) => (f.task === 'share' ? `${f.what.replace('Spending on ', '')} makes up ${amount(f.value, 'percent')} of expenses in ${f.when}.` : null),
  (f) => (f.task === 'share' ? `In ${f.when}, about ${Math.round(f.value)}% of expenses went to ${f.what.replace('Spending on ', '')}.` : null),
  (f) => (f.task === 'average' && f.per === 'month' ? `On average, ${lower(f.what)} was ${told(f)} a month in ${f.when}.` : null),
  (f) => (f.task === 'average' && f.per === 'month' ? `${f.what} averaged ${told(f)} per month over ${f.when}.` : null),
  (f) => (f.task === 'best-period' && f.groupBy !== 'weekday' && f.lines[0] ? `${f.lines[0].label} had the highest ${lower(f.what)} in ${f.when}, at ${told(f)}.` : null),
  (f) => (f.task === 'trend' && f.isPlainList && f.lines.length > 2 && f.lines[0]?.value !== f.lines.at(-1)?.value
    ? `${f.what} ${(f.lines.at(-1)?.value ?? 0) > (f.lines[0]?.value ?? 0) ? 'rose' : 'fell'} from ${side(f.lines[0]?.value ?? 0, f.unit)} in ${f.lines[0]?.label} to ${side(f.lines.at(-1)?.value ?? 0, f.unit)} in ${f.lines.at(-1)?.label}; the average was ${told(f)} per month.` : null),
  (f) => (f.task === 'burn' && f.value > 0 ? `You burn ${money(f.value)} per month.` : null),
];

export const HONEST_WAYS: readonly Way[] = [...TOTALS, ...COMPARISONS, ...RANKINGS, ...OTHERS, ...NEWER_WAYS];
