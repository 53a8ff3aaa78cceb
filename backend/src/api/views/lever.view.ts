/** A lever as the contract spells it: months as YYYY-MM, money as decimal strings, a category by its name. */
import type { LedgerVocabulary } from '../../finance/ledger/ledger-reader.ts';
import { minorToDecimal } from '../../finance/money.ts';
import type { Lever, LeverKind } from '../../finance/scenario/lever.ts';

export type LeverShape = { readonly kind: LeverKind; readonly label?: string } & Readonly<Record<string, unknown>>;

/** What the doors say of a lever's shape. */
export const LEVER_SHAPES = 'Each is one of { kind: "hire", count, monthlyCost, startMonth }, { kind: "price-change", percent, startMonth }, { kind: "volume-change", percent, startMonth }, { kind: "one-off", amount, month }, { kind: "recurring", amount, startMonth, endMonth? }, { kind: "category-change", category, percent, startMonth }, { kind: "payment-delay", days, share, startMonth }, { kind: "loan", principal, annualRatePercent, termMonths, startMonth }, with a label of its own where it has one; months as YYYY-MM, money as decimal strings, cash in positive and out negative, share from 0 to 1.';

export function leverView(lever: Lever, { currency, categories }: LedgerVocabulary): LeverShape {
  const money = (minor: number): string => minorToDecimal(minor, currency);
  const name = lever.label === undefined ? {} : { label: lever.label };
  switch (lever.kind) {
    case 'hire': return { kind: lever.kind, count: lever.count, monthlyCost: money(lever.monthlyCostMinor), startMonth: lever.startMonth, ...name };
    case 'price-change':
    case 'volume-change': return { kind: lever.kind, percent: lever.percent, startMonth: lever.startMonth, ...name };
    case 'one-off': return { kind: lever.kind, amount: money(lever.amountMinor), month: lever.month, ...name };
    case 'recurring': return { kind: lever.kind, amount: money(lever.amountMinor), startMonth: lever.startMonth, ...(lever.endMonth === null ? {} : { endMonth: lever.endMonth }), ...name };
    case 'category-change': return { kind: lever.kind, category: categories.find(({ number }) => number === lever.category)?.name ?? `Category ${lever.category}`, percent: lever.percent, startMonth: lever.startMonth, ...name };
    case 'payment-delay': return { kind: lever.kind, days: lever.days, share: lever.share, startMonth: lever.startMonth, ...name };
    case 'loan': return { kind: lever.kind, principal: money(lever.principalMinor), annualRatePercent: lever.annualRatePercent, termMonths: lever.termMonths, startMonth: lever.startMonth, ...name };
  }
}
