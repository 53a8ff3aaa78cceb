/** Decides which column holds what, from headings and content; a heading counts only where the content agrees with it. */
import { lineKind } from '../cells/line-words.ts';
import { isNotDone, isOfMatching, isPendingHeading } from '../cells/payment-states.ts';
import { dateEvidence } from '../cells/dates.ts';
import { currencyInHeading } from '../cells/currencies.ts';
import { flagOfBalance, isOfMarks } from './balance-flag.ts';
import { columnFacts, type ColumnFacts } from './column-facts.ts';
import { partsOfTotal } from './arithmetic.ts';
import { isBalanceBefore } from './balance-before.ts';
import { bestNamed, isExact } from './best-named.ts';
import { bookedDate, isBookedBeside, isDayOfInterest, isOtherDay } from './booked-date.ts';
import { isCashOfBroker } from './cash-of-broker.ts';
import { isChargedBeside, openingOf } from './charged-beside.ts';
import { currencyColumn, isInOriginal, isOfOriginal, wereExchanged } from './currency-column.ts';
import { paidBeside } from './day-of-invoice.ts';
import { withDirection, type HeadedColumn } from './direction-flag.ts';
import { unlessFlagged } from './flag-by-balance.ts';
import { headingMatches, isOfEitherWay, namesContra, normalisedHeading } from './heading.ts';
import { notAStatement } from './not-a-statement.ts';
import { holdsBalanceInDebit, isDoubleEntry, isOfTwoLegs, movedNothing } from './own-books.ts';
import { signsInBalances } from './balance-signs.ts';
import { centsApart, unreadDates } from './unreadable.ts';
import { isSideOfFee, isTurnedFrom } from './sides-beside.ts';
import { knownLayout } from './known-layouts.ts';
import { moneyByContent, turnTakerOf } from './money-by-content.ts';
import { areMoved, movedBy, netOfFee, sidesMoved, withTax } from './net-amount.ts';
import { otherPaymentDay } from './other-payment-day.ts';
import { withPairs } from './paired-headings.ts';
import { isOfPayout } from './payout.ts';
import { amountColumns, type ColumnPlan, type FoundMoney, type MoneyColumns } from './plan.ts';
import type { ColumnRole } from './roles.ts';
import { withRunningTotal } from './running-total.ts';
import { isShopCalledTotal } from './shop-called-total.ts';
import { unbookedStates } from './unbooked-states.ts';

/** `isDoubleEntry`: the file holds every payment twice. */
export interface NoPlan { failure: string; isDoubleEntry?: boolean }

type NamedColumn = HeadedColumn;

