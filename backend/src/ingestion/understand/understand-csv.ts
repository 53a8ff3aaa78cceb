/** From the evidence of a whole file to its layout, with the reason of each choice, or to the question that has to be asked first. */
import type { DecimalMark } from '../cells/amounts.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { DateOrder } from '../cells/dates.ts';
import type { ColumnPlan } from '../columns/plan.ts';
import { otherAmount } from '../columns/two-amounts.ts';
import { columnOfTwoWords } from '../columns/two-words.ts';
import type { ReadingMapping } from '../mapping.ts';
import type { Ambiguity, Choice } from '../statement.ts';
import { isPaperOfBank } from './books-evidence.ts';
import { arePurchasesNegative, isCalledCard, isOfOwnCard } from './card-columns.ts';
import { decideDateOrder } from './decide-date-order.ts';
import { decideDecimalMark } from './decide-decimal-mark.ts';
import { decideSigns } from './decide-signs.ts';
import { SAID, SAID_EARLIER, type Decision } from './decision.ts';
import { currencyOfOriginals, statedCurrency } from './stated-currency.ts';
import { isLeftOfSales, oneWayOf } from './one-way-lists.ts';
import { sideOfMoneyIn, type SideOfMoneyIn } from './side-of-money-in.ts';
import type { SampleEvidence } from './sample-evidence.ts';
import { signProof, type SignProof, type StatedSums } from './sign-proof.ts';
import type { FileFacts, SignCounts } from './file-facts.ts';
import type { Direction } from './table-titles.ts';
import type { StatementLayout } from './layout.ts';

export interface CsvContext {
  plan: ColumnPlan;
  headings: readonly string[];
  /** Of the first data rows. */
  sample: SampleEvidence;
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
  /** What dates cannot lie behind. */
  today?: LocalDate | undefined;
  /** The owner's word about this file, and about an earlier one like it. */
  said: ReadingMapping;
  remembered: ReadingMapping;
}

export interface Understanding { layout: StatementLayout; choices: Choice[]; ambiguity: Ambiguity | null }

