/** The column that says in which currency the amounts are. */
import type { HeadedColumn } from './direction-flag.ts';
import { printedMinor } from './arithmetic.ts';
import { normalisedHeading } from './heading.ts';

const OF_ORIGINAL = /(?:^| )(?:orig|original\w*|originale?n?|origine|oryginaln\w*|ursprun\w*|oorspronkelijke?|oprindelig\w*|opprinnelig\w*|puvodni|foreign|fremd\w*|auslands\w*|etranger\w*|extranjer\w*|estera|estero|estrangeir\w*|vreemde|buitenlandse|obca|obcej|utlandsk\w*|udenlandsk\w*)(?: |$)/;
export const isOfOriginal = (heading: string): boolean => OF_ORIGINAL.test(normalisedHeading(heading));

/** What was charged abroad says nothing about what the account paid for it; what all payments were charged in, and in no other amount, is the account's own. */
function isOfOthers({ heading, facts }: HeadedColumn, all: readonly HeadedColumn[]): boolean {
  if (!isOfOriginal(heading) || facts.currencyShare < 0.5) return false;
  return facts.distinctCount > 1 || facts.filledShare < 0.9 || all.some((other) => isOfOriginal(other.heading) && other.facts.index !== facts.index && other.facts.filledCount > 0 && other.facts.amountShare >= 0.8);
}

const OF_NO_CURRENCY = /(?:^|[\s_-])(?:id|fulfil\w*|channel|status|type|network)$/i;

/** The currency column nearest to the amount; a failure where the codes are not those of money. */
export function currencyColumn(all: readonly HeadedColumn[], amount: number): number | null | { failure: string } {
  const columns = isOfOriginal(all[amount]?.heading ?? '') ? all : all.filter((column) => !isOfOthers(column, all));
  const isNamed = (column: HeadedColumn): boolean => column.matches.some((match) => match.role === 'currency' && match.strength === 3);
  const distance = (column: HeadedColumn): number => Math.abs(column.facts.index - amount) + (column.facts.index < amount ? 0.5 : 0);
  const named = columns.filter(isNamed).sort((a, b) => distance(a) - distance(b));
  const foreign = named[0];
  if (foreign && foreign.facts.currencyShare < 0.5 && foreign.facts.unknownCodeShare >= 0.5) return { failure: `No transactions found: the amounts of this file are not in a currency of money (see the column "${foreign.heading}").` };
  const beside = columns.find(({ facts }) => facts.index === amount + 1);
  // AFN is a currency, and what Amazon calls its own warehouses: a column that is headed as something else gives way to one that is headed so.
  const isOfOther = named.length > 0 && beside !== undefined && !isNamed(beside) && OF_NO_CURRENCY.test(beside.heading);
  if (beside && !isOfOther && beside.facts.currencyShare >= 0.9 && beside.facts.filledShare >= 0.9) return beside.facts.index;
  const candidates = named.length > 0 ? named : columns;
  return candidates.filter((column) => column.facts.currencyShare >= 0.5 && column.facts.filledCount > 0).sort((a, b) => distance(a) - distance(b))[0]?.facts.index ?? null;
}

const RATE = /\brate\b|kurs|\bcours\b|\btaux\b|\bcambio\b|koers/;
const FEE_ABROAD = /(?:foreign|fx|conversion|exchange|abroad|ausland|fremdw|valuta|change).*(?:fee|charge|commission|entgelt|gebuhr|kosten|frais)|(?:fee|charge|commission|frais).*(?:foreign|fx|conversion|exchange|abroad|change)/;

const RATE_OF_ELSE = /\b(?:vat|tax|hour|hourly|day|daily|interest|commission)\b/;
const MOST_OFF = 0.01;

/** A rate of exchange is no whole number on every line, and no text. */
const areRates = (texts: readonly string[]): boolean => texts.length > 0 && texts.every((text) => RATE_NUMBER.test(text)) && texts.some((text) => /[.,]\d*[1-9]/.test(text));
const RATE_NUMBER = /^\d+(?:[.,]\d+)?$/;
const isOfExchange = (heading: string): boolean => RATE.test(heading) && !RATE_OF_ELSE.test(heading);

/** The amounts are what was charged abroad: so says their heading, or another column that holds them at the rate. */
export function isInOriginal(headings: readonly string[], rows: readonly (readonly string[])[], amounts: readonly number[]): boolean {
  if (amounts.some((amount) => isOfOriginal(headings[amount] ?? ''))) return true;
  const minorOf = (cells: readonly string[], column: number): number => Math.abs(printedMinor(cells[column]) ?? 0);
  const at = headings.findIndex((heading, column) => isOfExchange(normalisedHeading(heading)) && areRates(rows.map((cells) => (cells[column] ?? '').trim()).filter((text) => text !== '')));
  const others = headings.map((_, column) => column).filter((column) => column !== at && !amounts.includes(column));
  const isAtRate = (cells: readonly string[], column: number): boolean => amounts.some((amount) => {
    const [printed, other, rate] = [minorOf(cells, amount), minorOf(cells, column), Number((cells[at] ?? '').trim().replace(',', '.'))];
    return printed > 0 && other > 0 && [printed * rate, printed / rate].some((exchanged) => Math.abs(exchanged - other) <= other * MOST_OFF);
  });
  return at >= 0 && rows.length > 0 && others.some((column) => rows.every((cells) => isAtRate(cells, column)));
}

/** A rate other than 1, or a fee for what was paid abroad. */
export function wereExchanged(headings: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const filled = (column: number): string[] => rows.map((cells) => (cells[column] ?? '').trim()).filter((text) => /[1-9]/.test(text));
  return headings.map(normalisedHeading).some((heading, column) => (FEE_ABROAD.test(heading) ? filled(column).length > 0 : isOfExchange(heading) && areRates(filled(column))));
}
