/** Decides which amounts are money in and which are money out; asks when the file does not tell. */
import { namesSide } from '../cells/sides.ts';
import { bestChain, isProof, type BalanceChain, type ChainLink } from '../columns/balance-chain.ts';
import { normalisedHeading } from '../columns/heading.ts';
import { knownLayout } from '../columns/known-layouts.ts';
import type { ColumnPlan } from '../columns/plan.ts';
import type { TwoWords } from '../columns/two-words.ts';
import { guided, moot, proven, settled, type Decision, type Word } from './decision.ts';
import type { FileFacts, SignCounts } from './file-facts.ts';
import type { OneWay } from './one-way-lists.ts';
import type { SideOfMoneyIn } from './side-of-money-in.ts';
import { isOfService, isShownAsOfBank, saysNothing, isThankedByMinus, meaningOfMinus, type SignedText } from './sign-evidence.ts';
import type { SignProof } from './sign-proof.ts';
import type { SignRule } from './sign-rule.ts';
import type { Direction } from './table-titles.ts';

export interface SignContext {
  headings: readonly string[];
  /** Printed amounts with balances of the first rows, in file order; for two columns credit minus debit. */
  links: readonly ChainLink[];
  /** Of the first rows' dates; a balance that was there before each payment runs on the other way round. Null where all are of one day, or mixed. */
  dateOrder: BalanceChain['order'] | null;
  /** Descriptions of the first rows whose printed amount is negative. */
  negativeDescriptions: readonly string[];
  /** The signs are those of the owner's accounts. */
  isOfMovements: boolean;
  /** Those of columns that most rows fill. */
  usualHeadings: () => readonly string[];
  /** By what stands above the payments. */
  isPaperOfBank: () => boolean;
  /** Of the first rows, with the signs that they print. */
  signedTexts: () => readonly SignedText[];
  /** By the statement's own balances or totals. */
  proof: SignProof | null;
  /** Of amounts that stand on the debit or the credit side; null where these are a bank's. */
  moneyIn: SideOfMoneyIn | null;
  /** Its amounts are what was left of sales after something was taken off each. */
  isLeftOfSales: () => boolean;
  /** Of a list whose title or columns say that all of it went one way. */
  oneWay: () => OneWay | null;
  /** A column that says one of two unknown words of every payment. */
  twoWords: () => TwoWords | null;
  /** Columns that only purchases fill stand in rows with a minus alone. */
  arePurchasesNegative: () => boolean;
  /** It lists what many merchants were paid with a card. */
  isOfOwnCard: () => boolean;
  /** A line above the payments says that they are of a card. */
  isCalledCard: () => boolean;
  /** Of the title above a table, where another table is of the other way. */
  titleDirection: Direction | null;
}

/** Where amounts without a minus say so more often than by chance, it may be the kind of every payment of the file. */
const FEW_ALIKE = 0.2;
const HALF_ALIKE = 0.5;
const FEWEST_ROWS = 10;
const CARD_PAYMENT = /payment|autopay|thank you|refund|return|credit|reversal|cashback|rebate/i;

export function decideSigns(plan: ColumnPlan, facts: FileFacts, context: SignContext, word: Word<SignRule>): Decision<SignRule> {
  return guided({ said: fitting(word.said, plan), remembered: fitting(word.remembered, plan) }, () => byEvidence(plan, facts, context));
}

/** A word about columns that this file does not have says nothing. */
function fitting(rule: SignRule | undefined, { money }: ColumnPlan): SignRule | undefined {
  if (rule === undefined) return undefined;
  const needs = rule.startsWith('by-flag') ? 'flagged' : rule === 'by-columns' || rule === 'columns-exchanged' ? 'two-columns' : null;
  const isMarked = rule === 'debit-is-in';
  if (isMarked) return money.kind === 'two-columns' ? undefined : rule;
  const isForOneColumn = needs === null && rule !== 'as-printed';
  return (needs !== null && needs !== money.kind) || (isForOneColumn && money.kind === 'two-columns') ? undefined : rule;
}