export function understandCsv(facts: FileFacts, context: CsvContext): Understanding {
  const { plan, headings, sample, said, remembered } = context;
  const decisions = new Decisions();
  const ofRows = said.currency ?? remembered.currency ?? mainCurrency(facts, plan);
  const stated = ofRows ?? statedCurrency(context.notes());
  const currency = stated ?? currencyOfOriginals(plan, headings, sample.payments);
  const decimalMark = decisions.take('decimal mark', decideDecimalMark(facts, { delimiter: context.delimiter, currency, headings }, { said: markOf(said), remembered: markOf(remembered) }), '.', (mark) => (mark === '.' ? 'point' : 'comma'));
  const dateOrder = decisions.take('date order', decideDateOrder(facts, { headings, fileName: context.fileName, today: context.today ?? new Date().toISOString().slice(0, 10), hasDecimalComma: decimalMark === ',' && facts.marks[','] > 0 }, { said: said.dateOrder, remembered: remembered.dateOrder }), 'day-first', (order) => order.replace('-', ' ').replace('-swapped', ', exchanged where they start with the year'));
  decisions.ambiguity ??= said.columns || remembered.columns ? null : askAboutAmounts(plan, headings, sample.payments);
  const signRule = decisions.take('sign', decideSigns(plan, facts, {
    headings, links: sample.provingLinks(decimalMark, dateOrder), dateOrder: sample.orderOfDates(dateOrder), negativeDescriptions: sample.negativeDescriptions, signedTexts: () => sample.signedTexts, isOfMovements: context.isOfMovements ?? false, usualHeadings: () => usualHeadings(headings, sample.payments), isPaperOfBank: () => isPaperOfBank(context.notes()), proof: proofOf(facts, context, decimalMark), titleDirection: context.titleDirection ?? null, twoWords: () => columnOfTwoWords(plan, headings, sample.payments), arePurchasesNegative: () => arePurchasesNegative(plan, headings, sample.payments), isLeftOfSales: () => isLeftOfSales(plan, headings, sample.payments), isOfOwnCard: () => isOfOwnCard(headings, sample.payments), isCalledCard: () => isCalledCard(context.above()), oneWay: () => (hasAll(facts, context) ? oneWayOf(plan, headings, sample.payments, context.above()) : null), moneyIn: moneyInOf(facts, context, decimalMark, dateOrder),
  }, { said: said.sign, remembered: remembered.sign }), 'as-printed', (rule) => rule.replaceAll('-', ' '));
  if (currency !== null) noteCurrency(decisions, currency, ofRows !== null ? 'rows' : stated !== null ? 'notes' : 'originals', context);
  const layout: StatementLayout = { plan, headings, dateOrder, decimalMark, signRule, currency, hasCurrenciesInCells: plan.currency === null && [...facts.currencyCounts.keys()].some((code) => code !== currency), account: plan.account === null ? context.account : null, ...(said.leftOut && { leftOut: said.leftOut }), debitHasMinus: isAllNegative(facts.debitSigns), creditHasMinus: isAllNegative(facts.creditSigns) };
  const isSaid = said.sign !== undefined || said.columns !== undefined;
  return {
    layout,
    choices: decisions.choices,
    ambiguity: decisions.ambiguity ?? (isSaid ? null : sample.balanceDoubt(layout, context.above(), hasAll(facts, context))),
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

function noteCurrency(decisions: Decisions, currency: string, from: 'rows' | 'notes' | 'originals', { plan, said, remembered }: CsvContext): void {
  if (said.currency) return decisions.note('currency', currency, SAID, 1, 'said');
  if (remembered.currency) return decisions.note('currency', currency, SAID_EARLIER, 0.95, 'remembered');
  if (from === 'originals') return decisions.note('currency', currency, 'nearly all payments were made in it, and no other is named for the amounts', 0.8);
  if (from === 'notes') return decisions.note('currency', currency, 'the only one that the lines beside the payments name', 0.85);
  decisions.note('currency', currency, plan.headingCurrency === currency ? 'named in the heading of the amounts' : 'named in the rows', 0.95);
}

const markOf = ({ decimalMark }: ReadingMapping): DecimalMark | undefined => decimalMark && (decimalMark === 'point' ? '.' : ',');

function mainCurrency(facts: FileFacts, plan: ColumnPlan): string | null {
  const most = [...facts.currencyCounts].sort((a, b) => b[1] - a[1])[0]?.[0];
  return most ?? plan.headingCurrency;
}

const LONGEST_NAME_CHARS = 40;

function askAboutAmounts(plan: ColumnPlan, headings: readonly string[], payments: SampleEvidence['payments']): Ambiguity | null {
  const other = plan.money.kind === 'signed' ? otherAmount(plan, headings, payments) : null;
  if (other === null || plan.money.kind !== 'signed') return null;
  const options = [plan.money.amount, other].map((column) => `Column ${column + 1} counts (${(headings[column] ?? '').trim().slice(0, LONGEST_NAME_CHARS)})`);
  return { about: 'sign', question: 'Two columns of this file hold nearly the same amounts, and nothing tells which of them moved. Which one counts?', options };
}

const isAllNegative = (signs: SignCounts): boolean => signs.negative > 0 && signs.plus + signs.credit + signs.debit + signs.unmarked === 0;

const hasAll = (facts: FileFacts, { sample }: CsvContext): boolean => sample.dated.length === facts.rowCount;

/** Only where every payment is at hand. */
function proofOf(facts: FileFacts, context: CsvContext, mark: DecimalMark): SignProof | null {
  const { plan, sample, stated } = context;
  return hasAll(facts, context) ? signProof(plan, sample.payments, stated(mark), mark) : null;
}

function moneyInOf(facts: FileFacts, context: CsvContext, mark: DecimalMark, dateOrder: DateOrder): SideOfMoneyIn | null {
  const { plan, headings, sample, notes, above } = context;
  return sideOfMoneyIn({ plan, headings, payments: sample.payments, hasAll: hasAll(facts, context), above: above(), rows: sample.rows, notes: notes(), isOfOwnBooks: context.isOfOwnBooks ?? false, dateOrder: sample.orderOfDates(dateOrder) }, mark);
}

const usualHeadings = (headings: readonly string[], rows: SampleEvidence['payments']): string[] => headings.filter((_, column) => rows.filter((row) => (row[column] ?? '').trim() !== '').length * 2 > rows.length);
