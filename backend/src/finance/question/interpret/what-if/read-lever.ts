/** One supposition → one lever, or what is missing to make it one. Kinds that need more words are tried first. */
import type { PlanLever, PlanPeriod, Subject } from '../../plan.ts';
import type { NameMention } from '../names/find-names.ts';
import { namesFilter } from '../conditions/filters.ts';
import type { LeverWord } from '../lexicon/lever-words.ts';
import { rolesOf } from '../subject.ts';
import type { SupposedClause } from './clauses.ts';
import type { StatedAmount } from './lever-amounts.ts';
import { changedParties, comesFromParty, unsureOfParty, wholeParty } from './changed-parties.ts';
import { isJudgedCost, isLess } from './lever-sense.ts';
import { amountSaid as amountIn, countSaid, percentSaid, piecesSaid, perMonth, spanSaid } from './lever-amounts.ts';

export interface Supposition extends SupposedClause {
  readonly currency: string;
  readonly words: ReadonlySet<LeverWord>;
  readonly names: readonly NameMention[];
  readonly startMonth: string;
  readonly endMonth: string | null;
  /** What the ledger's own means are taken over. */
  readonly base: PlanPeriod;
}

/** `missing`: the question back. */
export type ReadLever = { readonly lever: PlanLever } | { readonly missing: string } | null;

type Reader = (clause: Supposition) => ReadLever;

export function readLever(clause: Supposition): ReadLever {
  for (const reader of READERS) {
    const found = reader(clause);
    if (found) return found;
  }
  return null;
}

const READERS: readonly Reader[] = [judged, delay, loan, perPiece, lossOfIncome, hire, cancelled, price, levelOf, changeOfCategory, changeOfParty, volume, spendsOther, incomeChange, income, cost];

/** With the rhythm of the clause before where it points back to it. */
function amountOfOne(clause: Supposition): StatedAmount | null {
  const own = amountIn(clause);
  if (own === null || own.rhythm !== null || clause.before === null) return own;
  return { ...own, rhythm: amountIn({ tokens: clause.before, currency: clause.currency })?.rhythm ?? null };
}

/** Of as many pieces as are told. */
function amountSaid(clause: Supposition): StatedAmount | null {
  const one = amountOfOne(clause);
  return one && { ...one, amountMinor: one.amountMinor * piecesSaid(clause) };
}

/** Which way a cost moves that gets "worse by 5 %" is asked. */
function judged(clause: Supposition): ReadLever {
  return clause.names.length > 0 && percentSaid(clause) !== null && isJudgedCost(clause.tokens) ? { missing: 'Would that cost go up or down? Better or worse does not say it.' } : null;
}

/** "2 dollars more per order": how many there are is not in the ledger. */
function perPiece({ tokens }: Supposition): ReadLever {
  const at = tokens.findIndex(({ text }, i) => /^(per|each|every|an|a)$/.test(text) && PIECES.test(tokens[i + 1]?.text ?? '') && tokens.slice(Math.max(0, i - 4), i).some(({ kind, isPercent }) => kind === 'number' && isPercent !== true));
  return at < 0 ? null : { missing: `How many ${tokens[at + 1]?.text ?? 'piece'}s a month would that be? The ledger holds amounts, not pieces.` };
}

const PIECES = /^(order|unit|piece|item|parcel|box|bottle|customer|client|member|seat|visit|session|class|ticket|meal|job|sale|booking|patient|shipment|cup|bar|kilo|pound|mile|head)$/;

