/** A broker's list of what moved the cash of an account: securities with their prices, and beside them transfers and dividends that have none. A list of orders or of positions holds nothing else than securities. */
import { printedMinor } from './arithmetic.ts';
import type { HeadedColumn } from './direction-flag.ts';
import { headingMatches, normalisedHeading } from './heading.ts';

type Rows = readonly (readonly string[])[];

const OF_QUANTITY = /^(?:quantity|qty|shares|units|no of shares|number of shares|anzahl|stuck|stucke|quantite|cantidad|quantita|quantidade|aantal|antal|ilosc)$/;
const OF_PRICE = /^(?:price|unit price|share price|price share|kurs|cours|prix|precio|prezzo|preco|koers|cena)$/;
/** A fee, a tax or accrued interest stands between the price and what it cost. */
const MOST_APART = 0.1;
/** Ten, in thousandths. */
const SMALL = 10_000;
const NEARLY_ALL = 0.8;
const FEWEST = 2;

/** Signed amounts: of what was bought and sold they are its price, and some stand where nothing was. */
export function isCashOfBroker(amount: HeadedColumn | null, columns: readonly HeadedColumn[], rows: Rows): boolean {
  if (amount === null || amount.facts.negativeCount === 0 || amount.facts.negativeCount === amount.facts.filledCount) return false;
  const [quantity, price] = [OF_QUANTITY, OF_PRICE].map((words) => columns.find(({ heading }) => words.test(normalisedHeading(heading)))?.facts.index);
  if (quantity === undefined || price === undefined || columns.some(({ heading }) => headingMatches(heading).some(({ role, strength }) => role === 'balance' && strength === 3))) return false;
  const numbers = rows.map((row) => [row[quantity], row[price], row[amount.facts.index]].map(printedMinor)).filter(([, , moved]) => moved !== null) as [number | null, number | null, number][];
  const traded = numbers.filter(([count, each]) => (count ?? 0) !== 0 && (each ?? 0) !== 0);
  const isItsPrice = ([count, each, moved]: [number | null, number | null, number]): boolean => {
    const apart = Math.abs(Math.abs((count! * each!) / 1_000) - Math.abs(moved));
    return apart <= Math.max(SMALL, Math.abs(moved) * MOST_APART);
  };
  const others = numbers.filter(([count, each, moved]) => (count ?? 0) === 0 && (each ?? 0) === 0 && moved !== 0);
  return others.length >= FEWEST && traded.length >= FEWEST && traded.filter(isItsPrice).length >= traded.length * NEARLY_ALL;
}
