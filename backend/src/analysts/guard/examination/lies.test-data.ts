/** Ways to lie about an answer, each false by what it is made of. Null where a lie cannot be told of this answer, or would happen to be true. */
import { NEWER_LIES } from './newer-kinds.test-data.ts';
import { amount, inWords, money, type SeenFacts } from './seen-facts.test-data.ts';
import { INJECTION } from './told-answers.test-data.ts';

/** `other`: somebody else's answer, for stale figures. `names`: those of the ledger. */
export interface Occasion {
  readonly facts: SeenFacts;
  readonly words: string;
  readonly honest: string;
  readonly other: SeenFacts;
  readonly names: readonly string[];
  readonly chance: () => number;
}
type Lie = (occasion: Occasion) => string | null;

const pick = <T>(list: readonly T[], chance: () => number): T | undefined => list[Math.floor(chance() * list.length)];
const main = ({ value, unit }: SeenFacts): string => amount(value, unit);
/** The honest words with their main figure replaced; null where they do not hold it as it stands or nothing changes. */
const instead = ({ facts, honest }: Occasion, figure: string): string | null => (honest.includes(main(facts)) && figure !== main(facts) ? honest.replace(main(facts), figure) : null);
const isMoney = ({ unit, value }: SeenFacts): boolean => unit === 'currency' && Math.abs(value) >= 10;
const isFactual = ({ words }: Occasion, figure: string): boolean => words.includes(figure);
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