/** "What if rent was 5,000", "Google Ads drops to 200 a month": from what it is now to that. */
function levelOf(clause: Supposition): ReadLever {
  const { startMonth, endMonth, base, names, words } = clause;
  const amount = amountSaid(clause);
  const [name] = names;
  if (!amount?.isLevel || !name || words.has('hire') || words.has('borrow')) return null;
  const [party] = changedParties(clause);
  const isOfOrders = comesFromParty(clause.tokens);
  if (party && !isOfOrders && wholeParty(clause) === null) return { missing: `By how much a month would that change? Of ${party.said} I know all that moves, not each part of it.` };
  if (party) return { lever: { kind: 'recurring', amountMinor: null, basis: { metric: isOfOrders ? 'revenue' : 'cashFlow', filters: namesFilter([party]), period: base, largest: null }, sign: isOfOrders ? -1 : 1, levelMinor: perMonth(amount), startMonth, endMonth } };
  if (!isOneCategory(name)) return null;
  const isIncome = rolesOf(name).some((role) => role === 'revenue');
  const basis = { metric: isIncome ? 'revenue' : 'expenses', filters: namesFilter([name]), period: base, largest: null } as const;
  return { lever: { kind: 'recurring', amountMinor: null, basis, sign: isIncome ? -1 : 1, levelMinor: perMonth(amount), startMonth, endMonth } };
}

const isOneCategory = ({ names }: NameMention): boolean => names.length === 1 && names[0]?.kind === 'category';

const INCOME = /^(revenue|sales|income|turnover|takings)$/;

/** "4,000 more sales a month", "revenue 16,000 a month": money that comes in, or comes no more. */
function incomeChange(clause: Supposition): ReadLever {
  const { words, tokens, names } = clause;
  const amount = amountSaid(clause);
  const isIncome = names.flatMap(rolesOf).some((role) => role === 'revenue') || names.length === 0 && tokens.some(({ text }) => INCOME.test(text));
  if (!amount || !isIncome || tokens.some(({ text }) => text === 'tax') || words.has('buy')) return null;
  const sign = isLess(words) ? -1 : 1;
  return { lever: amount.rhythm === null ? { kind: 'one-off', amountMinor: sign * amount.amountMinor, month: clause.startMonth } : recurring(sign * perMonth(amount), clause) };
}

function delay({ words, tokens, ...clause }: Supposition): ReadLever {
  const days = spanSaid({ tokens, ...clause }, 'days');
  if (!words.has('later') || days === null || !tokens.some(({ text }) => /^(pay|pays|paid|paying|payments?|invoices?|collect)$/.test(text))) return null;
  const percent = percentSaid({ tokens, ...clause });
  if (percent === null && clause.names.some(({ names }) => names.every(({ kind }) => kind === 'counterparty'))) return { missing: 'How many percent of your revenue would come later? One customer alone is told by its share.' };
  return { lever: { kind: 'payment-delay', days, share: percent === null ? 1 : Math.abs(percent) / 100, startMonth: clause.startMonth } };
}

function loan(clause: Supposition): ReadLever {
  const amount = amountSaid(clause);
  if (!clause.words.has('borrow') || !amount) return clause.words.has('borrow') && clause.tokens.some(({ text }) => /^borrow/.test(text)) ? { missing: 'How much would the loan be, at which rate and over how long?' } : null;
  const rate = percentSaid(clause);
  const months = spanSaid(clause, 'months');
  if (rate === null || months === null) return { missing: 'At which yearly rate and over how many years would the loan be paid back?' };
  return { lever: { kind: 'loan', principalMinor: amount.amountMinor, annualRatePercent: rate, termMonths: months, startMonth: clause.startMonth } };
}

const BIGGEST = /^(biggest|largest|top|best|main|number|major|important)$/;

/** "If we lose Acme", "our biggest client leaves". */
function lossOfIncome(clause: Supposition): ReadLever {
  const { words, tokens, names, startMonth, endMonth, base } = clause;
  if (!words.has('lose') && !words.has('cancel') || percentSaid(clause) !== null) return null;
  const party = names.find(({ names: [first] }) => first?.kind === 'counterparty');
  const isBiggest = tokens.some(({ text }, at) => BIGGEST.test(text) && tokens.slice(at, at + 4).some((token) => /^(client|customer|account|donor|patient|buyer)$/.test(token.text)));
  if (isBiggest) return { lever: gone({ metric: 'revenue', filters: {}, period: base }, -1, startMonth, endMonth, 'counterparty') };
  if (!words.has('lose') || !party) return null;
  const amount = amountSaid(clause);
  if (amount) return { lever: recurring(-perMonth(amount), clause) };
  return { lever: gone({ metric: 'revenue', filters: namesFilter([party]), period: base }, -1, startMonth, endMonth, null) };
}