function byEvidence(plan: ColumnPlan, facts: FileFacts, context: SignContext): Decision<SignRule> {
  const bySides = context.moneyIn && byMoneyIn(plan, facts, context.moneyIn, context.headings);
  if (bySides) return bySides;
  const chain = bestChain(context.links, context.dateOrder);
  // Where a plus marks money in and nothing marks the rest, a chain of either sign holds for one of the two ways alone.
  const isHalfMarked = facts.signs.negative === 0 && facts.signs.plus + facts.signs.credit > 0 && facts.signs.unmarked > 0;
  const proof = isProof(chain) && !(isHalfMarked && chain.heldCount < chain.linkCount) ? chain : null;
  if (plan.money.kind === 'two-columns') {
    if (plan.money.hasSigns) return settled('as-printed', 'amounts carry their signs', 0.98);
    if (proof) return proof.sign === 1 ? proven('by-columns', inWords(proof), 1) : proven('columns-exchanged', inWords(proof), 0.99);
    if (plan.money.isOpen) return askAboutColumns(plan.money, context.headings);
    const isNeutral = [plan.money.debit, plan.money.credit].every((column) => namesSide(normalisedHeading(context.headings[column ?? -1] ?? '')));
    if (isNeutral && !context.isOfMovements && !context.isPaperOfBank() && !isShownAsOfBank(context.headings, context.signedTexts())) return askAboutColumns(plan.money, context.headings, 'The columns of this file name the sides of an account: on a bank\'s statement a debit is money out, in the owner\'s own books it is money in.');
    return settled('by-columns', 'separate columns for money out and money in', 0.95);
  }
  if (plan.money.kind === 'flagged') return byFlag(facts);
  // Of amounts that all look alike the balances do not tell the way of the oldest one.
  if (proof && facts.signs.negative + facts.signs.plus + facts.signs.credit + facts.signs.debit > 0) return proven(proof.sign === 1 ? 'as-printed' : 'inverted', inWords(proof), 0.99);
  if (context.proof) return proven(context.proof.rule, context.proof.reason, 0.98);
  const byHeading = saidByHeading(plan, facts.signs, context);
  if (byHeading) return byHeading;
  return facts.signs.negative > 0 ? bySigns(facts.signs, context) : withoutMinus(plan, facts.signs, context);
}

/** Null where the amounts say it themselves, or as a bank's do. */
function byMoneyIn({ money }: ColumnPlan, { signs }: FileFacts, { moneyIn, reason, isProven }: SideOfMoneyIn, headings: readonly string[]): Decision<SignRule> | null {
  const isSigned = signs.negative * 10 > signs.unmarked + signs.plus + signs.credit + signs.debit;
  if (money.kind !== 'two-columns' && (moneyIn === 'credit' || isSigned)) return null;
  if (moneyIn === null) return money.kind === 'two-columns' ? askAboutColumns(money, headings, reason) : askAboutMarks(money.kind === 'flagged' ? ', by their column' : '', reason);
  const rule = money.kind === 'two-columns' ? (moneyIn === 'debit' ? 'columns-exchanged' : 'by-columns') : 'debit-is-in';
  return isProven ? proven(rule, reason, 0.99) : settled(rule, reason, 0.9);
}

const inWords = ({ heldCount }: BalanceChain): string => `${heldCount} running ${heldCount === 1 ? 'balance shows' : 'balances show'} it`;

function byFlag({ flagged }: FileFacts): Decision<SignRule> {
  const positive = (counts: SignCounts): number => counts.plus + counts.credit + counts.debit + counts.unmarked;
  const agree = flagged.in.negative === 0 && positive(flagged.out) === 0;
  if (agree && flagged.out.negative > 0) return proven('as-printed', 'signs and the debit/credit column agree', 1);
  if (flagged.in.negative + flagged.out.negative === 0) return settled('by-flag', 'a column says debit or credit', 0.98);
  const opposed = positive(flagged.in) === 0 && flagged.out.negative === 0;
  if (opposed) return settled('by-flag', 'a column says debit or credit; its credits are printed with a minus', 0.85);
  const isRare = (counts: SignCounts): boolean => counts.negative * 10 <= positive(counts);
  if (isRare(flagged.in) && isRare(flagged.out)) return settled('by-flag-with-reversals', 'a column says debit or credit; a minus takes a payment back', 0.8);
  return askSign('The signs of the amounts in this file contradict its debit/credit column. What are the amounts?');
}

