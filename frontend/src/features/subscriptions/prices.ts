/** What a plan costs, computed from its two prices alone: every price, saving and discount on the screen comes from here. */
import { formatMoney, homeCurrency } from '../../format/money.ts';

export interface PricedPlan {
  /** Decimal strings of dollars. */
  monthlyPrice: string;
  yearlyPrice: string;
}

const centsPerDollar = 100;
const monthsPerYear = 12;

function toCents(price: string): number {
  const [dollars = '0', cents = ''] = price.split('.');
  return Number(dollars) * centsPerDollar + Number(cents.padEnd(2, '0').slice(0, 2));
}

/** Whole dollars without cents, anything else with them: `$29`, `$14.50`. */
export function formatPrice(cents: number): string {
  const precision = cents % centsPerDollar === 0 ? 'rounded' : 'exact';
  return formatMoney(cents / centsPerDollar, homeCurrency, precision);
}

export interface PriceWords {
  monthly: string;
  yearly: string;
  /** Twelve times the monthly price: what the yearly one replaces. */
  twelveMonths: string;
  /** The yearly price per month. */
  perMonth: string;
  saving: string;
  savingCents: number;
  /** How much less the year costs, in whole percent. */
  discountPercent: number;
}

export function priceWords(plan: PricedPlan): PriceWords {
  const monthlyCents = toCents(plan.monthlyPrice);
  const yearlyCents = toCents(plan.yearlyPrice);
  const twelveMonthsCents = monthlyCents * monthsPerYear;
  const savingCents = Math.max(0, twelveMonthsCents - yearlyCents);
  return {
    monthly: formatPrice(monthlyCents),
    yearly: formatPrice(yearlyCents),
    twelveMonths: formatPrice(twelveMonthsCents),
    // Rounded to the cent: this is the last step.
    perMonth: formatPrice(Math.round(yearlyCents / monthsPerYear)),
    saving: formatPrice(savingCents),
    savingCents,
    discountPercent: twelveMonthsCents === 0 ? 0 : Math.round((savingCents / twelveMonthsCents) * 100),
  };
}

export interface AnnualOffer {
  /** `50% off` where all plans agree, else `up to 50% off`. */
  discount: string;
  /** `Save up to $174 per year` */
  saving: string;
}

export function annualOffer(plans: readonly PricedPlan[]): AnnualOffer | null {
  const prices = plans.map(priceWords);
  const best = prices.reduce<PriceWords | null>((most, price) => (most && most.savingCents >= price.savingCents ? most : price), null);
  if (!best || best.savingCents === 0) return null;
  const highest = Math.max(...prices.map(({ discountPercent }) => discountPercent));
  const isSameForAll = prices.every(({ discountPercent }) => discountPercent === highest);
  return { discount: `${isSameForAll ? '' : 'up to '}${highest}% off`, saving: `Save up to ${best.saving} per year` };
}