function gone(subject: Subject, sign: 1 | -1, startMonth: string, endMonth: string | null, largest: 'counterparty' | null): PlanLever {
  return { kind: 'recurring', amountMinor: null, basis: { ...subject, largest }, sign, startMonth, endMonth };
}

const recurring = (amountMinor: number, { startMonth, endMonth }: Supposition): PlanLever => ({ kind: 'recurring', amountMinor, basis: null, startMonth, endMonth });

const PEOPLE = /^(people|person|employees?|staff|someone|somebody|workers?|drivers?|developers?|engineers?|assistants?|receptionists?|managers?|hygienists?|dentists?|associates?|salespeople|salesperson|reps?|designers?|cooks?|chefs?|servers?|technicians?|apprentices?|bookkeepers?|nurses?|hands?|helpers?|interns?|fundraisers?|teachers?|clerks?|mechanics?|dispatchers?|cashiers?|waiters?|bartenders?|programmers?|packers?|pickers?|timers?|trainers?|instructors?|bookkeeper|guys|guy|folks|men|women|man|woman|crew|hire|hires|trainees?|temps?|partners?|accountants?|baristas?|bakers?|plumbers?|electricians?|carpenters?|painters?|roofers?|landscapers?|groomers?|stylists?|therapists?|tutors?|coaches|coach|analysts?|consultants?|lawyers?|paralegals?|brewers?|welders?|installers?|roasters?|butchers?|florists?|groundsmen|gardeners?|vets?|opticians?|physios?|physiotherapists?|masseurs?|masseuses?|tailors?|labou?rers?|foremen|foreman|seniors?|juniors?)$/;
/** A sum from here on is a year's pay unless its rhythm is said. */
const YEARLY_FROM_MINOR = 2_000_000;

function hire(clause: Supposition): ReadLever {
  const { words, tokens, startMonth } = clause;
  const adds = tokens.some(({ text }) => /^(add|adding|added|get|take|taking|bring|have|had|need|another|extra)$/.test(text)) && tokens.some(({ text }) => PEOPLE.test(text)) || bringsPeople(tokens);
  const counts = tokens.some(({ text }, at) => PEOPLE.test(text) && (tokens[at - 1]?.kind === 'number' || /^(another|extra|more|new)$/.test(tokens[at - 1]?.text ?? ''))) && amountOfOne(clause) !== null && !words.has('cancel') && !words.has('gain');
  if (!words.has('hire') && !words.has('fire') && !adds && !counts) return null;
  const amount = amountOfOne(clause);
  if (!amount) return { missing: words.has('fire') ? 'What does the position cost per month?' : 'What would each of them cost per month, everything included?' };
  const monthlyCostMinor = monthlyPay(amount);
  const count = countSaid(clause);
  if (words.has('fire')) return { lever: recurring(monthlyCostMinor * count, clause) };
  return { lever: { kind: 'hire', count, monthlyCostMinor, startMonth } };
}

const PEOPLE_WITHIN = 5;

/** "If we brought in three more engineers", where a manager who brings in 3,000 is no hire. */
const bringsPeople = (tokens: Supposition['tokens']): boolean => tokens.some(({ text }, at) => /^(brings?|brought|bringing|took|taken|got|getting)$/.test(text) && tokens.slice(at + 1, at + PEOPLE_WITHIN).some(({ text: word, isMoney, value }, i, reach) => PEOPLE.test(word) && !reach.slice(0, i).some((one) => one.isMoney) && isMoney !== true && (value ?? 0) === 0));

