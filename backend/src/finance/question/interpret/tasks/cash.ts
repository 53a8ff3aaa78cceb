/** Rules for burn rate, runway and the bank balance. */
import type { Interpretation, PlanFilters } from '../../plan.ts';
import type { NameMention } from '../names/find-names.ts';
import { filtersOf } from '../conditions/filters.ts';
import type { Frame } from '../frame.ts';
import { lastMonthsOr, periodOr, planned, wholeFile } from '../frame.ts';
import { namesFilter } from '../conditions/filters.ts';
import { has } from '../reading.ts';
import { orderOf, unitNamed } from './slots.ts';
import { statedBalance, stockOf } from './stock-of-money.ts';
import { saysRate, toldBurn } from './told-burn.ts';

/** "We have $180,000 in the bank: how many months of runway?" */
export function runway(frame: Frame): Interpretation | null {
  const followsRunway = frame.previous?.task === 'runway' && frame.reading.amounts.alone.length > 0;
  if (!has(frame.reading, 'runway') && !followsRunway && !asksMonthsOfMoney(frame)) return null;
  const told = toldBurn(frame);
  const unread = told !== null || NOTHING_COMES_IN.test(frame.reading.text) ? null : notRead(frame);
  if (unread !== null) return { kind: 'clarify', message: unread, choices: [{ label: 'What is our runway?', question: 'What is our runway?' }], plan: null };
  return planned('runway', { metric: NOTHING_COMES_IN.test(frame.reading.text) ? 'cashOut' : 'cashFlow', filters: { ...leftOut(frame), ...moneyIn(frame) }, period: lastMonthsOr(withoutDay(withoutPrevious(frame)), 3) }, { ...stockOf(frame), ...(told === null ? {} : { toldBurnMinor: told }) });
}

/** What is supposed beside a runway and could not be read as a change of a month: without it the answer would be to another question. */
function notRead({ reading }: Frame): string | null {
  if (TOLD_BURN.test(reading.text)) return 'The runway is told by the burn rate of the ledger. With another burn it is the balance divided by that amount; which change shall I reckon with?';
  if (saysRate(reading)) return 'I cannot tell what that amount a month changes. Is it all that goes out, or by how much more or less of what?';
  const changed = CHANGED.exec(reading.text)?.[0];
  if (changed !== undefined && !GONE.test(changed) && !BEGINS.test(changed)) return `I cannot tell what “${changed} …” changes in a month. Which category or name is it, and by how much?`;
  const [, supposed, rest = ''] = GONE.exec(reading.text) ?? [];
  if (supposed === undefined || STARTS_AT.test(rest)) return null;
  const isKnown = reading.names.some(({ names }) => names.length > 0) || /\d|%|\b(percent|half|third|costs?|expenses|spending|spend|everything|overheads?|outgoings|prices?|staff|people|customers?|clients?|sales|revenue)\b/.test(rest);
  return isKnown ? `I cannot tell what “${supposed} …” changes in a month. Which category or name is it, and by how much?` : `I find nothing in this ledger for what would change “${supposed} …”. What is it called there?`;
}

const GONE = /\b(if (?:we|i) (?:drop|dropped|cancel|cancelled|canceled|cut|ditch|ditched|scrap|scrapped|axe|axed|lose|lost|get rid of|got rid of|fire|fired|stop|stopped|quit|pause|paused|end|ended))\b(.*)/;

/** "If expenses go up 10 %". */
const CHANGED = /\bif (?:[^,?.;]|,(?=\d))*?\b(up|down|more|less|fewer|higher|lower|extra|rise|rises|rose|grow|grows|grew|fall|falls|fell|drop|drops|dropped|increase|increases|increased|decrease|decreases|decreased|double|doubles|doubled|halve|halves|halved|triple|triples|tripled|leave|leaves|quit|quits|stop|stops|stopped|(?<!\b(?:have|has|had|is|are|was|were|s|got|what|with|cash|money|there|only|balance|funds) (?:(?!if\b)\S+ ){0,4})left(?! (?:over|in)\b)|disappears?|disappeared|vanishes|vanished)\b(?! or less)/;
const BEGINS = /\bif (we|i|it|the money|the cash|our cash|(our |the |my )?(bank )?balance) (drop|drops|dropped|fall|falls|fell|go|goes|get|gets|are|is)( down)?$/;

/** "If we drop to 20,000": where the money begins. */
const STARTS_AT = /^ (down )?(to|below|under) \S*\d/;

/** "If our burn was 15,000 a month". */
const TOLD_BURN = /\bburn(s|ed|ing)?( rate)?( (was|were|is|be|of|at|around|about|only|just|to|fell|falls|fall|drops?|dropped|went|goes|down|up|rises?|rose))* [$€£]?\d/;

/** "If no money came in": then all that goes out is burned. */
const NOTHING_COMES_IN = /\b(no|not any|zero) (more |new )?(money|income|revenue|sales|cash)( at all)? (came|comes|coming|come) in\b|\b(income|revenue|sales|takings|money coming in) (all )?(stopped|stops|stop|dried up|dries up|disappeared|went to zero|goes to zero|vanished)\b|\bwithout (any )?(income|revenue|sales)\b|\b(no|zero) (income|revenue|sales)\b/;

/** "With $120,000, how many months do we have?" */
function asksMonthsOfMoney(frame: Frame): boolean {
  const { reading } = frame;
  const words = reading.text;
  return statedBalance(frame) !== null && Object.keys(reading.amounts.bounds).length === 0 && reading.measures.every((mention) => mention.isWeak) && reading.names.every(isOwnAccount) && /\b(how many months|how long|how far)\b/.test(words);
}

