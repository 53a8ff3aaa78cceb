/** What a report's balance sheets were, and what they would be by what accounting software states and the ledger holds now. */
import { dateInWords } from '../../finance/local-date.ts';
import { minorToDecimal } from '../../finance/money.ts';
import { assetsOf, balanceSheetOn, equityOf, liabilitiesOf, type BalanceLine, type BalanceSheet, type CarrySource } from '../../finance/statements/balance-sheet.ts';
import { statedOn, type StatedBalances } from '../../finance/statements/stated-balances.ts';
import type { KeptSheet } from '../proofs/basis.ts';
import type { ProvedFigure } from '../proofs/proof.ts';

export function keptSheets(sheets: readonly BalanceSheet[]): KeptSheet[] {
  return sheets.map(({ on, lines }) => ({ on, lines: lines.map(({ key, name, kind, amountMinor }) => [key, name, kind, amountMinor] as const) }));
}

const SUMS = [['Assets', assetsOf], ['Liabilities', liabilitiesOf], ['Equity', equityOf]] as const;
const DEFINITION = 'What your accounting software states, carried to the day by the rows of the ledger where it states an earlier one.';

/** The sums of each sheet, and below them its lines that are not what they were. */
export async function provedSheets(kept: readonly KeptSheet[], source: CarrySource & { readonly vocabulary: { readonly currency: string } }, stated: readonly StatedBalances[]): Promise<ProvedFigure[]> {
  const figures: ProvedFigure[] = [];
  for (const { on, lines } of kept) {
    const then = { lines: lines.map(([key, name, kind, amountMinor]): BalanceLine => ({ key, name, kind, amountMinor, carried: null })) };
    const from = statedOn(stated, 'cash', on);
    const now = from && await balanceSheetOn(source, from, on);
    const figure = (label: string, thenMinor: number | null, nowMinor: number | null): ProvedFigure => ({
      part: '', label: `${label}, ${dateInWords(on)}`, definition: DEFINITION, plan: null, unit: 'currency', place: null,
      valueThen: inDecimals(thenMinor, source), valueNow: inDecimals(nowMinor, source), isChanged: thenMinor !== nowMinor,
    });
    figures.push(...SUMS.map(([label, of]) => figure(label, of(then), now && of(now))));
    if (now) figures.push(...changedLines(then.lines, now.lines).map(({ name, thenMinor, nowMinor }) => figure(name, thenMinor, nowMinor)));
  }
  return figures;
}

const inDecimals = (minor: number | null, { vocabulary: { currency } }: CarrySource): string | null => (minor === null ? null : minorToDecimal(minor, currency));

/** An account that came or went has nothing on the other side. */
function changedLines(then: readonly BalanceLine[], now: readonly BalanceLine[]): { name: string; thenMinor: number | null; nowMinor: number | null }[] {
  const amountIn = (lines: readonly BalanceLine[], key: string): number | null => lines.find((line) => line.key === key)?.amountMinor ?? null;
  const names = new Map([...then, ...now].map(({ key, name }) => [key, name]));
  return [...names].map(([key, name]) => ({ name, thenMinor: amountIn(then, key), nowMinor: amountIn(now, key) })).filter(({ thenMinor, nowMinor }) => thenMinor !== nowMinor);
}