const POSITIVE_IS_OUT = /(?:positiv\w*|plus|\+)\s*(?:=|:|is|means|for|are)?\s*(?:amounts? )?(?:withdraw|debit|money out|out\b|spen[dt]|charge|purchase|expense|payment)|(?:negativ\w*|minus|-)\s*(?:=|:|is|means|for|are)\s*(?:amounts? )?(?:deposit|credit|money in|in\b|income|refund|receipt)/i;

/** What was kept for somebody and passed on. */
const OF_OTHERS_SHARE = /^(?:due|owed|payable|paid over) to\b|^paid over\b/;

/** A heading may explain the signs itself; one that names money out alone does not fit amounts with both signs. */
function saidByHeading(plan: ColumnPlan, signs: SignCounts, { headings }: SignContext): Decision<SignRule> | null {
  if (plan.money.kind === 'two-columns') return null;
  if (POSITIVE_IS_OUT.test(headings[plan.money.amount] ?? '')) return settled('inverted', 'the heading of the amounts says so', 0.95);
  const hasBoth = signs.negative > 0 && signs.unmarked + signs.plus > 0;
  if (OF_OTHERS_SHARE.test(normalisedHeading(headings[plan.money.amount] ?? ''))) return askSign('The heading of the amounts says what others are owed or were paid of them. What are the amounts without a minus?');
  return plan.headingDirection === 'out' && hasBoth ? askSign('The heading of the amounts names money out, and some of them carry a minus. What are the amounts without a minus?') : null;
}

function bySigns(signs: SignCounts, context: SignContext): Decision<SignRule> {
  const positive = signs.unmarked + signs.plus + signs.credit + signs.debit;
  const negatives = context.negativeDescriptions;
  const mayBeCard = !isOfService(context.headings) && signs.plus === 0 && positive > signs.negative * 2 && negatives.length > 0 && negatives.some((text) => /payment|autopay/i.test(text)) && negatives.every((text) => CARD_PAYMENT.test(text));
  const alike = mayBeCard ? alikeShare(context.signedTexts()) : 0;
  const isCard = mayBeCard && (alike <= FEW_ALIKE || isThankedByMinus(context.signedTexts()) || (alike <= HALF_ALIKE && negatives.some((text) => /\bautopay\b/i.test(text))));
  // Purchases and payments in like numbers, and not a word about either.
  const isOpenCard = positive * 2 > signs.negative && positive + signs.negative >= FEWEST_ROWS && signs.plus + signs.credit + signs.debit === 0 && context.isCalledCard() && saysNothing(context.signedTexts());
  if (isOpenCard) return askSign('About as many amounts of this card carry a minus as do not, and nothing else tells which are the purchases. What are the amounts without a minus?');
  const minus = isCard ? 'money in' : context.isOfMovements || context.arePurchasesNegative() || context.isLeftOfSales() ? 'money out' : meaningOfMinus(context.headings, context.usualHeadings(), signs, context.signedTexts(), context.isOfOwnCard(), mayBeCard);
  if (minus === 'money in') return settled('inverted', 'a card export: purchases are printed as positive amounts, payments to the card with a minus', 0.85);
  if (minus === 'unknown') return askSign('Some amounts of this file carry a minus and most do not, as of sales on an account or of purchases on a card, and nothing else tells which. What are the amounts without a minus?');
  return settled('as-printed', 'some amounts carry a minus', positive > 0 ? 0.97 : 0.9);
}

