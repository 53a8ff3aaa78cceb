/** Suppositions → a plan of levers. A number that is missing is asked for, never made up. */
import type { Choice, Interpretation, Plan, PlanLever } from '../../plan.ts';
import { LEVERS_MOST } from '../../../scenario/lever.ts';
import { totalPlan } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { planPeriod, planned } from '../frame.ts';
import { SUPPOSING_WORDS } from '../lexicon/lever-words.ts';
import type { Span } from '../words/phrase-table.ts';
import { PhraseTable } from '../words/phrase-table.ts';
import { has } from '../reading.ts';
import { YEARLY } from '../tasks/lists.ts';
import { statedBalance, stockOf } from '../tasks/stock-of-money.ts';
import { lastFullMonths } from '../periods/relative-period.ts';
import type { Token } from '../words/tokenize.ts';
import { tokensSayAmount } from './lever-amounts.ts';
import { endMonthOf, saysMonth, startMonthOf } from './lever-months.ts';
import type { SupposedClause } from './clauses.ts';
import { clausesOf } from './clauses.ts';
import { leverMatches, leverWordsIn, namesIn, withImpliedNames } from './lever-sense.ts';
import { asksForLevel, effectAskedOn, touches, untouched } from './effect-on.ts';
import { isNotice } from './notice.ts';
import { ownLevel } from './own-level.ts';
import type { Supposition } from './read-lever.ts';
import { unreadChange, withoutAskingTail } from './unread-change.ts';
import { unknownBeside } from './unknown-beside.ts';
import { readLever } from './read-lever.ts';

const SUPPOSING = new PhraseTable<true>().add(SUPPOSING_WORDS, true);

const BASE_MONTHS = 3;

/** Null where nothing is supposed, or nothing that a lever can hold. */
export function whatIf(frame: Frame): Interpretation | null {
  const isOfRunway = asksHowLong(frame);
  const stock = isOfRunway ? stockSaid(frame.reading.tokens) : null;
  const tokens = withImpliedNames(stock ? [...frame.reading.tokens.slice(0, stock.from), ...frame.reading.tokens.slice(stock.to)] : frame.reading.tokens);
  const start = supposedFrom(tokens) ?? (isNotice(tokens, namesIn(tokens, frame.vocabulary).length > 0) || isOfRunway && leverWordsIn(tokens).has('hire') && tokensSayAmount(tokens) ? 0 : null);
  if (start === null || asksRunway(frame)) return null;
  if (isOfRunway && INCOME_AT.test(frame.reading.text)) return { kind: 'clarify', message: 'By how much a month, or by how many percent, would that change?', choices: choices(), plan: null };
  const levers: PlanLever[] = [];
  const unread: Supposition[] = [];
  const clauses = withLastMonth(clausesOf(withoutAskingTail(tokens.slice(start))).map((one) => supposition(one, frame)));
  for (const clause of clauses) {
    const unknown = unknownBeside(clause);
    if (unknown !== null) return { kind: 'clarify', message: `I find nothing in this ledger for “${unknown}”. What is it called there?`, choices: choices(), plan: null };
    const found = readLever(clause);
    if (found && 'missing' in found) return { kind: 'clarify', message: found.missing, choices: choices(), plan: null };
    if (found) levers.push(found.lever);
    else unread.push(clause);
  }
  const lost = levers.length === 0 ? undefined : unread.map(unreadChange).find((said) => said !== null);
  if (lost) return { kind: 'clarify', message: `How much a month would change with “${lost}”? I can compute the rest, but not without it.`, choices: choices(), plan: null };
  if (levers.length === 0 || levers.length > LEVERS_MOST) return null;
  if (isOfRunway) return planned('runway', { metric: 'cashFlow', filters: {}, period: planPeriod(lastFullMonths(BASE_MONTHS, frame.calendar)) }, { ...stockBeside(frame, stock ?? { from: 0, to: start }), levers: levers.map(withoutParty) });
  const level = ownLevel(levers, frame.reading.text, frame.vocabulary);
  if (level) return { kind: 'plan', plan: { ...totalPlan({ ...level, period: planPeriod(lastFullMonths(BASE_MONTHS, frame.calendar)) }), task: 'what-if', levers, outcome: true, ...(YEARLY.test(frame.reading.text.replace(PAY_A_YEAR, ' ')) ? { yearly: true } : {}) } };
  const metric = effectAskedOn(frame.reading.text);
  if (metric !== 'netProfit' && !levers.some((lever) => touches(lever, metric, frame.vocabulary))) return untouched(metric, frame.reading.text);
  const base = { metric, filters: {}, period: planPeriod(lastFullMonths(BASE_MONTHS, frame.calendar)) } as const;
  return { kind: 'plan', plan: { ...totalPlan(base), task: 'what-if', levers, ...(asksForYear(frame, levers) ? { yearly: true } : {}), ...(asksForOutcome(frame) || asksForLevel(frame.reading.text) ? { outcome: true } : {}) } };
}

