/** A text's category beside what the file's other rows say about its party. A text that is clear by itself stays as it is. */
import { DEFAULT_CHART, defaultAccount } from '../chart-of-accounts.ts';
import type { AccountRole } from '../ledger/entry.ts';
import type { Categorized } from './categorize.ts';
import { CERTAIN_ENOUGH, CUSTOMERS_NAME } from './confidence.ts';
import type { PartyTally } from './party-tally.ts';

const number = (name: string): number => defaultAccount(name).number;
const [OWNER_IN, OWNER_OUT, LOAN_IN, LOAN_OUT] = [number('Owner Contribution'), number('Owner Draw'), number('Loan Proceeds'), number('Loan Payment')];
const [UNKNOWN_IN, UNKNOWN_OUT, INVOICED, SERVICE, INSURANCE, OTHER_INCOME] = [number('Uncategorized Income'), number('Uncategorized Expense'), number('Sales - Invoiced'), number('Service Income'), number('Insurance'), number('Other Income')];
const ROLES: ReadonlyMap<number, AccountRole> = new Map(DEFAULT_CHART.map((account) => [account.number, account.role]));
const COSTS: ReadonlySet<AccountRole | undefined> = new Set(['cogs', 'opex', 'tax', 'interest']);

/** Proposed, and asked about. */
const LIKELY = 60;
const USUAL = 80;
/** So many rows make a habit. */
const HABIT = 3;
const BOTH_WAYS = 8;
/** An instalment is paid again and again, in the same amount, and is a small part of what was lent. */
const LEAST_INSTALMENTS = 4;
const PART_OF_LOAN = 4;
/** Deposits that name nobody, as a shop pays in its takings. */
const TAKINGS = 5;

export function judgeByParty(read: Categorized, isIn: boolean, party: PartyTally): Categorized {
  if (!party.isNamed) return isIn && read.categoryNumber === UNKNOWN_IN && party.inCount >= TAKINGS ? as(read, INVOICED, LIKELY) : read;
  return isIn ? judgeIn(read, party) : judgeOut(read, party);
}

function judgeOut(read: Categorized, party: PartyTally): Categorized {
  if (read.confidence >= CERTAIN_ENOUGH) return read;
  if (party.has('out', OWNER_OUT) || party.has('in', OWNER_IN)) return as(read, OWNER_OUT, LIKELY);
  if (party.has('out', LOAN_OUT) || party.has('in', LOAN_IN) || isLender(party)) return as(read, LOAN_OUT, LIKELY);
  if (read.categoryNumber === UNKNOWN_OUT && isInstalmentToBank(party)) return as(read, LOAN_OUT, LIKELY);
  const usual = party.usual('out');
  return usual !== null && COSTS.has(ROLES.get(usual)) ? as(read, usual, LIKELY) : read;
}

function judgeIn(read: Categorized, party: PartyTally): Categorized {
  if (isClaimOfInsured(read, party)) return as(read, OTHER_INCOME, LIKELY);
  if (isMendersClaim(read, party)) return as(read, SERVICE, LIKELY);
  if (read.categoryNumber === SERVICE) return read.confidence < CERTAIN_ENOUGH && party.inCount >= HABIT ? as(read, SERVICE, USUAL) : read;
  // What is given back by somebody who is paid under a longer name: "QBP RETURN CREDIT".
  if (read.categoryNumber === UNKNOWN_OUT && party.outCount === 0) return read;
  if (COSTS.has(ROLES.get(read.categoryNumber))) return isCustomer(party) && !read.isGivenBack ? as(read, INVOICED, LIKELY) : read;
  if (read.categoryNumber !== UNKNOWN_IN && !(read.categoryNumber === INVOICED && read.confidence <= CUSTOMERS_NAME)) return read;
  if (party.has('in', OWNER_IN) || party.has('out', OWNER_OUT)) return as(read, OWNER_IN, LIKELY);
  if (party.has('out', LOAN_OUT) || isLender(party)) return as(read, LOAN_IN, LIKELY);
  if (isSupplier(party)) return asCredit(read, party);
  return read.categoryNumber === UNKNOWN_IN ? as(read, INVOICED, party.inCount >= HABIT && party.outCount === 0 ? CUSTOMERS_NAME : LIKELY) : read;
}

/** Paid more and more often than it pays: what it pays is what it gives back. */
function isSupplier(party: PartyTally): boolean {
  return party.outCount > 0 && party.outMinor >= party.inMinor && party.outCount >= party.inCount && !isBothWays(party);
}

/** Who pays again and again, and is hardly ever paid. */
function isCustomer(party: PartyTally): boolean {
  return (party.inCount >= HABIT && party.inMinor > 2 * party.outMinor) || isBothWays(party);
}

/** Pays so often and so much that it is no supplier who gives something back: a wire service of florists, a house that sells and buys. */
function isBothWays({ inCount, inMinor, outMinor }: PartyTally): boolean {
  return inCount >= BOTH_WAYS && inMinor * 3 > outMinor;
}

function isLender(party: PartyTally): boolean {
  return party.inCount > 0 && party.inCount <= HABIT && party.outCount >= LEAST_INSTALMENTS && party.repeatCount * 4 >= (party.outCount - 1) * 3
    && party.inMinor / party.inCount >= (PART_OF_LOAN * party.outMinor) / party.outCount;
}

/** The same amount again and again to a house that calls itself a lender. */
function isInstalmentToBank({ name, outCount, inCount, repeatCount }: PartyTally): boolean {
  return name !== null && LENDERS_WORD.test(name) && outCount >= LEAST_INSTALMENTS && inCount === 0 && repeatCount * 4 >= (outCount - 1) * 3;
}

const LENDERS_WORD = /\b(capital|funding|lending|lenders?|financ(e|ial|ing)|credit (union|corp)|fcu|bank|bancorp|advance)\b/i;

/** Its premiums are paid, and it paid once for a damage. */
function isClaimOfInsured({ categoryNumber }: Categorized, party: PartyTally): boolean {
  return categoryNumber === SERVICE && party.has('out', INSURANCE) && party.inCount <= HABIT && party.outCount > party.inCount;
}

/** Who mends cars and roofs is paid by insurers again and again, and pays none of them. */
function isMendersClaim({ categoryNumber, confidence }: Categorized, party: PartyTally): boolean {
  return categoryNumber === OTHER_INCOME && confidence < CERTAIN_ENOUGH && party.inCount >= HABIT && party.outCount === 0;
}

function asCredit(read: Categorized, party: PartyTally): Categorized {
  const usual = party.usual('out');
  if (usual !== null && !COSTS.has(ROLES.get(usual))) return read;
  return as(read, usual ?? UNKNOWN_OUT, party.outCount >= HABIT && usual !== null ? USUAL : LIKELY);
}

function as({ counterparty }: Categorized, categoryNumber: number, confidence: number): Categorized {
  return { categoryNumber, counterparty, confidence, isByOtherRows: true };
}
