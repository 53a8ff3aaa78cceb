/** Headings that say which way money went only beside one another: a receipt may be a number and a payment any amount, but of a column "Receipt" and one "Payment" that take turns the one is money in and the other money out. Letters alone are as well the persons of a household: they are asked about. Add a pair here. */
import type { ColumnFacts } from './column-facts.ts';
import { normalisedHeading, type HeadingMatch } from './heading.ts';

/** `beside`: a pair only where another heading is one of these. */
interface Pair { into: ReadonlySet<string>; out: ReadonlySet<string>; beside?: RegExp }

const words = (list: string): ReadonlySet<string> => new Set(list.split('|'));
const PAIRS: readonly Pair[] = ([
  ['receipt|receipts|cash receipt|cash receipts|bank receipt|receipt amount|amount received', 'payment|payments|pymt|cash payment|cash payments|bank payment|payment amount|amount paid|paid'],
  ['income|sales|takings|earned|revenue', 'expense|expenses|purchase|purchases|cost|costs|outgoings|spent'], ['plus|+', 'minus|−|-'],
] as const).map(([into, out]): Pair => ({ into: words(into), out: words(out) })).concat({
  // What a service owes its seller, and what it sent to the seller's bank; in the books of a customer such a pair is what was billed and what was paid.
  into: words('amount|net|net amount|earnings|betrag|montant|importe|importo|bedrag|valor|kwota'),
  out: words('paid out|payout|payout amount|paid out amount|ausgezahlt|auszahlung|auszahlungsbetrag|versement|uitbetaald|uitbetaling|wyplacono|wyplata'),
  beside: /^(?:confirmation code|service fee|host fee|servicegebuhr|frais de service|gross earnings)\b/,
});
/** What was sold stands beside what was earned alone; beside what somebody paid it names who did. */
const OF_SALE = /^(?:guest|gast|voyageur|huesped|ospite|hospede|gosc|customer|client|buyer|kunde|reservation|booking|confirmation code|order|bestellung|commande|pedido|service fee|host fee|servicegebuhr|frais de service|gross earnings|nights|nuits|noches|notti|nachte)\b/;
const OF_CODE = /^confirmation code$/;
const OF_BOOKS = /\b(?:vendor|supplier|lieferant|fournisseur|proveedor|fornitore|leverancier|dostawca|account|konto|compte|cuenta|conto|rekening)\b/;

interface Headed { facts: ColumnFacts; heading: string; matches: readonly HeadingMatch[] }

/** The columns with what the pair of their headings says; as they are where none of them make a pair. */
export function withPairs<Column extends Headed>(columns: readonly Column[], rows: readonly (readonly string[])[]): readonly Column[] {
  const amounts = columns.filter(({ facts }) => facts.filledCount === 0 || (facts.amountShare >= 0.8 && facts.dateShare < 0.5));
  for (const { into, out, beside } of PAIRS) {
    const named = (of: ReadonlySet<string>): Column[] => amounts.filter(({ heading }) => of.has(normalisedHeading(heading) || heading.trim()));
    const [received, paid] = [named(into), named(out)];
    if (received.length !== 1 || paid.length !== 1 || !takeTurns(received[0]!.facts.index, paid[0]!.facts.index, rows)) continue;
    if (beside && !isOfSeller(columns, beside, paid[0]!.facts.index, rows)) continue;
    const as = (column: Column, role: 'credit' | 'debit'): Column => ({ ...column, matches: [{ role, strength: 3, rank: 0 }] });
    return columns.map((column) => (column === received[0] ? as(column, 'credit') : column === paid[0] ? as(column, 'debit') : column));
  }
  return columns;
}

/** A service's own column is there, and what was sold is named where nothing was sent on, and nowhere else. */
function isOfSeller(columns: readonly Headed[], beside: RegExp, paid: number, rows: readonly (readonly string[])[]): boolean {
  const names = columns.map(({ heading }) => normalisedHeading(heading));
  const sold = columns.filter((_, at) => OF_SALE.test(names[at]!)).map(({ facts }) => facts.index);
  if (!names.some((name) => beside.test(name)) || names.some((name) => OF_BOOKS.test(name))) return false;
  const isNamed = (row: readonly string[], column: number): boolean => /\p{L}|[1-9]/u.test(row[column] ?? '');
  const sent = rows.filter((row) => isFilled(row, paid));
  const earned = rows.filter((row) => !isFilled(row, paid));
  // Where its own code tells the one from the other, the bank may stand where the guest does, but no guest.
  const codes = columns.filter((_, at) => OF_CODE.test(names[at]!)).map(({ facts }) => facts.index);
  const isOfSale = (row: readonly string[], column: number): boolean => isNamed(row, column) && (codes.length === 0 || codes.includes(column) || earned.some((other) => other[column] === row[column]));
  const telling = codes.length > 0 ? codes : sold;
  return sent.every((row) => !sold.some((column) => isOfSale(row, column))) && earned.every((row) => telling.some((column) => isNamed(row, column)));
}

const FEWEST = 2;

/** Each row fills one of them, none both. */
function takeTurns(first: number, second: number, rows: readonly (readonly string[])[]): boolean {
  return rows.length >= FEWEST && rows.every((row) => isFilled(row, first) !== isFilled(row, second));
}

const isFilled = (row: readonly string[], column: number): boolean => /[1-9]/.test(row[column] ?? '');