function asksForYear({ reading }: Frame, levers: readonly PlanLever[]): boolean {
  return YEARLY.test(reading.text.replace(PAY_A_YEAR, ' ')) && /\b(worth|save|saving|cost|come to|mean|make|bring|add up|total|lose|gain|affect|change)\b/.test(reading.text) && levers.every(({ kind }) => kind !== 'one-off' && kind !== 'loan' && kind !== 'payment-delay');
}

/** "45k a year" says what something costs, not for how long it is told. */
const PAY_A_YEAR = /\d[\d.,]*k? (dollars |euros |pounds )?(a|per|each) (year|annum)\b/g;

/** "What would our profit be if …": the result is asked for, not the change. */
const asksForOutcome = ({ reading }: Frame): boolean => /\b(what|how much) (would|will|is|does|might|could) (our|my|the|a)?( ?(new|monthly|average|net|annual|yearly|expected|total)){0,3} ?(profit|net income|bottom line|result)( [a-z]+){0,3} (be|look|come|become)\b|\bwhat is (our|my|the)( ?(new|monthly|average|net)){0,3} ?(profit|net income|bottom line)( then| now)?( ?[?.]*)$/.test(reading.text);

/** How long the money lasts is asked, and not what a change does to a month. */
const asksHowLong = ({ reading }: Frame): boolean => has(reading, 'runway') || /\bhow (long|many (months|weeks|days))\b.*\b(last|get by|survive)\b/.test(reading.text);

/** "With 50,000 in the bank": what is there is no part of what is supposed. */
function stockSaid(tokens: readonly Token[]): Span | null {
  const text = (from: number, to: number): string => tokens.slice(Math.max(0, from), to).map((token) => token.text).join(' ');
  const at = tokens.findIndex(({ kind }, i) => kind === 'number' && (STOCKED.test(text(i + 1, i + 5)) || /\b(we|i) (have|got|have got|hold)$/.test(text(i - 3, i)) && !/^(less|more|fewer)\b/.test(text(i + 1, i + 2)) || /\bhow (long|many months|many weeks|many days) (do|does|will|would|can|could)$/.test(text(i - 4, i)) && tokens[i + 1]?.text === 'last' || BUYS_TIME.test(text(i + 1, i + 4)) && /\b(would|will|does|do|can|could)( (the|our|my|just|only|that|those))?$/.test(text(i - 2, i))));
  if (at < 0) return null;
  const before = /(, )?\b(with|(we|i) (have got|have|got|hold))$/.exec(text(at - 4, at))?.[0].trim().split(' ').length ?? 0;
  const behind = (STOCKED.exec(text(at + 1, at + 6)) ?? BUYS_TIME.exec(text(at + 1, at + 4)))?.[0].split(' ').length ?? 0;
  return { from: at - before, to: at + 1 + behind };
}

/** Of it less is left. */
const BOUGHT = /^(buy|bought|buying|purchase|purchased|replace|replacing)$/;

/** "How many months would 80,000 give me". */
const BUYS_TIME = /^((dollars|euros|pounds) )?(give|buy|get|carry|last|leave|take|see)\b/;

const STOCKED = /^(dollars |euros |pounds )?((in|at) (the|our|my) (bank account|bank|account|till)|in (cash|savings|checking|reserve)|cash|on hand|in hand|left|saved)\b/;

/** "Sales drop to 20,000 a month": of what they were the lever knows nothing. */
const INCOME_AT = /\bif (our |the |my |all )?(revenue|sales|income|turnover|takings) (drops?|dropped|falls?|fell|goes|go|went|rises?|rose|grows?|grew|sinks?|shrinks?|was|were|is|are)( (down|up|back))? (to|at|only|just)? ?\S*\d/;

