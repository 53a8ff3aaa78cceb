/** The rule for names that are in one stretch and not, or also, in another: lost, new and lasting customers and vendors. */
import { addDays, addMonths } from '../../../local-date.ts';
import type { Interpretation, PlanPeriod } from '../../plan.ts';
import { verbDirection } from '../sides/direction.ts';
import { filtersOf } from '../conditions/filters.ts';
import type { PeriodMention } from '../periods/find-periods.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planned, planPeriod, wholeFile } from '../frame.ts';
import { capped } from '../periods/period-atom.ts';
import { lastFullMonths, periodBefore, unitAt } from '../periods/relative-period.ts';
import { has } from '../reading.ts';
import { unitOfEach } from './unit-of-each.ts';

const ABSENT = /^(not|never|no|nothing|without|gone|stopped|quit|lost|missing|absent|nobody|none|zero|disappeared|vanished|dropped)$/;
const LOST = /\b(walked (away|out)|left for good|(customers?|clients?|buyers?|members?|patients?|guests?|subscribers?|tenants?|donors?|who) (has |have |had )?(left|departed|defected|deserted us|jumped ship|moved on(?! to\b)|dried up|faded away|fell away|fallen away|fell off)(?! (to (pay|be)|in the|money|off|over|out|behind|open|unpaid|a|an|us (a|an|with|money))\b)|stop (paying|using|buying|ordering)|lost|lose|losing|gone(?! (up|down|over|through|to|on|into|from|by|higher|lower))|stopped|quit|left us|disappeared|vanished|churned|no longer|dropped off|did not come back|not come back|did not return|have not returned|not returned)\b/;
const NEW = /\b(new|first (paid|bought|came|ordered|appeared|used)|(began|begun|begin|start|start(ed)? to) (paying|buying|using|pay|buy|use)|first time|brand new|newly|gained?|won|added|acquired|joined|started (paying|buying|using)|never (paid|bought|used|had) .{0,20}before)\b/;
const BOTH = /\b(both|as well( as)?|the two years|two years|also|again|still|repeat|returning|in each of|in either year)\b/;
const GROUP = /\b(counterpart(y|ies)|parties|businesses|firms|people|customers?|clients?|vendors?|suppliers?|payees?|payers?|merchants?|donors?|buyers?|who|whom|companies|members?|patients?|subscribers?|guests?|anyone|anybody|everyone|names|accounts|contractors?|providers?)\b/;

export function members(frame: Frame): Interpretation | null {
  const { reading } = frame;
  if (!GROUP.test(reading.text) || has(reading, 'why', 'share', 'average') || Object.keys(reading.amounts.bounds).length > 0) return null;
  const newOfEach = has(reading, 'count') && NEW.test(reading.text) && !LOST.test(reading.text) && reading.periods.length < 2 ? unitOfEach(frame) : null;
  const sides = newOfEach ? null : twoStretches(frame) ?? oneStretch(frame);
  if (!sides && !newOfEach) return null;
  const side = reading.groupings.find((mention) => mention.side)?.side ?? (/\b(paying|pays?|paid) us\b/.test(reading.text) ? 'in' : /\bwe (paid|pay|used|spent|bought)|did we (pay|use|buy)\b/.test(reading.text) ? 'out' : verbDirection(reading) ?? 'in');
  const over = { metric: side === 'in' ? 'revenue' : 'expenses', filters: filtersOf(reading) } as const;
  if (newOfEach) return planned('count', { ...over, period: periodOr(frame, wholeFile(frame.calendar)) }, { groupBy: newOfEach, per: 'counterparty', membership: 'only-here' });
  if (!sides) return null;
  const { here, there, membership, note } = sides;
  return planned(has(reading, 'count') ? 'count' : 'ranking', { ...over, period: here }, { against: { ...over, period: there }, groupBy: 'counterparty', order: has(reading, 'count') ? null : 'largest', membership, ...(note === undefined ? {} : { notes: [note] }) });
}

interface Sides { readonly here: PlanPeriod; readonly there: PlanPeriod; readonly membership: 'only-here' | 'in-both'; readonly note?: string }

