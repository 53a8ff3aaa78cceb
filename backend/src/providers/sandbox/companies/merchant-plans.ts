/** How the invented merchants do business: what they sell, how much, when, and what the processor takes. */
import type { MerchantPlan } from './invented-merchant.ts';

const BAKES = [
  { name: 'Bread and rolls', low: 350, high: 1_800 },
  { name: 'Cakes', low: 2_400, high: 8_500 },
  { name: 'Coffee and pastry', low: 450, high: 1_600 },
];
const TEAS = [
  { name: 'Sencha', low: 800, high: 3_200 },
  { name: 'Tea set', low: 4_000, high: 18_000 },
  { name: 'Afternoon tea', low: 1_500, high: 6_000 },
];
const DOLLARS = { feePercent: 2.9, feeFixedMinor: 30, disputeFeeMinor: 1_500, priceStepMinor: 5 };
const YEN = { feePercent: 3.6, feeFixedMinor: 0, disputeFeeMinor: 1_300, priceStepMinor: 10 };
/** Square takes nothing for disputes. */
const SQUARE = { disputeFeeMinor: 0 };
const OFTEN = { refundOneIn: 60, disputeOneIn: 400, paidEvery: 'week' } as const;

const bakery = { firstDay: '2025-06-01', lastDay: null, salesPerDay: [4, 14], closedOn: [1], items: BAKES, customers: 60, ...DOLLARS, ...OFTEN } as const;
const teaHouse = { firstDay: '2025-09-01', lastDay: null, salesPerDay: [2, 8], closedOn: [3], items: TEAS, customers: 30, ...YEN, ...OFTEN } as const;

export const MERCHANT_PLANS: readonly MerchantPlan[] = [
  { ...bakery, company: { provider: 'stripe', id: 'acct_1SbxKETTLE00000001', name: 'Copper Kettle Bakery', code: 'KETL', currency: 'USD', country: 'US', about: 'A small bakery that takes orders on the web, in US dollars.' } },
  {
    firstDay: '2025-01-01', lastDay: '2025-04-10', salesPerDay: [1_000, 1_000], closedOn: [], customers: 900, ...DOLLARS, refundOneIn: 80, disputeOneIn: 2_000, paidEvery: 'day',
    items: [{ name: 'Marketplace order', low: 900, high: 24_000 }],
    company: { provider: 'stripe', id: 'acct_1SbxHARBOR00000001', name: 'Harbor Marketplace', code: 'HARB', currency: 'USD', country: 'US', about: 'A marketplace with 100,000 charges in the spring of 2025, in US dollars.' },
  },
  { ...teaHouse, company: { provider: 'stripe', id: 'acct_1SbxSAKURA00000001', name: 'Sakura Tea House', code: 'SAKU', currency: 'JPY', country: 'JP', about: 'A tea shop in Kyoto, in Japanese yen.' } },
  {
    ...teaHouse, feePercent: 2.9, feeFixedMinor: 100, disputeFeeMinor: 5_000, priceStepMinor: 50, items: [{ name: 'Dates and coffee', low: 900, high: 14_000 }, { name: 'Gift box', low: 6_000, high: 32_000 }],
    company: { provider: 'stripe', id: 'acct_1SbxDUNE0000000001', name: 'Dune Trading', code: 'DUNE', currency: 'KWD', country: 'KW', about: 'A delicatessen in Kuwait, in Kuwaiti dinars with their three decimals.' },
  },
  { ...bakery, ...SQUARE, feePercent: 2.6, feeFixedMinor: 15, company: { provider: 'square', id: 'MLSBXKETTLE01', name: 'Copper Kettle Bakery', code: 'KETL', currency: 'USD', country: 'US', about: 'A small bakery with a card reader on the counter, in US dollars.' } },
  {
    ...bakery, firstDay: '2026-01-01', salesPerDay: [60, 140], closedOn: [], paidEvery: 'day', ...SQUARE, feePercent: 2.6, feeFixedMinor: 15, items: [{ name: 'Groceries', low: 300, high: 9_800 }],
    company: { provider: 'square', id: 'MLSBXORCHARD1', name: 'Orchard Lane Market', code: 'ORCH', currency: 'USD', country: 'US', about: 'A busy grocery with a hundred sales a day, in US dollars.' },
  },
  { ...teaHouse, ...SQUARE, feePercent: 3.25, company: { provider: 'square', id: 'MLSBXSAKURA01', name: 'Sakura Tea House', code: 'SAKU', currency: 'JPY', country: 'JP', about: 'A tea shop in Kyoto, in Japanese yen.' } },
  { ...bakery, feePercent: 3.49, feeFixedMinor: 49, salesPerDay: [1, 5], company: { provider: 'paypal', id: 'SBXKETTLE2222', name: 'Copper Kettle Bakery', code: 'KETL', currency: 'USD', country: 'US', about: 'A small bakery that is paid for parties by PayPal, in US dollars.' } },
  {
    ...bakery, firstDay: '2026-02-01', feePercent: 2.9, feeFixedMinor: 35, salesPerDay: [0, 4], closedOn: [0], items: [{ name: 'Print', low: 2_500, high: 14_000 }],
    company: { provider: 'paypal', id: 'SBXFJRD222222', name: 'Fjord Prints', code: 'FJOR', currency: 'EUR', country: 'IE', about: 'Posters by post, in euros.' },
  },
  { ...teaHouse, salesPerDay: [1, 4], company: { provider: 'paypal', id: 'SBXSAKURA2222', name: 'Sakura Tea House', code: 'SAKU', currency: 'JPY', country: 'JP', about: 'A tea shop in Kyoto that sends tea abroad, in Japanese yen.' } },
];
