/** The prices on the screen follow from the plans' own. */
import { describe, expect, test } from '@jest/globals';
import { annualOffer, priceWords } from './prices.ts';
import type { PricedPlan, PriceWords } from './prices.ts';

const startup = { monthlyPrice: '8.00', yearlyPrice: '48.00' };
const pro = { monthlyPrice: '29.00', yearlyPrice: '174.00' };

describe('the words of a price', () => {
  const check = (plan: PricedPlan, expected: Partial<PriceWords>) => expect(priceWords(plan)).toMatchObject(expected);

  test('Startup', () => check(startup, { monthly: '$8', yearly: '$48', twelveMonths: '$96', perMonth: '$4', saving: '$48', discountPercent: 50 }));
  test('Pro', () => check(pro, { monthly: '$29', yearly: '$174', twelveMonths: '$348', perMonth: '$14.50', saving: '$174', discountPercent: 50 }));
  test('a year that saves nothing', () => check({ monthlyPrice: '10', yearlyPrice: '120' }, { saving: '$0', discountPercent: 0 }));
  test('a free plan', () => check({ monthlyPrice: '0.00', yearlyPrice: '0.00' }, { monthly: '$0', discountPercent: 0 }));
});

describe('the annual offer', () => {
  const check = (plans: PricedPlan[], expected: ReturnType<typeof annualOffer>) => expect(annualOffer(plans)).toEqual(expected);

  test('the same discount for all', () => check([startup, pro], { discount: '50% off', saving: 'Save up to $174 per year' }));
  test('different discounts', () => check([{ monthlyPrice: '10', yearlyPrice: '90' }, pro], { discount: 'up to 50% off', saving: 'Save up to $174 per year' }));
  test('no saving, no offer', () => check([{ monthlyPrice: '10', yearlyPrice: '120' }], null));
});
