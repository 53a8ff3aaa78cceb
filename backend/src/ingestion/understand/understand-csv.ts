/** From the evidence of a whole file to its layout, with the reason of each choice, or to the question that has to be asked first. */
import { minorUnits, splitAmount, type DecimalMark } from '../cells/amounts.ts';
import { dateEvidence, readDate, type DateOrder } from '../cells/dates.ts';
import { bestChain, isProof, type ChainLink } from '../columns/balance-chain.ts';
import { byAccount, type ColumnPlan } from '../columns/plan.ts';
import type { ReadingMapping } from '../mapping.ts';
import type { Ambiguity, Choice } from '../statement.ts';
import { printedMovement } from '../columns/arithmetic.ts';
import { balanceDoubt } from './balance-doubt.ts';
import { isPaperOfBank } from './books-evidence.ts';
import { decideDateOrder } from './decide-date-order.ts';
import { decideDecimalMark } from './decide-decimal-mark.ts';
import { decideSigns } from './decide-signs.ts';
import { SAID, SAID_EARLIER, type Decision } from './decision.ts';
import { statedCurrency } from './stated-currency.ts';
import { oneWayOf } from './one-way-lists.ts';
import { sideOfMoneyIn, type SideOfMoneyIn } from './side-of-money-in.ts';
import type { SignedText } from './sign-evidence.ts';
import { paymentsIn, signProof, type SignProof, type StatedSums } from './sign-proof.ts';
import type { FileFacts, SignCounts } from './file-facts.ts';
import type { Direction } from './table-titles.ts';
import type { StatementLayout } from './layout.ts';

export interface CsvContext {
  plan: ColumnPlan;
  headings: readonly string[];
  /** The first data rows. */
  sampleRows: readonly (readonly string[])[];
  delimiter: string;
  fileName: string;
  account: string | null;
  /** Lines beside the payments: those above them, headings, balances. */
  notes: () => readonly string[];
  /** What the statement says of itself in lines that are no payments. */
  stated: (mark: DecimalMark) => StatedSums;
  /** The lines above the headings and the payments. */
  above: () => readonly (readonly string[])[];
  /** Of double-entry books the lines of one side. */
  isOfOwnBooks?: boolean;
  /** Its amounts are movements of the owner's accounts. */
  isOfMovements?: boolean;
  /** What the title of a table says, where another table is of the other way. */
  titleDirection?: Direction | null;
  /** The owner's word about this file, and about an earlier one like it. */
  said: ReadingMapping;
  remembered: ReadingMapping;
}

export interface Understanding { layout: StatementLayout; choices: Choice[]; ambiguity: Ambiguity | null }

export function understandCsv(facts: FileFacts, context: CsvContext): Understanding {
  const { plan, headings, said, remembered } = context;
  const decisions = new Decisions();
  const ofRows = said.currency ?? remembered.currency ?? mainCurrency(facts, plan);
  const currency = ofRows ?? statedCurrency(context.notes());
  const decimalMark = decisions.take('decimal mark', decideDecimalMark(facts, context.delimiter, currency, { said: markOf(said), remembered: markOf(remembered) }), '.', (mark) => (mark === '.' ? 'point' : 'comma'));
  const dateOrder = decisions.take('date order', decideDateOrder(facts, { headings, fileName: context.fileName, hasDecimalComma: decimalMark === ',' && facts.marks[','] > 0 }, { said: said.dateOrder, remembered: remembered.dateOrder }), 'day-first', (order) => order.replace('-', ' ').replace('-swapped', ', exchanged where they start with the year'));
  const signRule = decisions.take('sign', decideSigns(plan, facts, {
    headings, links: provingLinks(plan, context.sampleRows, decimalMark, dateOrder), dateOrder: orderOfDates(plan, context.sampleRows, dateOrder), negativeDescriptions: negativeDescriptions(plan, context.sampleRows), signedTexts: () => signedTexts(plan, context.sampleRows), isOfMovements: context.isOfMovements ?? false, usualHeadings: () => usualHeadings(headings, paymentsIn(context.sampleRows, plan)), isPaperOfBank: () => isPaperOfBank(context.notes()), proof: proofOf(facts, context, decimalMark), titleDirection: context.titleDirection ?? null, oneWay: () => (hasAll(facts, context) ? oneWayOf(plan, headings, paymentsIn(context.sampleRows, plan), context.above()) : null), moneyIn: moneyInOf(facts, context, decimalMark, dateOrder),
  }, { said: said.sign, remembered: remembered.sign }), 'as-printed', (rule) => rule.replaceAll('-', ' '));
  if (currency !== null) noteCurrency(decisions, currency, ofRows === null, context);
  const layout: StatementLayout = { plan, headings, dateOrder, decimalMark, signRule, currency, hasCurrenciesInCells: plan.currency === null && [...facts.currencyCounts.keys()].some((code) => code !== currency), account: plan.account === null ? context.account : null, debitHasMinus: isAllNegative(facts.debitSigns), creditHasMinus: isAllNegative(facts.creditSigns) };
  const isSaid = said.sign !== undefined || said.columns !== undefined;
  return {
    layout,
    choices: decisions.choices,
    ambiguity: decisions.ambiguity ?? (isSaid ? null : balanceDoubt(layout, context.above(), context.sampleRows, hasAll(facts, context))),
  };
}

class Decisions {
  readonly choices: Choice[] = [];
  /** The first question; the next one is asked when it has been answered. */
  ambiguity: Ambiguity | null = null;

  take<T extends string>(what: string, decision: Decision<T>, otherwise: T, inWords: (value: T) => string): T {
    if ('ambiguity' in decision) {
      this.ambiguity ??= decision.ambiguity;
      return otherwise;
    }
    this.note(what, inWords(decision.value), decision.reason, decision.confidence, decision.origin);
    return decision.value;
  }