/** `rows`: the first data rows. `headings` is empty where the file has none. */
export function assignColumns(headings: readonly string[], rows: readonly (readonly string[])[]): ColumnPlan | NoPlan {
  const columnCount = Math.max(headings.length, ...rows.map((row) => row.length));
  // Titles, remarks, balances and totals between the rows have no date.
  const telling = rows.filter((row) => row.length >= headings.length - 1 && row.filter((cell) => cell.trim() !== '').length > 1 && !row.some((cell) => lineKind(cell) !== null));
  const atFirst = named(headings, columnFacts(telling.length > 0 ? telling : rows, columnCount));
  const date = findDate(atFirst, telling);
  if (!date) return { failure: notAStatement(headings) ?? unreadDates(headings, rows) ?? 'No transactions found: no column of this file holds dates.' };
  // Preambles, footers and pending payments would blur the picture: only rows with a date tell what a column holds.
  const dated = datedAmong(rows, date.facts.index);
  const paired = withPairs(isSameRows(dated, telling) ? atFirst : named(headings, columnFacts(dated, columnCount)), dated);
  const done = doneAmong(dated, stateColumn(paired));
  const columns = withRunningTotal(paired, done);
  const settledBy = columns.find((column) => isExact(column, ['amount']) && partsOfTotal(done, column.facts.index, 'with its heading') !== null);
  const settled = settledBy ? totalFound(settledBy) : null;
  const ofBroker = settled ? null : bestNamed(columns.filter((column) => isExact(column, ['amount'])), 'amount', (facts) => facts.amountShare >= 0.8);
  const foreign = settled || isCashOfBroker(ofBroker, columns, done) ? null : notAStatement(headings);
  const money = settled ?? unlessFlagged(unlessPart(moneyByHeading(columns, done), columns, done) ?? (foreign ? null : moneyByContent(columns.map((column) => column.facts), done, date.facts.index, bestNamed(columns.filter((column) => isExact(column, ['balance'])), 'balance', (facts) => facts.amountShare >= 0.8)?.facts ?? null)), columns, done, date.facts.index);
  if (foreign && !columns.some((column) => isExact(column, ['amount', 'debit', 'credit', 'balance']))) return { failure: foreign };
  if (foreign && countForeign(headings) >= 3) return { failure: foreign };
  if (!money) return { failure: 'No transactions found: no column of this file could be recognised as the amount.' };
  const split = centsApart(headings, dated, money.columns);
  if (split) return { failure: split };
  const plan = withBalanceOrder(complete(columns, date.facts.index, money), dated);
  if ('failure' in plan) return plan;
  const accounts = columns.filter(({ heading, matches }) => namesContra(heading) || matches.some(({ role }) => role === 'account')).map(({ facts }) => facts.index);
  if (movedNothing(dated, plan)) return { failure: 'No transactions found: every amount of this file is 0.' };
  if (((accounts.length > 0 || !isOfPayouts(columns, plan)) && isDoubleEntry(dated, plan, accounts)) || (!settled && (isOfTwoLegs(dated, plan, accounts) || isOfSides(columns, dated, plan, accounts)))) return { failure: DOUBLE_ENTRY, isDoubleEntry: true };
  if (plan.money.kind === 'two-columns' && holdsBalanceInDebit(rows, plan)) plan.money = { ...plan.money, isOpen: true };
  if (isBalanceBefore(done, plan)) plan.balance = null;
  if (plan.currency !== null && isOfOriginal(headings[plan.currency] ?? '') && !isInOriginal(headings, dated, amountColumns(plan.money)) && wereExchanged(headings, dated)) plan.currency = null;
  const unbooked = unbookedStates(dated, plan);
  if (unbooked.length > 0) plan.unbooked = unbooked;
  const { status } = plan;
  if (status !== null && isOfMatching(headings[status] ?? '', dated.map((row) => row[status] ?? ''))) plan.isOfMatching = true;
  if (isShopCalledTotal(dated, plan)) plan.hasShopCalledTotal = true;
  const fee = bestNamed(columns, 'fee', isCharge)?.facts.index;
  // What it is called is nobody's matter where the balances prove it.
  const charged = fee !== undefined ? [fee] : columns.filter(({ facts }) => isCharge(facts) && ![plan.date, plan.balance, ...amountColumns(plan.money)].includes(facts.index)).map(({ facts }) => facts.index);
  const proven = charged.find((column) => isChargedBeside(column, done, plan, openingOf(rows, plan.balance))) ?? (plan.balance === null && knownLayout(headings)?.isFeeBeside ? fee : undefined);
  return proven === undefined ? plan : { ...plan, fee: proven };
}

const DOUBLE_ENTRY = 'This file holds every payment twice, as money in and as money out on the same day: it lists several accounts of double-entry books. Export the bank account alone.';

/** What a service owes and sends on is even on every day, too. */
const isOfPayouts = (columns: readonly NamedColumn[], { money }: ColumnPlan): boolean => money.kind === 'two-columns' && isOfPayout(columns[money.debit ?? -1]?.heading ?? '') && headingMatches(columns[money.credit ?? -1]?.heading ?? '').some(({ role }) => role === 'amount');

/** Beside its signed amounts the file repeats them on sides, which are even on every day. */
function isOfSides(columns: readonly NamedColumn[], rows: readonly (readonly string[])[], plan: ColumnPlan, accounts: readonly number[]): boolean {
  const [debit, credit] = (['debit', 'credit'] as const).map((role) => bestNamed(columns, role, (facts) => facts.filledCount > 0 && facts.amountShare >= 0.8)?.facts.index);
  return plan.money.kind === 'signed' && debit !== undefined && credit !== undefined && debit !== credit && isDoubleEntry(rows, { ...plan, money: { kind: 'two-columns', debit, credit, hasSigns: false } }, accounts);
}

function withBalanceOrder(plan: ColumnPlan | NoPlan, rows: readonly (readonly string[])[]): ColumnPlan | NoPlan {
  const signs = 'failure' in plan ? null : signsInBalances(rows, plan);
  if (signs === null || 'failure' in plan) return plan;
  return 'failure' in signs ? signs : { ...plan, balanceOrder: signs.order };
}