/** "In 2025 but not in 2026": the stretch that a word of absence stands nearest to is the one that they are missing from. */
function twoStretches({ reading }: Frame): Sides | null {
  const [a, b] = reading.periods;
  if (reading.periods.length !== 2 || !a || !b) return null;
  const [one, two] = [planPeriod(a.period), planPeriod(b.period)];
  if (BOTH.test(reading.text) && !ABSENT_TEXT.test(reading.text.replace(TAG, ''))) return /\b(in|during) both\b|\bboth (in|years|months|quarters)\b|\b(also|again|still|repeat|returning|as well( as)?|the two years|both)\b/.test(reading.text) ? { here: two, there: one, membership: 'in-both' } : null;
  const absent = reading.tokens.map((token, at) => (ABSENT.test(token.text) && !isTag(reading, at) ? at : -1)).filter((at) => at >= 0);
  if (absent.length !== 1) return null;
  const word = absent[0] ?? 0;
  const isGone = /^(gone|stopped|quit|lost|missing|absent|disappeared|vanished|dropped)$/.test(reading.tokens[word]?.text ?? '');
  if (!isGone && /\b(new|newly)\b/.test(reading.text)) return null;
  const missing = missingFrom(word, a, b, reading);
  return missing === b ? { here: one, there: two, membership: 'only-here' } : { here: two, there: one, membership: 'only-here' };
}

/** "…, didn't they?" only asks for a yes. */
const TAG = /\b(did|do|does|have|has|is|are|was|were) not (they|we|i|you|it|he|she)\b/;
const isTag = ({ tokens }: Frame['reading'], at: number): boolean => TAG.test(tokens.slice(Math.max(0, at - 1), at + 2).map(({ text }) => text).join(' '));

const ABSENT_TEXT = /\b(not|never|no|nothing|without|gone|lost|missing)\b/;

/** The first stretch after the word; "in 2026 there was nothing from them" has it before. */
function missingFrom(word: number, a: PeriodMention, b: PeriodMention, { tokens }: Frame['reading']): PeriodMention {
  if (word < a.from) return a;
  if (word < b.from && !(word - a.to <= 2 && tokens.slice(word, b.from).some(({ text }) => /^(but|though|although|while|whereas|yet)$/.test(text)))) return b;
  return word < b.from ? a : b;
}

/** "New customers this year", "clients we lost in 2026": against all before, or the stretch before. */
function oneStretch(frame: Frame): Sides | null {
  const { reading, calendar } = frame;
  if (reading.periods.length > 1 || !(reading.periods.length === 0 && STOPPED.test(reading.text)) && !/\b(counterpart(y|ies)|compan(y|ies)|providers?|merchants?|buyers?|customers?|clients?|vendors?|suppliers?|payees?|payers?|donors?|members?|contractors?|subscribers?)\b/.test(reading.text)) return null;
  const named = reading.periods[0]?.period;
  if (NEW.test(reading.text) && !LOST.test(reading.text)) {
    const here = planPeriod(named ?? capped(unitAt('year', 0, calendar), calendar));
    return here.from <= calendar.dataFrom ? null : { here, there: planPeriod({ from: calendar.dataFrom, to: addDays(here.from, -1), unit: 'range' }), membership: 'only-here' };
  }
  const isQuiet = /\b(not|never|no longer|nothing|stopped) (paid|pay|paying|bought|buy|buying|ordered|order|ordering|used|use|using|received|heard|from|back)\b/.test(reading.text);
  if (named && named.unit === 'range' && named.to >= calendar.asOf && isQuiet) return before(named.from, calendar.asOf, calendar);
  if (!named && LOST.test(reading.text) && /\b(which|who|what|list|name|show|how many|any|anyone|anybody|did we lose|have we lost|we lost)\b/.test(reading.text)) return since(calendar);
  if (!named || !LOST.test(reading.text) || !/\b(which|who|what|list|name|show|how many|did we lose|have we lost|we lost)\b/.test(reading.text) || named.unit === 'range' || named.unit === 'all') return null;
  return { here: planPeriod(periodBefore(named, 1)), there: planPeriod(named), membership: 'only-here' };
}

/** "Who stopped paying us": a name, or nobody's name. */
const STOPPED = /\bwho (has |have )?(stopped|quit|ceased)( (paying|buying|ordering))?\b|\bwho (no longer|does not|do not) (pays?|buys?|orders?)\b/;

const QUIET_MONTHS = 3;
const YEAR_MONTHS = 12;

/** Who was there in the year before, and has not been since the last three full months began. */
function since(calendar: Frame['calendar']): Sides | null {
  const sides = before(lastFullMonths(QUIET_MONTHS, calendar).from, calendar.asOf, calendar);
  return sides && { ...sides, note: 'Taken as gone: who is in the year before the last three full months, and not in them or since. Who comes less often than that may come again.' };
}

/** Who was there in the year before that day, and has not been since. */
function before(day: string, until: string, calendar: Frame['calendar']): Sides | null {
  const to = addDays(day, -1);
  const from = addMonths(day, -YEAR_MONTHS);
  if (to < calendar.dataFrom) return null;
  return { here: planPeriod({ from: from < calendar.dataFrom ? calendar.dataFrom : from, to, unit: 'range' }), there: planPeriod({ from: day, to: until, unit: 'range' }), membership: 'only-here' };
}
