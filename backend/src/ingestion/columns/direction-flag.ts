/** The column that says of each amount which way it went. */
import { directionOfKind } from '../cells/flags.ts';
import type { ColumnFacts } from './column-facts.ts';
import { headingMatches, normalisedHeading, type HeadingMatch } from './heading.ts';
import type { FlagLetters, MoneyColumns } from './plan.ts';

export interface HeadedColumn { facts: ColumnFacts; heading: string; matches: readonly HeadingMatch[] }

/** A column of kinds says too little of single payments. */
const KINDS = /type|tipo|구분/;
const KIND_HEADING = /typ[eo]?\b|구분|\b(?:kind|voucher|vch|doc|nature|way|art|direction|richtung|soort|entry|trans(?:action)?)\b|(?:beleg|buchungs|umsatz|vorgangs)art\b/;
const WAYS_TO_PAY = /pay|zahl|card|kart|customer|client|account|product|item/;
/** CREDIT and DEBIT are kinds of cards, too. */
const CARDS = /card|kart|carte|tarjeta|carta\b|cartao|kaart|\bkort|process|verarbeitet|traite|procesad|elaborat|funding|brand/;
/** "Balance Impact", "Auswirkung auf Guthaben" */
const IMPACT = /impact|impatt|impacto|effe[ck]t|effet|auswirkung|wplyw|paverkan|pavirkning|indvirkning|vaikutus|vliv|etki/;
const BALANCE = /balance|saldo|solde|guthaben|kontostand|zustatek|stav\b|bakiye/;
const IMPACT_SHARE = 0.5;

export function withDirection(columns: readonly HeadedColumn[], amount: HeadedColumn): MoneyColumns {
  const signed: MoneyColumns = { kind: 'signed', amount: amount.facts.index };
  // Sent and received are states as well: a column that is headed as one says nothing about the way.
  const others = columns.filter((column) => column !== amount && !isHeaded(column, 'status') && !isOfTransfers(column, amount));
  const impact = others.find(({ heading, facts }) => saysImpact(heading) && facts.directionShare >= IMPACT_SHARE && facts.filledShare >= 0.9);
  if (impact) return { ...signed, kind: 'flagged', flag: impact.facts.index, isImpact: true };
  const headings = columns.map(({ heading }) => heading);
  const flag = byLetters(others, headings) ?? byHeading(others) ?? mostly(others, amount) ?? others.find((column) => saysDirection(column.facts) && isByContent(column, amount)) ?? byKinds(others, amount);
  if (!flag) return signed;
  const letters = lettersIn(flag.heading, headings);
  return { ...signed, kind: 'flagged', flag: flag.facts.index, ...(letters && { letters }) };
}

function roleOfKind(word: string): 'debit' | 'credit' | null {
  const way = directionOfKind(word);
  return way === null ? null : way === 'in' ? 'credit' : 'debit';
}

/** What stands under "E/S" or "B/A": Entrada/Salida, Bij/Af, Einnahme/Ausgabe, Recette/Dépense. In this order alone, and no pair that two accounts or prices may be as well: A/B, P/R. The sides of an account (D/A, S/H) are none of them. Add a language's pair here. */
const INITIALS: readonly FlagLetters[] = ['e s', 'e u', 'e a', 'z a', 'r d', 'i g', 'i o'].map((pair) => ({ in: pair[0]!, out: pair[2]! }));
/** Before and after, profit and loss, import and export: these only where the headings beside them are of the language. */
const INITIALS_OF: readonly (FlagLetters & { readonly beside: RegExp })[] = [
  { in: 'b', out: 'a', beside: /^(?:datum|omschrijving|bedrag|tegenrekening|mededelingen)$/ }, { in: 'p', out: 'v', beside: /^(?:datum|popis|castka|ciastka|suma)$/ }, { in: 'i', out: 'e', beside: /^(?:fecha|concepto|importe|monto|descripcion|detalle)$/ },
];
const FEWEST_BESIDE = 2;

function isOfInitials(first: string, second: string, headings: readonly string[]): boolean {
  const isPair = (pair: FlagLetters): boolean => pair.in === first && pair.out === second;
  return INITIALS.some(isPair) || INITIALS_OF.some((pair) => isPair(pair) && headings.filter((heading) => pair.beside.test(normalisedHeading(heading))).length >= FEWEST_BESIDE);
}

