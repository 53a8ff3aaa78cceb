/** Recognised names weighed against each other and against the measures: some only colour another, some are no condition at all. */
import type { NameMention } from './find-names.ts';
import type { LedgerName, NameIndex } from './names.ts';
import { lemma } from '../lexicon/lemma.ts';
import { settledCard, withOwnPlace } from './own-places.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';
import { wordTable } from '../../../word-table.ts';

/** A kind that, named beside another, only says more about it: "interest paid on the loan", "payroll taxes". */
const COLOURS = wordTable<readonly string[]>({
  'interest-expense': ['loan-payment'], 'loan-proceeds': ['loan-payment'], 'owner-draw': ['owner-contribution'], materials: ['project'], 'bank-fees': ['transfer'], 'loan-payment': [], refunds: ['owner-draw'],
});

export function weighNames(names: readonly NameMention[], longMeasures: readonly Span[], tokens: readonly Token[], index: NameIndex): NameMention[] {
  const outside = withoutModifiers(withoutGoods(ofBothWords(withoutDoings(withoutNamedKinds(names, tokens), tokens), tokens))).filter((name) => !longMeasures.some((match) => match.from <= name.from && name.to <= match.to && match.to - match.from > name.to - name.from));
  const kinds = new Set(outside.map((name) => name.categoryKind));
  const coloured = outside.filter((name) => !Object.entries(COLOURS).some(([kind, colours]) => kinds.has(kind) && name.categoryKind !== null && colours.includes(name.categoryKind)) || isListed(name, outside, tokens));
  const unmixed = coloured.map((name) => settledCard(name, coloured, index, tokens)).filter((name) => !isInsideNamedKind(name, coloured, tokens) && !isRefunded(name, coloured, tokens));
  const movesOwnMoney = unmixed.some((name) => name.names.some(({ role }) => role === 'transfer'));
  const moved = movesOwnMoney ? unmixed.flatMap((name) => (isTarget(name, tokens) ? asReceiver(name, index) : [name])) : unmixed;
  return moved.filter((name) => !isIdleTransfer(name, moved, tokens)).map((name) => withOwnPlace(receivedLoan(earnedInterest(name, index, tokens), index, tokens), index, tokens));
}

/** "The gas (Peoples)", "the delivery apps i.e. DoorDash and Grubhub": who is meant by a kind is said right behind it. */
function withoutNamedKinds(names: readonly NameMention[], tokens: readonly Token[]): readonly NameMention[] {
  const isKind = ({ categoryKind, boughtWithin }: NameMention): boolean => categoryKind !== null || boughtWithin !== undefined;
  return names.filter((name, at) => {
    const next = names[at + 1];
    return !(isKind(name) && next && areParties(next) && !isKind(next) && NAMELY.test(tokens.slice(name.to, next.from).map(({ text }) => text).join(' ')));
  });
}