const isOwnAccount = ({ names }: NameMention): boolean => names.every(({ kind, role }) => kind === 'account' || role === 'transfer');

/** "Runway without Treasury", "… on the operating account alone": whose money is reckoned with. What lies in an account is no payment to it, even where transfers name it as their other side. */
function moneyIn({ reading, vocabulary }: Frame): PlanFilters {
  const isBank = ({ role }: { readonly role: string }): boolean => role === 'bank';
  const accountsOf = (names: readonly NameMention[]): number[] => vocabulary.accounts.filter((account) => isBank(account) && names.some((mention) => mention.names.some(({ kind, name, number }) => (kind === 'account' ? number === account.number : name === account.name)))).map(({ number }) => number);
  const [kept, left] = [ALONE.test(reading.text) ? accountsOf(reading.names) : [], accountsOf(reading.exceptions)];
  if (kept.length > 0) return { accounts: kept };
  const { counterparties = [] } = namesFilter(reading.exceptions);
  const others = counterparties.filter((name) => !vocabulary.accounts.some((account) => account.name === name));
  return left.length === 0 ? {} : { notAccounts: left, notCounterparties: others.length > 0 ? others : undefined };
}

const ALONE = /\b(alone|only|just|solely|nothing but)\b/;

/** Burn rate; "burn" with another measure ("burned through on ads") is spending. */
export function burn(frame: Frame): Interpretation | null {
  const { reading } = frame;
  if (!has(reading, 'burn') || reading.names.length > 0) return null;
  const unit = unitNamed(frame);
  if (unit && orderOf(frame) && !has(reading, 'each', 'average')) return planned('best-period', { metric: 'cashFlow', filters: {}, period: periodOr(frame, wholeFile(frame.calendar)) }, { groupBy: unit, order: 'smallest', limit: 1 });
  if (CHANGES.test(reading.text)) return planned('trend', { metric: 'cashFlow', filters: {}, period: lastMonthsOr(withoutPrevious(frame), 6) }, { groupBy: 'month' });
  return planned('burn', { metric: /\bgross (cash )?burn\b/.test(reading.text) ? 'cashOut' : 'cashFlow', filters: leftOut(frame), period: lastMonthsOr(withoutPrevious(frame), 3) });
}

/** "Without payroll": what is said to be left out of what is burned. */
const leftOut = ({ reading }: Frame): PlanFilters => (reading.exceptions.length > 0 ? filtersOf({ ...reading, amounts: { ...reading.amounts, bounds: {} } }, []) : {});

/** "Is our burn going up?" */
const CHANGES = /\b(going up|going down|up or down|rising|falling|growing|shrinking|improving|getting (worse|better)|trend|over time|month by month|by month)\b/;

export function balance(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const accounts = reading.names.flatMap((mention) => accountOf(mention, frame.vocabulary));
  const isOfAccount = accounts.length > 0 && accounts.length === reading.names.length && reading.rowWords.length === 0 && HOLDS.test(reading.text);
  if (!has(reading, 'balance') && !IN_ACCOUNT.test(reading.text) && !isOfAccount || reading.measures.some((mention) => !mention.isWeak)) return null;
  const party = accounts.length === 0 ? reading.names.find(({ names }) => names.length > 0 && names.every(({ kind, name }) => kind === 'counterparty' && !BANK.test(name))) : undefined;
  return party ? noAccount(party) : planned('balance', { metric: 'movement', filters: namesFilter(accounts), period: lastMonthsOr(frame, 3) });
}

/** "Our savings account", by which moves to it are called as well: where the question is what stands on it, that account. */
function accountOf(mention: NameMention, { accounts }: Frame['vocabulary']): NameMention[] {
  const names = mention.names.flatMap((name) => {
    const account = accounts.find((one) => one.name === name.name);
    return account ? [{ ...name, kind: 'account' as const, number: account.number, role: account.role }] : [];
  });
  const isOwnMoney = mention.names.every(({ kind, role, name }) => kind === 'account' || role === 'transfer' || names.some((one) => one.name === name));
  return names.length > 0 && isOwnMoney ? [{ ...mention, names }] : [];
}

const BANK = /\b(bank|bancorp|credit union|building society)\b/i;

/** "The balance of Acme": what somebody owes is in no ledger of payments, and the bank's balance is no answer to it. */
function noAccount({ names: [named] }: NameMention): Interpretation {
  const name = named?.name ?? '';
  return { kind: 'clarify', plan: null, message: `${name} is no account whose balance is known here, and what is owed is not in the ledger. Which figure do you mean?`, choices: [`Total paid to ${name}`, `Total received from ${name}`, 'What is our bank balance?'].map((question) => ({ label: question, question })) };
}

/** "What is left in business savings", "what do we owe on the Amex". */
const HOLDS = /\b(balance|left|(is|are) (there )?(now |currently |right now )?(in|on)|sitting|sits|holds?|do we (have|owe)|we owe|owed|owing|outstanding|what have we got)\b/;

/** "What is in the duty savings account?" */
const IN_ACCOUNT = /^(so )?(what|whats|how much)( is| s)?( money| cash| left)? (in|on) (the|our|my) ([a-z]+ ){0,3}account\b/;

/** "The bank says $410,000 today": the day of the balance is not the time in which money was burned. */
const withoutDay = (frame: Frame): Frame => ({ ...frame, reading: { ...frame.reading, periods: frame.reading.periods.filter(({ period }) => period.unit !== 'day') } });

const withoutPrevious = (frame: Frame): Frame => ({ ...frame, previous: null });