/** What is there is said in this part; the amounts of what is supposed are none of it. */
function stockBeside(frame: Frame, { from, to }: Span): Pick<Plan, 'balanceMinor' | 'floorMinor'> {
  const { reading } = frame;
  const tokens = reading.tokens.map((token, at): Token => (at >= from && at < to ? token : { ...token, kind: 'stop' }));
  return { ...stockOf(frame), balanceMinor: statedBalance({ ...frame, reading: { ...reading, tokens, amounts: { ...reading.amounts, bounds: {}, alone: reading.amounts.alone.filter((span) => span.from >= from && span.to <= to) } } }) };
}

/** Of what a name pays and is paid all ends: whether it is a customer is told by its payments. */
function withoutParty(lever: PlanLever): PlanLever {
  const isOfParty = lever.kind === 'recurring' && lever.basis !== null && lever.levelMinor === undefined && lever.basis.largest === null && lever.basis.filters.counterparties !== undefined;
  return isOfParty ? { ...lever, sign: 1, basis: { ...lever.basis, metric: 'cashFlow' } } : lever;
}

/** "If I have 15k left, when am I broke?", "if we drop to 20,000": the money is what is there, unless something changes beside it; "if we raise 50k" adds to it. */
function asksRunway(frame: Frame): boolean {
  const { reading: { text, tokens } } = frame;
  const asksHow = /\bhow (long|many (months|weeks|days))\b.*\b(last|get by|survive|gone)\b/.test(text);
  if (!asksHow && !has(frame.reading, 'runway')) return false;
  if (BEGINS_AT.test(text)) return true;
  const stock = stockSaid(tokens);
  if (stock && leverMatches(tokens).some(({ values, from }) => values.includes('buy') && BOUGHT.test(tokens[from]?.text ?? '') && (from < stock.from || from >= stock.to))) return false;
  return !leverMatches(tokens).some(({ values, from }) => values.some((word) => /^(hire|fire|price|cancel|up|down)$/.test(word) || word === 'lose' && /^(lose|loses|losing|lost|leaves?|leaving|walks|pulls|bails)$/.test(tokens[from]?.text ?? '')) && (STOPPED.test(text) && /^stop/.test(tokens[from]?.text ?? '') || !/^(raise|raised|stop|stops|stopped|dried|dries|without)$/.test(tokens[from]?.text ?? '')));
}

/** "If we stop Acme" is the end of a cost, "if sales stopped" that of all income. */
const STOPPED = /\bif (we|i) (stop|stopped|stopped paying|stop paying|stop using|stopped using)\b/;

/** What is left at first, and no change of what is burned. */
const BEGINS_AT = /\bif (we|i|it|the money|the cash|our cash|(our |the |my )?(bank )?balance) (drop|drops|dropped|fall|falls|fell|sink|sinks|go|goes|get|gets|are|is) (down )?(to|at|below|under) \S*\d|\bif (we|i) (have|had|hold) (only )?\S*\d\S* (less|fewer|more)\b/;

/** Where the supposition begins: after "what if", or after an "if" with a lever behind it. */
function supposedFrom(tokens: readonly Token[]): number | null {
  const [opened] = SUPPOSING.matches(tokens);
  if (opened && tokens.slice(opened.to).every(({ kind }) => kind === 'stop')) return 0;
  if (opened) return /^(effect|impact)$/.test(tokens[opened.from]?.text ?? '') && tokens[opened.to - 1]?.text === 'on' ? 0 : opened.to;
  if (tokens[0]?.text === 'say' && /^(i|we)$/.test(tokens[1]?.text ?? '')) return 1;
  const at = tokens.findIndex(({ text }, i) => text === 'if' && isSupposed(tokens.slice(i)));
  return at >= 0 ? at + 1 : supposedByVerb(tokens) ?? supposedByEffect(tokens);
}

/** An "if" supposes where a lever stands behind it, one that can also be history only beside a number. */
function isSupposed(tokens: readonly Token[]): boolean {
  const words = leverMatches(tokens).flatMap(({ values }) => values);
  const hasSize = tokens.some(({ kind, text }) => kind === 'number' || /^(double|doubled|half|halve|halved|third|quarter|tripled?)$/.test(text));
  const isOurs = /^(i|we)$/.test(tokens[1]?.text ?? '');
  return words.some((word) => !/^(up|down|volume|price|buy|gain|later)$/.test(word)) || hasSize && words.some((word) => /^(up|down|later)$/.test(word) || isOurs && /^(buy|gain)$/.test(word));
}