/** "CARGO/ABONO", "Terhelés/jóváírás (T/J)": two words of opposite ways with different first letters. */
function lettersIn(heading: string, headings: readonly string[]): FlagLetters | null {
  const [first, second, ...more] = heading.replace(/\([^)]*\)/g, '').split(/[/|]/).map((word) => word.trim().toLowerCase());
  if (!first || !second || more.length > 0 || first[0] === second[0]) return null;
  if (first.length + second.length === 2) return isOfInitials(first, second, headings) ? { in: first, out: second } : null;
  const [ofFirst, ofSecond] = [first, second].map((word) => headingMatches(word).find(({ role, strength }) => strength === 3 && (role === 'debit' || role === 'credit'))?.role ?? roleOfKind(word));
  if (!ofFirst || !ofSecond || ofFirst === ofSecond) return null;
  return ofFirst === 'debit' ? { out: first[0]!, in: second[0]! } : { out: second[0]!, in: first[0]! };
}

const saysImpact = (heading: string): boolean => IMPACT.test(normalisedHeading(heading)) && BALANCE.test(normalisedHeading(heading));

const saysDirection = (facts: ColumnFacts): boolean => facts.directionShare >= 0.9 && facts.filledShare >= 0.9;

const isHeaded = ({ matches }: HeadedColumn, as: 'status' | 'flag'): boolean => matches.some(({ role, strength }) => role === as && strength === 3);

function byHeading(columns: readonly HeadedColumn[]): HeadedColumn | null {
  const found = columns.flatMap((column) => {
    const match = column.matches.find(({ role }) => role === 'flag');
    return match && saysDirection(column.facts) && (match.strength === 3 || !isOfCards(column)) ? [{ column, match }] : [];
  });
  return found.sort((a, b) => b.match.strength - a.match.strength || a.match.rank - b.match.rank)[0]?.column ?? null;
}

const byLetters = (columns: readonly HeadedColumn[], headings: readonly string[]): HeadedColumn | null => columns.find(({ heading, facts }) => facts.filledShare >= 0.9 && facts.averageChars === 1 && facts.distinctCount <= 2 && lettersIn(heading, headings) !== null) ?? null;

/** A payment that is neither is told. Of two letters the one that is known says nothing where the other is not: the S beside an E is no Soll. */
function mostly(columns: readonly HeadedColumn[], amount: HeadedColumn): HeadedColumn | null {
  return columns.find((column) => amount.facts.signedCount === 0 && !(column.facts.averageChars === 1 && column.facts.distinctCount === 2) && isHeaded(column, 'flag') && !KINDS.test(normalisedHeading(column.heading)) && column.facts.directionShare >= 0.5) ?? null;
}

/** Both ways have to be there: a column of expenses alone may also be one of a category. */
function byKinds(columns: readonly HeadedColumn[], amount: HeadedColumn): HeadedColumn | null {
  const areBoth = ({ filledCount, filledShare }: ColumnFacts, counts: ColumnFacts['kindCounts']): boolean => filledShare >= 0.9 && counts.in > 0 && counts.out > 0 && counts.in + counts.out >= filledCount * 0.9;
  const saysBoth = ({ facts, heading }: HeadedColumn): boolean => areBoth(facts, facts.kindCounts) || (isOfKinds(heading) && areBoth(facts, facts.headedKindCounts));
  return amount.facts.signedCount > 0 ? null : columns.find((column) => saysBoth(column) && column.facts.distinctCount <= 4 && !isOfCards(column)) ?? null;
}

/** None at all is as good: nothing says that it is of anything else. */
function isOfKinds(heading: string): boolean {
  const name = normalisedHeading(heading);
  return name === '' || (KIND_HEADING.test(name) && !WAYS_TO_PAY.test(name)) || headingMatches(heading).some(({ role }) => role === 'flag');
}

/** One that always says the same adds nothing to amounts with signs. */
const isByContent = (column: HeadedColumn, amount: HeadedColumn): boolean => column.facts.distinctCount <= 4 && !isOfCards(column) && !(column.facts.distinctCount === 1 && amount.facts.negativeCount > 0);

/** "Credit Transfer", and in some rows a word that is no way: the kind of a payment, beside amounts that have their signs. */
const isOfTransfers = ({ facts: { directionShare, kindCounts } }: HeadedColumn, amount: HeadedColumn): boolean => amount.facts.negativeCount > 0 && directionShare < 1 && (kindCounts.in === 0 || kindCounts.out === 0);

const isOfCards = ({ heading }: HeadedColumn): boolean => CARDS.test(normalisedHeading(heading));