/** Dates that cannot be read are still dates, where they are not most of what only looks like one. */
function datedAmong(rows: readonly (readonly string[])[], column: number): readonly (readonly string[])[] {
  const like = rows.filter((row) => /\d/.test(row[column] ?? '') && (row[column] ?? '').trim().length >= 6);
  const read = like.filter((row) => dateEvidence(row[column] ?? '') !== null);
  return read.length * 2 >= like.length ? read : like;
}

const isSameRows = (some: readonly (readonly string[])[], others: readonly (readonly string[])[]): boolean => some.length > 0 && some.length === others.length && some.every((row, at) => row === others[at]);

/** What is to come, failed or was taken back moved nothing: its numbers need not add up with the others. */
function doneAmong(rows: readonly (readonly string[])[], state: number | null): readonly (readonly string[])[] {
  const done = state === null ? rows : rows.filter((row) => !isNotDone(row[state] ?? ''));
  return done.length > 0 ? done : rows;
}

function named(headings: readonly string[], facts: ColumnFacts[]): NamedColumn[] {
  const columns = facts.map((columnFactsHere) => ({ facts: columnFactsHere, heading: headings[columnFactsHere.index] ?? '', matches: headingMatches(headings[columnFactsHere.index] ?? '') }));
  // Who paid is told by the column for the other way alone: tenants and donors pay, too.
  const hasOtherWay = columns.some(({ facts: { filledCount, amountShare, dateShare }, matches }) => matches.some(({ role }) => role === 'credit') && (filledCount === 0 || amountShare >= 0.8) && dateShare < 0.5);
  return hasOtherWay ? columns : columns.map((column) => ({ ...column, matches: column.matches.filter((match) => !isOfEitherWay(match)) }));
}

function findDate(columns: readonly NamedColumn[], rows: readonly (readonly string[])[]): NamedColumn | null {
  const booked = bookedDate(columns, rows, stateColumn(columns));
  if (booked !== null) return columns[booked]!;
  const holdsDates = (facts: ColumnFacts): boolean => facts.dateShare >= 0.5;
  const byHeading = bestNamed(columns.filter(({ heading }) => !isDayOfInterest(heading)), 'date', holdsDates);
  const paid = byHeading && paidBeside(byHeading, columns, rows);
  if (paid) return paid;
  if (byHeading) return otherPaymentDay(byHeading, columns, rows) ?? byHeading;
  // Beside a day of interest a day in words that are not known is the one on which it was booked.
  const unknown = columns.filter(({ facts, heading, matches }) => facts.dateShare >= ALWAYS && heading !== '' && matches.length === 0 && !isOtherDay(heading));
  const byValue = bestNamed(columns, 'date', holdsDates) ?? bestNamed(columns, 'value-date', holdsDates);
  if (byValue) return isDayOfInterest(byValue.heading) && unknown.length === 1 && isBookedBeside(unknown[0]!.facts, byValue.facts, rows) ? unknown[0]! : byValue;
  const [byContent] = columns.filter((column) => column.facts.dateShare >= 0.5).sort((a, b) => Number(isDayOfInterest(a.heading)) - Number(isDayOfInterest(b.heading)) || b.facts.filledCount - a.facts.filledCount || a.facts.index - b.facts.index);
  return byContent ? paidBeside(byContent, columns, rows) ?? byContent : null;
}

const ALWAYS = 0.9;
const isCharge = (facts: ColumnFacts): boolean => facts.filledCount > 0 && facts.amountShare >= 0.8 && facts.dateShare < 0.5;

function countForeign(headings: readonly string[]): number {
  return headings.filter((heading) => headingMatches(heading).some(({ role, strength }) => role === 'not-a-payment' && strength === 3)).length;
}