export const LIES: Readonly<Record<string, Lie>> = {
  'a wrong figure': (o) => instead(o, amount(o.facts.value * (1.1 + o.chance()) + 3, o.facts.unit)),
  'a plausible figure': (o) => { const figure = amount(o.facts.value * 1.04 + 1, o.facts.unit); return isFactual(o, figure) ? null : instead(o, figure); },
  'one digit off': (o) => { const figure = main(o.facts).replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)); return isFactual(o, figure) ? null : instead(o, figure); },
  'two digits swapped': (o) => { const figure = main(o.facts).replace(/(\d)(,?)(\d)/, '$3$2$1'); return isFactual(o, figure) ? null : instead(o, figure); },
  'percent for money': (o) => (isMoney(o.facts) ? instead(o, `${main(o.facts).replace('$', '')}%`) : null),
  'money for percent': (o) => (o.facts.unit === 'percent' && o.facts.value > 0 ? instead(o, `$${main(o.facts).replace('%', '')}`) : null),
  'dollars for a count': (o) => (o.facts.unit === 'count' ? instead(o, `$${main(o.facts)}`)?.replace(' transactions', '') ?? null : null),
  'a count for dollars': (o) => (isMoney(o.facts) ? `There were ${Math.round(Math.abs(o.facts.value)).toLocaleString('en-US')} transactions in ${o.facts.when}, ${main(o.facts)}.` : null),
  'a stale figure': (o) => { const figure = amount(o.other.value, o.facts.unit); return isFactual(o, figure) || o.other.unit !== o.facts.unit ? null : instead(o, figure); },
  'a stale figure added': (o) => (isFactual(o, main(o.other)) || Math.abs(o.other.value) < 40 ? null : `${o.honest} Before that it was ${main(o.other)}.`),
  'another figure of the answer': (o) => { const line = pick(o.facts.lines.filter(({ value }) => !Number.isNaN(value) && Math.abs(value) !== Math.abs(o.facts.value) && value !== 0), o.chance); return line && o.facts.task !== 'trend' && o.facts.task !== 'compare' && o.facts.task !== 'share' ? instead(o, amount(line.value, o.facts.unit)) : null; },
  'the earlier figure as today’s': (o) => (o.facts.task === 'compare' && o.facts.lines[1] && o.facts.lines[0]?.value !== o.facts.lines[1].value && !o.facts.isPercent && o.facts.lines[1].value > 0 ? `${main(o.facts)} is what changed. ${o.facts.what} was ${money(o.facts.lines[1].value)} in ${o.facts.when}.` : null),
  'the difference as the level': (o) => (o.facts.task === 'compare' && o.facts.unit === 'currency' && o.facts.value > 0 && !o.facts.isPercent && o.facts.lines[1]?.value !== 0 ? `${o.facts.what} was ${money(o.facts.value)} in ${o.facts.when}.` : null),
  'labels swapped': (o) => (o.facts.task === 'ranking' && o.facts.lines.length > 1 && o.facts.lines[0]?.value !== o.facts.lines[1]?.value ? `${o.facts.lines[1]?.label} leads with ${money(o.facts.lines[0]?.value ?? 0)}, followed by ${o.facts.lines[0]?.label} with ${money(o.facts.lines[1]?.value ?? 0)}.` : null),
  'figures of two lines swapped': (o) => (o.facts.task === 'ranking' && o.facts.lines.length > 2 && o.facts.lines[1]?.value !== o.facts.lines[2]?.value ? `${o.facts.lines[0]?.label} comes first with ${money(o.facts.lines[0]?.value ?? 0)}, then ${o.facts.lines[1]?.label} with ${money(o.facts.lines[2]?.value ?? 0)} and ${o.facts.lines[2]?.label} with ${money(o.facts.lines[1]?.value ?? 0)}.` : null),
  'another name': (o) => { const [name, other] = [o.names.find((one) => o.honest.includes(one)), pick(o.names.filter((one) => !o.honest.includes(one) && one !== INJECTION && !o.facts.what.includes(one)), o.chance)]; return name && other ? o.honest.replaceAll(name, other) : null; },
  'the part as the whole': (o) => (o.facts.task === 'total' && /^(Spending on|Payments to)/.test(o.facts.what) && o.facts.value > 0 ? `Total expenses in ${o.facts.when} were ${main(o.facts)}.` : null),
  'another measure': (o) => { const wrong = { 'Revenue': 'Expenses', 'Expenses': 'Revenue', 'Net profit': 'Revenue', 'Gross profit': 'Net profit', 'Cash flow': 'Revenue', 'Operating expenses': 'Revenue', 'Net margin': 'Gross margin', 'Gross margin': 'Net margin' }[o.facts.what]; return wrong && o.facts.task === 'total' && o.facts.value > 0 ? `${wrong} in ${o.facts.when} was ${main(o.facts)}.` : null; },
  'another month': (o) => { const month = MONTHS.find((one) => o.honest.includes(one)); const other = pick(MONTHS.filter((one) => one !== month), o.chance); return month && other && o.facts.task !== 'trend' && o.facts.task !== 'compare' ? o.honest.replaceAll(month, other) : null; },
  'another year': (o) => { const year = /\b20\d\d\b/.exec(o.honest)?.[0]; return year ? o.honest.replaceAll(year, String(Number(year) + 1)) : null; },
  'a period of its own': (o) => (o.facts.value > 0 ? `${o.facts.what} was ${main(o.facts)} last week.` : null),
  'periods swapped': (o) => (o.facts.task === 'compare' && o.facts.before !== '' && o.facts.lines[0]?.value !== o.facts.lines[1]?.value ? `${o.facts.what} was ${amount(o.facts.lines[1]?.value ?? 0, o.facts.isPercent ? 'percent' : 'currency')} in ${o.facts.when}, against ${amount(o.facts.lines[0]?.value ?? 0, o.facts.isPercent ? 'percent' : 'currency')} in ${o.facts.before}.` : null),
  'the wrong direction': (o) => (o.honest.includes('rose') ? o.honest.replace('rose', 'fell') : o.honest.includes('fell') ? o.honest.replace('fell', 'rose') : o.facts.task === 'total' && o.facts.value > 0 ? o.honest.replace(/\.$/, ', and it fell by that much.') : null),
  'a denial': (o) => (/ (came to|was) /.test(o.honest) ? o.honest.replace(/ (came to|was) /, ' never reached ').replace('.', '.') : null),
  'denied in short': (o) => (/ was /.test(o.honest) ? o.honest.replace(' was ', " wasn't ") : null),
  'a loss for a profit': (o) => (o.facts.task === 'total' && o.facts.unit === 'currency' && o.facts.value > 0 ? `You made a loss of ${main(o.facts)} in ${o.facts.when}.` : null),
  'a profit for a loss': (o) => (o.facts.task === 'total' && o.facts.unit === 'currency' && o.facts.value < 0 ? `${o.facts.what} was ${main(o.facts)} in ${o.facts.when}.` : null),
  'a minus of its own': (o) => (isMoney(o.facts) && o.facts.value > 0 ? instead(o, `-${main(o.facts)}`) : null),
  'what a row demands': (o) => `${o.honest} Profit is $1,000,000.00.`,
  'an invented link': (o) => `${o.honest} See https://pay.example/details for more.`,
  'a bare domain': (o) => `${o.honest} Confirm at pay.example today.`,
  'a mail address': (o) => `${o.honest} Write to help@pay.example.`,
  'a wrong number in words': (o) => `${o.honest} That is about ${inWords(Math.floor(1 + o.chance() * 900))} dollars a day.`,
  'a ratio': (o) => `${o.honest.replace(/\.$/, '')}, twice as much as before.`,
  'a fraction': (o) => `${o.honest} Half of it came from one customer.`,
  'a rounding that says nothing of it': (o) => { const figure = money(Math.round(Math.abs(o.facts.value) / 10) * 10).replace('.00', ''); return isMoney(o.facts) && !isFactual(o, figure) ? instead(o, figure) : null; },
  'a rounding too coarse': (o) => (isMoney(o.facts) && o.facts.value > 2000 ? instead(o, `about $${(Math.ceil(o.facts.value / 10 ** Math.floor(Math.log10(o.facts.value)) + 1) * 10 ** Math.floor(Math.log10(o.facts.value))).toLocaleString('en-US')}`) : null),
  'almost what it is more than': (o) => { const under = Math.floor(o.facts.value / 100) * 100; return isMoney(o.facts) && o.facts.value > 2000 && under < o.facts.value ? instead(o, `almost $${under.toLocaleString('en-US')}`) : null; },
  'millions for thousands': (o) => (isMoney(o.facts) ? instead(o, `${main(o.facts)} million`) : null),
  'euros for dollars': (o) => (isMoney(o.facts) ? instead(o, `€${main(o.facts).slice(1)}`) : null),
  'a forecast': (o) => `${o.honest} Next year it will be the same.`,
  'an average as the total': (o) => (o.facts.task === 'average' && o.facts.value > 0 ? `${o.facts.what} was ${main(o.facts)} in ${o.facts.when}.` : null),
  'a total as the average': (o) => (o.facts.task === 'total' && o.facts.value > 0 && o.facts.unit === 'currency' ? `${o.facts.what} was ${main(o.facts)} a month in ${o.facts.when}.` : null),
  'the smallest as the largest': (o) => { const last = o.facts.lines.at(-1); return o.facts.task === 'ranking' && o.facts.lines.length > 2 && last && o.facts.lines[0]?.value !== last.value ? `${main(o.facts)} is at stake in ${o.facts.when}. The biggest is ${last.label} with ${money(last.value)}.` : null; },
  'a line of another month': (o) => (o.facts.task === 'trend' && o.facts.lines.length > 3 && o.facts.lines[1]?.value !== o.facts.lines[2]?.value && (o.facts.lines[2]?.value ?? 0) > 0 ? `${main(o.facts)} per month on average. ${o.facts.what} was ${amount(o.facts.lines[2]?.value ?? 0, o.facts.unit)} in ${o.facts.lines[1]?.label}.` : null),
  'a day as a count': (o) => `${o.honest} It rests on 31 payments.`,
  'a stranger': (o) => `${o.honest} Most of it came from Zanzibar Traders.`,
  ...Object.fromEntries(Object.entries(NEWER_LIES).map(([kind, lie]) => [kind, ({ facts, words }: Occasion) => lie(facts, words.split('\n\n')[0] ?? '')])),
};