const NAMELY = /^[,(]? ?(\(|\(? ?(i ?\.? ?e|ie|namely|meaning|that is)\.? ?,?)( the)?$/;

/** "Rental income from hiring out bikes": by what is done an income comes in, and no second kind of it. */
function withoutDoings(names: readonly NameMention[], tokens: readonly Token[]): readonly NameMention[] {
  const isIncome = ({ names: called }: NameMention): boolean => called.length > 0 && called.every(({ kind, role }) => kind === 'category' && role === 'revenue');
  return names.filter((name, at) => !(isIncome(name) && names.slice(0, at).some(isIncome) && DOING.test(tokens.slice(Math.max(0, name.from - 4), name.from).map(({ text }) => text).join(' '))));
}

const DOING = /\b(from|by|for|through|with) (?!(selling|including|excluding)\b)[a-z]{2,}ing( (out|up|off))?( (the|our))?$/;

/** "AEP Ohio electric bill", "AEP" and "Ohio" in the bank's own words: right behind a party's whole name stands what it sells or where it is, and not who else is called so. */
function withoutGoods(names: readonly NameMention[]): NameMention[] {
  const kept: NameMention[] = [];
  let whole = -1;
  for (const name of names) {
    const isBehind = name.from === whole && areParties(name) && (name.boughtWithin !== undefined || !begins(name));
    if (!isBehind) kept.push(name);
    if (isBehind || isWholeParty(name)) whole = name.to;
  }
  return kept;
}

/** "Without ADP payroll": what stands right behind a party that is left out says what it is paid for, and leaves out nobody else's. */
export function soldBy(excepted: readonly NameMention[]): NameMention[] {
  return excepted.filter((name) => !(isCategory(name) && excepted.some((party) => areParties(party) && party.to === name.from)));
}

const areParties = ({ names }: NameMention): boolean => names.length > 0 && names.every(({ kind }) => kind === 'counterparty');
/** The said words begin what all of these are called. */
const begins = ({ names, said }: NameMention): boolean => names.every(({ words }) => words[0] === lemma(said.split(' ')[0]?.toLowerCase() ?? ''));
const isWholeParty = (mention: NameMention): boolean => areParties(mention) && mention.boughtWithin === undefined && mention.names.some(({ words }) => words.length <= mention.to - mention.from);

/** "Refunds to patients": whose income it was is no second condition. */
function isRefunded(name: NameMention, all: readonly NameMention[], tokens: readonly Token[]): boolean {
  const isIncome = name.names.length > 0 && name.names.every(({ role }) => role === 'revenue');
  return isIncome && all.some((other) => other.categoryKind === 'refunds') && /^(to|for|of|from|on)$/.test(tokens[name.from - 1]?.text ?? '');
}

/** "principal and interest": both are meant. */
function isListed(name: NameMention, all: readonly NameMention[], tokens: readonly Token[]): boolean {
  return all.some((other) => other !== name && (other.from === name.to + 1 && isJoin(tokens[name.to]) || name.from === other.to + 1 && isJoin(tokens[other.to])));
}

const isJoin = (token: Token | undefined): boolean => /^(and|plus|&|,|or)$/.test(token?.text ?? '');

/** "gas and truck costs", "fuel at Shell": what is bought is part of the category, or is sold by the party, that is named beside it. */
function isInsideNamedKind(name: NameMention, all: readonly NameMention[], tokens: readonly Token[]): boolean {
  if (!name.boughtWithin) return false;
  // "Diesel and fuel": of two words for the same the first stays.
  const isSame = (other: NameMention): boolean => other.boughtWithin !== undefined && other.names.length === name.names.length;
  if (all.some((other) => other !== name && other.names.length > 0 && other.names.every((seller) => name.names.some((one) => isOne(one, seller))) && !(isSame(other) && other.from > name.from) && !isTakenOut(other, name, tokens))) return true;
  const { boughtWithin } = name;
  const isKind = (other: NameMention) => other !== name && other.boughtWithin === undefined && (other.categoryKind === boughtWithin || other.names.some(({ kinds }) => kinds.includes(boughtWithin)));
  return all.some((other) => isKind(other) && /^(and|plus|or|&|,)$/.test(tokens[Math.max(other.from, name.from) - 1]?.text ?? ''));
}

/** Also where the whole name stands for it. */
const isOne = (one: LedgerName, other: LedgerName): boolean => one === other || one.kind === other.kind && one.name === other.name;

/** "Fuel excluding Shell", "fuel but not that from Shell": one who sells it is left out of it. */
const isTakenOut = (other: NameMention, name: NameMention, tokens: readonly Token[]): boolean => other.from > name.to && tokens.slice(name.to, other.from).some(({ text }) => /^(not|excluding|exclude|excl|ex|except|excepting|without|minus|omitting|besides|apart|aside|other|barring|sans|ignoring|but)$/.test(text));

/** "Kitchen labor", "repairs to the trucks": of a kind the category that the other word says too. */
function ofBothWords(names: readonly NameMention[], tokens: readonly Token[]): NameMention[] {
  const told: NameMention[] = [];
  for (const name of names) {
    const before = told.at(-1);
    if (before && isThingFrom(before, name, tokens)) {
      told[told.length - 1] = { ...before, to: name.to, said: tokens.slice(before.from, name.to).map(({ raw }) => raw).join(' ') };
      continue;
    }
    const both = before && (before.categoryKind !== null || name.categoryKind !== null) && isBeside(before, name, tokens) ? before.names.filter((one) => one.kind === 'category' && one.count > 0 && name.names.includes(one)) : [];
    if (before && both.length > 0) told[told.length - 1] = { ...before, to: name.to, names: both, said: tokens.slice(before.from, name.to).map(({ raw }) => raw).join(' '), categoryKind: name.categoryKind };
    else told.push(name);
  }
  return told;
}

/** "The mixer from Hobart" where the bank wrote Hobart Mixer and Hobart Service: of who is called so who is called both. */
const isThingFrom = (before: NameMention, name: NameMention, tokens: readonly Token[]): boolean =>
  areParties(before) && areParties(name) && before.names.length < name.names.length && before.names.every((one) => name.names.includes(one)) && /^(from|at|by|of|with)( the)?$/.test(tokens.slice(before.to, name.from).map(({ text }) => text).join(' '));

const isBeside = (before: NameMention, name: NameMention, tokens: readonly Token[]): boolean => /^((to|on|for|of) )?((the|our|my|all) )*$/.test(`${tokens.slice(before.to, name.from).map(({ text }) => text).join(' ')} `.replace(/^ $/, ''));

/** "truck loan", "equipment repair": of two kinds side by side the last is the thing, the first says which. */
function withoutModifiers(all: readonly NameMention[]): NameMention[] {
  // "Keg leases", "job ads": a kind that no row is of is no thing that the word before says more about.
  const names = all.filter((name, i) => !(areUnused(name) && all[i - 1]?.to === name.from && all[i - 1] !== undefined && isCategory(all[i - 1] as NameMention) && !areUnused(all[i - 1] as NameMention)));
  return names.filter((name, i) => !(names[i + 1]?.from === name.to && names[i + 1] !== undefined && (name.categoryKind !== null && names[i + 1]?.categoryKind || isCategory(name) && isOfLoan(names[i + 1] as NameMention))));
}

const areUnused = ({ names, categoryKind }: NameMention): boolean => categoryKind !== null && names.length > 0 && names.every(({ kind, role, count }) => kind === 'category' && count === 0 && /^(opex|cogs)$/.test(role ?? ''));
const isOfLoan = ({ names, categoryKind }: NameMention): boolean => [categoryKind, ...names.flatMap(({ kinds }) => kinds)].some((kind) => kind !== null && /^(loan-payment|loan-proceeds|interest-expense)$/.test(kind));
const isCategory = ({ names }: NameMention): boolean => names.length > 0 && names.every(({ kind }) => kind === 'category');

/** A loan that was received is another category than one that is paid back. */
function receivedLoan(name: NameMention, { byKind }: NameIndex, tokens: readonly Token[]): NameMention {
  const proceeds = byKind.get('loan-proceeds') ?? [];
  const isReceived = name.categoryKind === 'loan-payment' && proceeds.length > 0 && tokens.some((token) => /^(receive|received|got|get|gotten|take|took|taken|borrow|borrowed|obtain|obtained|land|landed|arrive|arrived|came|hit|deposited|disbursed|drew|payout|disbursement|took|big|size)$/.test(token.text)) && !tokens.some((token) => /^(paid|pay|repaid|repay|principal|payments?|repayments?|back)$/.test(token.text));
  return isReceived ? { ...name, names: proceeds, categoryKind: 'loan-proceeds' } : name;
}

/** The account that own money is moved to is no condition on the account it is moved from; where rows name it as who received, that is what is asked. */
function asReceiver(name: NameMention, index: NameIndex): NameMention[] {
  const words = new Set(name.names.map((one) => one.words.join(' ')));
  const receivers = index.names.filter(({ kind, words: own, count }) => kind === 'counterparty' && count > 0 && words.has(own.join(' ')));
  return receivers.length > 0 ? [{ ...name, names: receivers }] : [];
}

function isTarget({ names, from }: NameMention, tokens: readonly Token[]): boolean {
  return names.every(({ kind }) => kind === 'account') && tokens.slice(Math.max(0, from - 3), from).some((token) => /^(to|into|off)$/.test(token.text));
}

/** Interest is a cost unless it is earned. */
function earnedInterest(name: NameMention, { byKind }: NameIndex, tokens: readonly Token[]): NameMention {
  const isPaidToUs = tokens.some(({ text }, at) => /^(pay|pays|paid)$/.test(text) && /^(us|me)$/.test(tokens[at + 1]?.text ?? ''));
  const isEarned = name.categoryKind === 'interest-expense' && (isPaidToUs || tokens.some((token) => /^(earn|earned|receive|received|income|make|made|got|collected)$/.test(token.text)) && !tokens.some((token) => /^(paid|pay|expense|loan|charged|charge)$/.test(token.text)));
  return isEarned ? { ...name, names: byKind.get('interest-income') ?? [], categoryKind: 'interest-income' } : name;
}

/** "… include what we moved to savings?": transfers are never part of a profit figure, so naming them is no condition on one. */
function isIdleTransfer(name: NameMention, all: readonly NameMention[], tokens: readonly Token[]): boolean {
  if (!name.names.some(({ role }) => role === 'transfer')) return false;
  const asksForExpenses = tokens.some((token) => /^(expenses?|revenue|profit|income|sales)$/.test(token.text));
  return asksForExpenses && all.every((other) => other === name || other.names.some(({ role }) => role === 'transfer') || other.names.every(({ kind }) => kind === 'account'));
}