function moneyByHeading(columns: readonly NamedColumn[], rows: readonly (readonly string[])[]): FoundMoney | null {
  const holdsAmounts = (facts: ColumnFacts): boolean => facts.filledCount > 0 && facts.amountShare >= 0.8 && facts.dateShare < 0.5;
  const mayBeEmpty = (facts: ColumnFacts): boolean => facts.filledCount === 0 || holdsAmounts(facts);
  // A heading that says so in full is believed although some of its cells are damaged.
  const named = ofOneCurrency(bestNamed(columns, 'amount', holdsAmounts), columns.filter(({ facts }) => holdsAmounts(facts)), columns);
  const amount = (named && withTax(named, columns, rows)) ?? named ?? bestNamed(columns.filter((column) => isExact(column, ['amount'])), 'amount', (facts) => facts.amountShare >= 0.5 && facts.dateShare < 0.5);
  // A sale without its tip, say, is also called net: any of the amounts may be the whole of which something is left.
  const wholes = amount ? [amount, ...columns.filter((column) => column !== amount && isExact(column, ['amount']) && holdsAmounts(column.facts))] : [];
  const net = wholes.map((whole) => netOfFee(whole, columns, rows)).find((found) => found !== null);
  const balanceColumn = bestNamed(columns, 'balance', holdsAmounts);
  const balance = balanceColumn?.facts.index ?? null;
  const moved = amount && movedBy(balance, net ?? amount, wholes, rows);
  if (moved && (net || moved !== amount)) return { columns: withDirection(columns, moved), balance: otherThan(balance, moved.facts.index), isProven: true };
  const sidesOf = (of: readonly NamedColumn[]): readonly [NamedColumn | null, NamedColumn | null] => sidesMoved(balance, of, [bestNamed(of, 'debit', mayBeEmpty), bestNamed(of, 'credit', mayBeEmpty)], rows);
  const mayBeSides = columns.filter(({ facts }) => mayBeEmpty(facts));
  const ofAll = sidesOf(mayBeSides);
  // The two sides of a fee are none of the payment that stands beside it, unless the balances go with them.
  const [debit, credit] = !amount || areMoved(balance, ofAll, rows) ? ofAll : sidesOf(mayBeSides.filter(({ heading }) => !isSideOfFee(heading)));
  const hasPair = debit !== null && credit !== null && debit !== credit && (holdsAmounts(debit.facts) || holdsAmounts(credit.facts));
  const twinCurrency = amount && inOtherCurrency(amount, columns.filter(({ facts }) => holdsAmounts(facts)), rows);
  if (twinCurrency) return { columns: twinCurrency, balance };
  if (hasPair && amount && isTurnedFrom(amount, [debit, credit], columns, rows)) return { columns: { kind: 'two-columns', debit: debit.facts.index, credit: credit.facts.index, hasSigns: false }, balance };
  // An amount with signs says everything; without, separate columns or a flag tell the direction.
  if (amount && (amount.facts.signedCount > 0 || !hasPair)) return { columns: withDirection(columns, amount), balance: otherThan(balance, amount.facts.index) };
  if (hasPair) return { columns: { kind: 'two-columns', debit: debit.facts.index, credit: credit.facts.index, hasSigns: false }, balance };
  const lone = [debit, credit].find((column) => column && holdsAmounts(column.facts));
  const twin = lone && twinOf(lone, columns.filter((column) => column !== balanceColumn && holdsAmounts(column.facts)), rows);
  if (twin) return { columns: twin, balance };
  const turnTaker = lone && turnTakerOf(lone.facts, columns.filter((column) => column !== balanceColumn && column.matches.length === 0 && holdsAmounts(column.facts)).map(({ facts }) => facts), rows);
  if (lone && turnTaker) return { columns: { kind: 'two-columns', ...(lone === debit ? { debit: lone.facts.index, credit: turnTaker.index } : { debit: turnTaker.index, credit: lone.facts.index }), hasSigns: false }, balance };
  return lone ? { columns: withDirection(columns, lone), balance: otherThan(balance, lone.facts.index) } : null;
}

const totalFound = ({ facts }: NamedColumn): FoundMoney => ({ columns: { kind: 'signed', amount: facts.index }, balance: null, isProven: true });

/** In a language that we do not know an amount may be called like one of its parts. */
function unlessPart(found: FoundMoney | null, columns: readonly NamedColumn[], rows: readonly (readonly string[])[]): FoundMoney | null {
  if (found && found.columns.kind !== 'signed') return found;
  const amount = found?.columns.kind === 'signed' ? found.columns.amount : null;
  const total = columns.findLast((column) => {
    const first = column.facts.index === amount || isExact(column, ['balance', 'opening']) ? null : partsOfTotal(rows, column.facts.index, 'by itself');
    return first !== null && (amount === null || (first <= amount && amount < column.facts.index));
  });
  return total ? totalFound(total) : found;
}