/** How many of the amounts without a minus are called as payments to a card are. */
function alikeShare(texts: readonly SignedText[]): number {
  const others = texts.filter(({ isNegative }) => !isNegative);
  return others.filter(({ text }) => CARD_PAYMENT.test(text)).length / Math.max(1, others.length);
}

function withoutMinus(plan: ColumnPlan, signs: SignCounts, context: SignContext): Decision<SignRule> {
  if (signs.credit + signs.plus > 0 && signs.debit === 0 && signs.unmarked > 0) return settled('unmarked-is-out', 'money in is marked with CR or a plus', 0.95);
  if (signs.debit > 0 && signs.credit + signs.plus === 0 && signs.unmarked > 0) return settled('unmarked-is-in', 'money out is marked with DR', 0.95);
  if (signs.credit + signs.debit + signs.plus > 0 && signs.unmarked === 0) return settled('unmarked-is-in', 'every amount is marked', 0.97);
  if (context.titleDirection) return settled(context.titleDirection === 'in' ? 'all-in' : 'all-out', 'the title of the table says so, and another table is of the other way', 0.9);
  if (plan.headingDirection) return settled(plan.headingDirection === 'in' ? 'all-in' : 'all-out', 'the heading of the amounts says so', 0.85);
  const layout = knownLayout(context.headings);
  if (layout?.unsignedMeans) return settled(layout.unsignedMeans === 'in' ? 'all-in' : 'all-out', `the headings are those of a ${layout.name} export`, 0.9);
  const oneWay = context.oneWay();
  if (oneWay) return settled(oneWay.direction === 'in' ? 'all-in' : 'all-out', oneWay.reason, 0.85);
  const [first] = context.links;
  const last = context.links.at(-1);
  if (first && last && (first.balanceMinor === first.amountMinor || last.balanceMinor === last.amountMinor)) return settled('all-in', 'the first balance equals the first amount', 0.8);
  if (signs.unmarked === 0) return moot('as-printed', 'all amounts are zero');
  const words = context.twoWords();
  return words ? askAboutWords(words, context.headings) : askSign('The amounts in this file carry no sign, and nothing else tells which way the money went. What are they?');
}

function askAboutWords({ column, words: [first, second] }: TwoWords, headings: readonly string[]): Decision<SignRule> {
  const name = (headings[column] ?? '').trim().slice(0, LONGEST_NAME_CHARS);
  const where = (one: string, other: string): string => `Money ${one} where column ${column + 1} says "${first}", money ${other} where it says "${second}"`;
  return { ambiguity: { about: 'sign', question: `The amounts in this file carry no sign. Its column ${column + 1}${name && ` (${name})`} says "${first}" or "${second}" of each payment, and nothing tells whether that is the way the money went. What are the payments?`, options: [where('out', 'in'), where('in', 'out'), 'Money out, all of them (spending)', 'Money in, all of them (income)'] } };
}

function askAboutColumns({ debit, credit }: { debit: number | null; credit: number | null }, headings: readonly string[], why = ''): Decision<SignRule> {
  const [first, second] = [debit, credit].map((column) => (headings[column ?? -1] ?? '').trim().slice(0, LONGEST_NAME_CHARS) || `column ${(column ?? 0) + 1}`);
  return { ambiguity: { about: 'sign', question: `${why}${why && ' '}Two columns of this file take turns, ${first} and ${second}, and nothing tells which of them is money out. Which is it?`, options: [`Money out in ${first}, money in in ${second}`, `Money in in ${first}, money out in ${second}`] } };
}

function askAboutMarks(how: string, why: string): Decision<SignRule> {
  return { ambiguity: { about: 'sign', question: `${why} What are the amounts marked as debits?`, options: [`Money out${how} (a bank's statement)`, `Money in${how} (the owner's own books)`] } };
}

const LONGEST_NAME_CHARS = 40;

const askSign = (question: string): Decision<SignRule> => ({ ambiguity: { about: 'sign', question, options: ['Money out (spending)', 'Money in (income)'] } });