/** What would come of it is asked: "…, how would that look", "…, what happens". */
const ASKS_EFFECT = /\b(how|where) (would|will|does|might) (that|this|it|things|everything|we|i|the numbers|the books) (look|stand|fare|change|be|leave us)\b|\bwhat (would|will|does|might) (that|this|it) (do|mean|change|look like)\b|\bwhat (would|will) (happen|change)\b|\bwhat happens\b|, what then\b|\bwhat would (the|be the) (effect|impact)\b|[a-z0-9] ?[,:]? (the )?(impact|effect)( please)?( [?.!])*$|\b(can|could|would) (we|i) afford\b/;

/** A change of a size that is told, and somebody who asks what comes of it: "putting prices up 5 % in May, how would that look". */
function supposedByEffect(tokens: readonly Token[]): number | null {
  const text = tokens.map((token) => token.text).join(' ');
  if (!ASKS_EFFECT.test(text) || /\b(last|past|was|were|did|had|have|has|happened|paid|spent|earned)\b/.test(text)) return null;
  const hasChange = tokens.some(({ isPercent, text: word }, at) => isPercent || /^(half|halve|halving|double|doubling|third)$/.test(word) || tokens[at + 1]?.text === 'percent');
  return tokensSayAmount(tokens) || hasChange && (leverWordsIn(tokens).size > 0 || /\b(half|double)\b/.test(text)) ? 0 : null;
}

/** "Cancel Acme and cut Bolt in half, what do we save per year". */
const ASKS_SAVING = /\b(what|how much) (do|would|will|could|can|does) (we|i|that|it|this) save\b/;

const AFFECTS = /^(affect|change|impact|hit|hurt|help|do|mean)$/;

/** "How would a 10 % price increase affect profit", "how much would we save by cancelling Acme", "how much better off would we be without it". */
function supposedByVerb(tokens: readonly Token[]): number | null {
  if (leverMatches(tokens)[0]?.from === 0 && ASKS_SAVING.test(tokens.map(({ text }) => text).join(' '))) return 0;
  if (tokens.some(({ text }) => /^(effect|impact)$/.test(text)) && leverMatches(tokens.slice(0, 4)).length > 0 && tokensSayAmount(tokens)) return 0;
  const modal = tokens.findIndex(({ text }, at) => /^(would|will|could|might)$/.test(text) && /^(how|what|much|off)$/.test(tokens[at - 1]?.text ?? ''));
  if (modal < 0) return null;
  const rest = tokens.slice(modal + 1);
  const saves = rest.findIndex(({ text }) => /^(by|without)$/.test(text));
  if (saves >= 0 && (tokens[modal - 1]?.text === 'off' || rest.some(({ text }) => /^save$/.test(text))) && leverWordsIn(rest.slice(saves)).has('cancel')) return modal + 1 + saves;
  return tokens[modal - 1]?.text !== 'much' && rest.some(({ text }) => AFFECTS.test(text)) && rest.some(({ kind }) => kind === 'number') && leverWordsIn(rest).size > 0 ? modal + 1 : null;
}

/** "Rent 5,000, wages 9,000 from June": a month that only the last of a list names is that of all. */
function withLastMonth(clauses: readonly Supposition[]): Supposition[] {
  const last = clauses.at(-1);
  const isList = last !== undefined && clauses.length > 2 && clauses.slice(0, -1).every(({ tokens }) => !saysMonth(tokens));
  return clauses.map((clause) => (isList && saysMonth(last.tokens) ? { ...clause, startMonth: last.startMonth, endMonth: last.endMonth } : clause));
}

function supposition(clause: SupposedClause, { reading, vocabulary, calendar }: Frame): Supposition {
  const { tokens } = clause;
  const names = namesIn(tokens, vocabulary);
  return {
    ...clause, words: leverWordsIn(tokens), names, currency: vocabulary.currency, startMonth: startMonthOf(tokens, calendar.asOf), endMonth: endMonthOf(tokens, calendar.asOf),
    base: planPeriod(lastFullMonths(TODAYS_PRICE.test(reading.text) ? 1 : BASE_MONTHS, calendar)),
  };
}

const TODAYS_PRICE = /\b(todays?|current|present|latest) (price|rate|charge|fee|cost)\b/;

const choices = (): Choice[] => ['What is my average monthly net profit in the last 3 months?', "What's our burn rate?"].map((question) => ({ label: question, question }));