function monthlyPay(amount: StatedAmount): number {
  return perMonth(amount.rhythm === null && amount.amountMinor >= YEARLY_FROM_MINOR ? { ...amount, rhythm: 'year' } : amount);
}

/** Of the percentage that is said; negative where the words say down. Null where neither is told. */
function signedPercent(clause: Supposition): number | null {
  const percent = percentSaid(clause);
  const { words } = clause;
  if (percent === null || percent < 0) return percent;
  return isLess(words) ? -percent : percent;
}

/** Somebody else's price, not what we charge. */
const OWN_PRICE = /\b(its|their|his|her) (prices?|fees?|rates?|charges?)\b|\b(raises?|raising|raised|increas(es?|ing)|hik(es?|ing)|puts? up|putting up) (the |our |its )?(prices?|fees?|rates?|charges?)\b/;

function price(clause: Supposition): ReadLever {
  if (!clause.words.has('price')) return null;
  const vendor = clause.names.find(({ names }) => names.length > 0 && names.every(({ kind }) => kind === 'counterparty'));
  if (vendor && OWN_PRICE.test(clause.tokens.map(({ text }) => text).join(' '))) return { missing: `What would ${vendor.said} cost a month then? The change of one name's price is told as an amount.` };
  const percent = signedPercent(clause);
  // "Travel prices go up 8 %", "workshop prices up 5 %": of that kind, and not of all that we sell.
  const ofKind = clause.names.find(({ names }) => names.length > 0 && names.every(({ kind }) => kind === 'category'));
  if (percent !== null && ofKind) return isOneCategory(ofKind) ? null : { missing: `Which one of ${ofKind.names.map(({ name }) => name).join(' and ')} would change?` };
  if (percent === null) return clause.words.has('up') || clause.words.has('down') ? { missing: 'By how many percent would the prices change?' } : null;
  return { lever: { kind: 'price-change', percent, startMonth: clause.startMonth } };
}

/** "Rent goes up 5 %", "we cut advertising in half", "rent rises by 300 a month". */
function changeOfCategory(clause: Supposition): ReadLever {
  const { names, words, startMonth } = clause;
  const category = names.flatMap((mention) => mention.names).find(({ kind }) => kind === 'category');
  const percent = signedPercent(clause);
  if (!category || !words.has('up') && !words.has('down') && (percent === null || percent >= 0)) return null;
  if (percent !== null) return { lever: { kind: 'category-change', category: category.number, percent, startMonth } };
  const amount = amountSaid(clause);
  if (!amount) return { missing: `By how much, or by how many percent, would ${category.name} change?` };
  const isIncome = names.flatMap(rolesOf).some((role) => role === 'revenue' || role === 'other-income');
  const sign = (isIncome ? 1 : -1) * (words.has('down') && !words.has('up') ? -1 : 1);
  return { lever: recurring(sign * perMonth(amount), clause) };
}

/** "We cut Google Ads in half", "Acme orders 20 % less": what goes to a name or comes from it changes by a part of itself. */
function changeOfParty(clause: Supposition): ReadLever {
  const { words, startMonth, endMonth, base } = clause;
  const percent = signedPercent(clause);
  const parties = changedParties(clause);
  if (percent === null || parties.length === 0 || !SAYS_WAY.some((word) => words.has(word)) && percent > 0) return null;
  const unsure = unsureOfParty(clause);
  if (unsure !== null) return { missing: unsure };
  const metric = comesFromParty(clause.tokens) ? 'revenue' : 'cashFlow';
  return { lever: { kind: 'recurring', amountMinor: null, basis: { metric, filters: namesFilter(parties), period: base, largest: null }, sign: 1, percent, startMonth, endMonth } };
}