  note(what: string, choice: string, reason: string, confidence: number, origin?: Choice['origin']): void {
    this.choices.push({ what, choice, reason, confidence: Math.round(confidence * 100) / 100, ...(origin && { origin }) });
  }
}

function noteCurrency(decisions: Decisions, currency: string, isStated: boolean, { plan, said, remembered }: CsvContext): void {
  if (said.currency) return decisions.note('currency', currency, SAID, 1, 'said');
  if (remembered.currency) return decisions.note('currency', currency, SAID_EARLIER, 0.95, 'remembered');
  if (isStated) return decisions.note('currency', currency, 'the only one that the lines beside the payments name', 0.85);
  decisions.note('currency', currency, plan.headingCurrency === currency ? 'named in the heading of the amounts' : 'named in the rows', 0.95);
}

const markOf = ({ decimalMark }: ReadingMapping): DecimalMark | undefined => decimalMark && (decimalMark === 'point' ? '.' : ',');

function mainCurrency(facts: FileFacts, plan: ColumnPlan): string | null {
  const most = [...facts.currencyCounts].sort((a, b) => b[1] - a[1])[0]?.[0];
  return most ?? plan.headingCurrency;
}

const isAllNegative = (signs: SignCounts): boolean => signs.negative > 0 && signs.plus + signs.credit + signs.debit + signs.unmarked === 0;

/** In the order of the file, or, where they prove nothing so, of each account and currency by itself. */
function provingLinks(plan: ColumnPlan, rows: CsvContext['sampleRows'], mark: DecimalMark, order: DateOrder): ChainLink[] {
  const links = chainLinks(plan, rows, mark);
  return isProof(bestChain(links, orderOfDates(plan, rows, order))) ? links : chainLinks(plan, byAccount(rows, plan), mark);
}

/** Printed amounts with their balances; stops at gaps by leaving rows without either out. */
function chainLinks(plan: ColumnPlan, rows: CsvContext['sampleRows'], mark: DecimalMark): ChainLink[] {
  if (plan.balance === null || plan.money.kind === 'flagged') return [];
  const links: ChainLink[] = [];
  for (const row of rows) {
    const balanceMinor = printedMinor(row[plan.balance], mark);
    const amountMinor = plan.money.kind === 'signed' ? printedMinor(row[plan.money.amount], mark)
      : Math.abs(printedMinor(row[plan.money.credit ?? -1], mark) ?? 0) - Math.abs(printedMinor(row[plan.money.debit ?? -1], mark) ?? 0);
    if (balanceMinor !== null && amountMinor !== null) links.push({ amountMinor, balanceMinor });
  }
  return links;
}

function orderOfDates(plan: ColumnPlan, rows: CsvContext['sampleRows'], order: DateOrder): 'ascending' | 'descending' | null {
  const dates = rows.flatMap((row) => readDate((row[plan.date] ?? '').trim(), order) ?? []);
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const isSorted = dates.every((date, at) => at === 0 || (first < last ? dates[at - 1]! <= date : dates[at - 1]! >= date));
  return first === last || !isSorted ? null : first < last ? 'ascending' : 'descending';
}

/** In thousandths: only compared among themselves. */
function printedMinor(cell: string | undefined, mark: DecimalMark): number | null {
  const parts = splitAmount((cell ?? '').trim());
  const minor = parts && minorUnits(parts.digits, mark, 3);
  return minor === null || parts === null ? null : parts.isNegative || parts.side === 'debit' ? -minor : minor;
}

const hasAll = (facts: FileFacts, { plan, sampleRows }: CsvContext): boolean => sampleRows.filter((cells) => dateEvidence(cells[plan.date] ?? '') !== null).length === facts.rowCount;

/** Only where every payment is at hand. */
function proofOf(facts: FileFacts, context: CsvContext, mark: DecimalMark): SignProof | null {
  const { plan, sampleRows, stated } = context;
  return hasAll(facts, context) ? signProof(plan, paymentsIn(sampleRows, plan), stated(mark), mark) : null;
}

function moneyInOf(facts: FileFacts, context: CsvContext, mark: DecimalMark, dateOrder: DateOrder): SideOfMoneyIn | null {
  const { plan, headings, sampleRows, notes, above } = context;
  return sideOfMoneyIn({ plan, headings, payments: paymentsIn(sampleRows, plan), hasAll: hasAll(facts, context), above: above(), rows: sampleRows, notes: notes(), isOfOwnBooks: context.isOfOwnBooks ?? false, dateOrder: orderOfDates(plan, sampleRows, dateOrder) }, mark);
}

const usualHeadings = (headings: readonly string[], rows: CsvContext['sampleRows']): string[] => headings.filter((_, column) => rows.filter((row) => (row[column] ?? '').trim() !== '').length * 2 > rows.length);

const negativeDescriptions = (plan: ColumnPlan, rows: CsvContext['sampleRows']): string[] => (plan.money.kind === 'signed' ? signedTexts(plan, rows).filter(({ isNegative }) => isNegative).map(({ text }) => text) : []);

function signedTexts({ money, date, descriptions }: ColumnPlan, rows: CsvContext['sampleRows']): SignedText[] {
  if (money.kind === 'flagged') return [];
  return rows.filter((row) => dateEvidence(row[date] ?? '') !== null).flatMap((row) => {
    const moved = printedMovement(row, money);
    return moved === null ? [] : [{ text: descriptions.map((column) => row[column] ?? '').join(' '), isNegative: moved < 0 }];
  });
}