/** Two columns that take turns, both headed as money out or both as money in: on a card's statement payments pay what was charged; of others nothing tells it. */
function twinOf(lone: NamedColumn, amounts: readonly NamedColumn[], rows: readonly (readonly string[])[]): MoneyColumns | null {
  const side = lone.matches.find(({ role }) => role === 'debit' || role === 'credit')?.role;
  const named = amounts.filter((column) => column.matches.some(({ role }) => role === side));
  const facts = turnTakerOf(lone.facts, named.map((column) => column.facts), rows);
  const twin = facts && named.find((column) => column.facts === facts);
  if (!twin) return null;
  const charged = [lone, twin].filter(({ heading }) => CHARGED.test(normalisedHeading(heading)));
  const [debit, credit] = charged.length === 1 && charged[0] === twin ? [twin, lone] : [lone, twin];
  return { kind: 'two-columns', debit: debit.facts.index, credit: credit.facts.index, hasSigns: false, ...(charged.length !== 1 && { isOpen: true }) };
}

const CHARGED = /charge|purchase|spen[dt]|withdraw/;

/** "Amount EUR" and "Amount USD", of which each row fills one. */
function inOtherCurrency(amount: NamedColumn, amounts: readonly NamedColumn[], rows: readonly (readonly string[])[]): MoneyColumns | null {
  const currency = currencyInHeading(amount.heading);
  const others = amounts.filter(({ heading, matches }) => currency !== null && matches.some(({ role }) => role === 'amount') && ![null, currency].includes(currencyInHeading(heading)));
  const other = turnTakerOf(amount.facts, others.map(({ facts }) => facts), rows);
  return other && amount.facts.negativeCount + other.negativeCount > 0 ? { kind: 'two-columns', debit: amount.facts.index, credit: other.index, hasSigns: true } : null;
}

/** Of two amounts with a currency each the one whose currency is always the same: that of the account. */
function ofOneCurrency(named: NamedColumn | null, amounts: readonly NamedColumn[], columns: readonly NamedColumn[]): NamedColumn | null {
  const currencyCount = ({ facts, heading }: NamedColumn): number => {
    if (currencyInHeading(heading) !== null) return 1;
    const beside = columns[facts.index + 1]?.facts;
    return beside && beside.currencyShare >= 0.9 && beside.filledShare >= 0.9 ? beside.distinctCount : 0;
  };
  if (!named || currencyCount(named) < 2) return named;
  return amounts.find((column) => column.matches.some(({ role }) => role === 'amount') && currencyCount(column) === 1) ?? named;
}

const otherThan = (column: number | null, taken: number): number | null => (column === taken ? null : column);

function complete(columns: readonly NamedColumn[], date: number, { columns: money, balance, isProven = false }: FoundMoney): ColumnPlan | NoPlan {
  const mainAmount = money.kind === 'two-columns' ? (money.debit ?? money.credit ?? -1) : money.amount;
  // A heading that names one currency holds whatever rows name for another amount.
  const found = currencyColumn(columns, mainAmount);
  const isOfHeading = typeof found === 'number' && currencyInHeading(columns[mainAmount]?.heading ?? '') !== null && (columns[found]!.facts.distinctCount > 1 || columns[found]!.facts.filledShare < ALWAYS);
  const currency = isOfHeading ? null : found;
  if (typeof currency === 'object' && currency !== null) return currency;
  const used = new Set([date, balance, currency, ...(money.kind === 'two-columns' ? [money.debit, money.credit] : [money.amount])]);
  const flag = money.kind === 'flagged' ? money.flag : null;
  const balanceFlag = flagOfBalance(columns.map(({ facts }) => facts), balance, flag);
  const isText = (facts: ColumnFacts): boolean => !used.has(facts.index) && facts.index !== balanceFlag && facts.filledCount > 0 && facts.dateShare < 0.5;
  const role = (name: ColumnRole): number | null => bestNamed(columns, name, (facts) => isText(facts) && facts.index !== flag)?.facts.index ?? null;
  const counterparty = role('counterparty');
  const category = role('category');
  // The other account of a booking is none that the file is about.
  const account = bestNamed(columns.filter(({ heading }) => !namesContra(heading)), 'account', isText)?.facts.index ?? null;
  const lone = columns[mainAmount]?.matches[0]?.role;
  return {
    date, money, balance, ...(balanceFlag !== undefined && { balanceFlag }), currency, category, account, counterparty, reference: role('reference'), status: stateColumn(columns, isText),
    ...(isInCents(columns, money) && { isInMinorUnits: true }),
    otherDates: columns.filter((column) => column.facts.index !== date && column.facts.dateShare >= 0.5).map((column) => column.facts.index),
    headingDirection: money.kind === 'two-columns' || isProven ? null : lone === 'debit' ? 'out' : lone === 'credit' ? 'in' : null,
    ...currenciesOfHeadings(columns, money, mainAmount),
    ...descriptionColumns(columns, (facts) => isText(facts) && !isOfMarks(facts) && ![category, account, flag].includes(facts.index), counterparty),
  };
}