/** "We spend 300 less on software", "… 200 more on Google Ads": of what is paid already, so every month. */
function spendsOther(clause: Supposition): ReadLever {
  const amount = amountSaid(clause);
  const says = (words: RegExp): boolean => clause.tokens.some(({ text }) => words.test(text));
  if (!amount || !clause.words.has('buy')) return null;
  if (says(/^(less|fewer)$/)) return { lever: recurring(perMonth(amount), clause) };
  return says(/^(spend|spent|spending)$/) && says(/^(more|extra|additional)$/) && !says(/^(than|once)$/) && wholeParty(clause) ? { lever: recurring(-perMonth(amount), clause) } : null;
}

function volume(clause: Supposition): ReadLever {
  const percent = signedPercent(clause);
  const says = (clause.words.has('volume') || clause.words.has('sell')) && !clause.tokens.some(({ text }) => text === 'tax');
  if (percent === null || !says) return null;
  if (percent > 0 && !SAYS_WAY.some((word) => clause.words.has(word))) return { missing: 'Would that much be gained or lost? The question does not say which way.' };
  return { lever: { kind: 'volume-change', percent, startMonth: clause.startMonth } };
}

/** A change that says neither more nor less is asked about, not taken for a rise. */
const SAYS_WAY: readonly LeverWord[] = ['up', 'down', 'gain', 'lose', 'cancel', 'sell'];

/** "If we cancel Adobe", "without the insurance": its monthly mean is saved. */
function cancelled(clause: Supposition): ReadLever {
  const { words, startMonth, endMonth, base } = clause;
  const names = clause.names.filter((name) => !isKept(name, clause));
  if (!words.has('cancel') || names.length === 0 || amountSaid(clause) || percentSaid(clause) !== null || isDropItself(clause)) return null;
  const roles = names.flatMap(rolesOf);
  const isIncome = roles.some((role) => role === 'revenue');
  const isMovement = roles.some((role) => role === 'loan' || role === 'owner');
  return { lever: gone({ metric: isIncome ? 'revenue' : isMovement ? 'cashOut' : 'expenses', filters: namesFilter(names), period: base }, isIncome ? -1 : 1, startMonth, endMonth, null) };
}

/** "… and keep Acme". */
const isKept = ({ from }: NameMention, { tokens }: Supposition): boolean => /\b(keep|keeping|kept|retain|but not|except)( (on|paying|using|the|our|only|for))*$/.test(tokens.slice(Math.max(0, from - 4), from).map(({ text }) => text).join(' '));

/** "Rent drops" by something that is not said; "we drop Acme" is the end of it. */
function isDropItself({ tokens, names }: Supposition): boolean {
  const at = tokens.findIndex(({ text }) => /^(drop|drops|dropped)$/.test(text));
  return at >= 0 && names.every(({ to }) => to <= at);
}

/** "We land a client worth 4k a month", "we sell the van for 12,000". */
function income(clause: Supposition): ReadLever {
  const { words, startMonth } = clause;
  const amount = amountSaid(clause);
  if (!amount || words.has('buy') && !words.has('sell') || !words.has('gain') && !words.has('sell') && !(words.has('down') && !words.has('up') && !words.has('volume') && !words.has('buy'))) return null;
  const sign = words.has('lose') ? -1 : 1;
  if (words.has('sell') || amount.rhythm === null && !words.has('down') && !words.has('gain')) return { lever: { kind: 'one-off', amountMinor: sign * amount.amountMinor, month: startMonth } };
  return { lever: amount.rhythm === null ? { kind: 'one-off', amountMinor: sign * amount.amountMinor, month: startMonth } : recurring(sign * perMonth(amount), clause) };
}

/** "We buy a van for 30k", "lease a truck for 900 a month": what has a rhythm recurs. */
function cost(clause: Supposition): ReadLever {
  const amount = amountSaid(clause);
  if (!amount) return null;
  return { lever: amount.rhythm === null ? { kind: 'one-off', amountMinor: -amount.amountMinor, month: clause.startMonth } : recurring(-perMonth(amount), clause) };
}