function currenciesOfHeadings(columns: readonly NamedColumn[], money: MoneyColumns, mainAmount: number): Pick<ColumnPlan, 'headingCurrency' | 'columnCurrencies'> {
  const ofHeading = (column: number | null): string | null => currencyInHeading(columns[column ?? -1]?.heading ?? '');
  const [debit, credit] = money.kind === 'two-columns' ? [ofHeading(money.debit), ofHeading(money.credit)] : [null, null];
  return debit !== null && credit !== null && debit !== credit ? { headingCurrency: null, columnCurrencies: { debit, credit } } : { headingCurrency: ofHeading(mainAmount) };
}

/** Whole numbers under a heading such as amount_cents. */
function isInCents(columns: readonly NamedColumn[], money: MoneyColumns): boolean {
  const named = amountColumns(money).map((index) => columns[index]).filter((column) => column !== undefined);
  return named.length > 0 && named.every(({ heading, facts }) => CENTS.test(normalisedHeading(heading)) && facts.wholeCount === facts.filledCount);
}

const CENTS = /(?:^| )(?:cents?|pence|pennies|minor(?: units?)?|centimes|centavos|centimos|centesimi|groszy?|ore)$/;

function stateColumn(columns: readonly NamedColumn[], isText: (facts: ColumnFacts) => boolean = (facts) => facts.filledCount > 0 && facts.dateShare < 0.5): number | null {
  const asked = columns.find(({ heading, facts }) => isPendingHeading(heading) && isText(facts));
  const own = columns.filter(({ heading }) => !isOfPayout(heading));
  return (asked ?? bestNamed(own, 'status', isText))?.facts.index ?? statesByContent(own, isText);
}

/** A column of few words, nearly all of which say whether their payment is booked, whatever its heading. */
function statesByContent(columns: readonly NamedColumn[], isText: (facts: ColumnFacts) => boolean): number | null {
  return columns.find(({ facts }) => isText(facts) && facts.stateCount >= facts.filledCount * STATES_SHARE && facts.distinctCount <= MOST_STATES)?.facts.index ?? null;
}

const STATES_SHARE = 0.9;
const MOST_STATES = 6;

/** Named columns in the order of the word table, then the longest texts; joined are the others that are headed as a description or a note. */
function descriptionColumns(columns: readonly NamedColumn[], isText: (facts: ColumnFacts) => boolean, counterparty: number | null): Pick<ColumnPlan, 'descriptions' | 'joined'> {
  const first = bestNamed(columns, 'description', (facts) => isText(facts) && facts.index !== counterparty);
  const texts = columns.filter((column) => isText(column.facts) && column.facts.amountShare < 0.9 && !isExact(column, ['reference', 'status', 'value-date']));
  // What is the same in every row, such as the number of the account, describes none of them.
  const isSame = ({ facts }: NamedColumn): number => Number(facts.distinctCount === 1 && facts.filledCount > 1);
  const longest = [...texts].sort((a, b) => isSame(a) - isSame(b) || b.facts.averageChars - a.facts.averageChars).map((column) => column.facts.index);
  const ordered = [first?.facts.index ?? null, counterparty, ...longest].filter((index) => index !== null);
  const notes = texts.filter((column) => isExact(column, ['description', 'memo'])).map((column) => column.facts.index);
  return { descriptions: [...new Set(ordered)].slice(0, 4), joined: notes.filter((index) => index !== counterparty && index !== ordered[0]).slice(0, 3) };
}
