/** The trades that a business' name may tell of, and what a payment to one is most often for. */

/** A trade with the category of the default chart and how far the trade settles it, in percent; null: it settles nothing (a chemist's is a shop's stock and an office's plasters). */
const TRADES_BY_CATEGORY = {
  meals: ['Meals', 90], lodging: ['Travel', 90], transit: ['Travel', 90], taxi: ['Travel', 90], airline: ['Travel', 95], 'travel-agent': ['Travel', 85], 'vehicle-hire': ['Travel', 65],
  parking: ['Vehicle', 90], fuel: ['Vehicle', 90], motor: ['Vehicle', 85],
  groceries: ['Cost of Goods Sold', 55], wholesale: ['Cost of Goods Sold', 60], clothing: ['Cost of Goods Sold', 35], beauty: ['Cost of Goods Sold', 35],
  post: ['Shipping', 90], freight: ['Shipping', 85],
  telecom: ['Utilities', 95], energy: ['Utilities', 95], water: ['Utilities', 95], waste: ['Utilities', 90],
  insurance: ['Insurance', 95], software: ['Software Subscriptions', 85], advertising: ['Advertising', 80],
  stationery: ['Office Supplies', 90], printing: ['Advertising', 55],
  electronics: ['Equipment', 60], furniture: ['Equipment', 65], appliances: ['Equipment', 65], machinery: ['Equipment', 70], safety: ['Equipment', 55], sports: ['Equipment', 40],
  hardware: ['Repairs & Maintenance', 50], building: ['Cost of Goods Sold', 55], electrical: ['Cost of Goods Sold', 45],
  repair: ['Repairs & Maintenance', 85], cleaning: ['Repairs & Maintenance', 85], security: ['Repairs & Maintenance', 60], garden: ['Repairs & Maintenance', 40],
  training: ['Dues & Training', 85], membership: ['Dues & Training', 85], books: ['Dues & Training', 60], events: ['Dues & Training', 55],
  charity: ['Donations', 60], government: ['Licenses & Permits', 65],
  property: ['Rent', 65], storage: ['Rent', 85],
  legal: ['Professional Fees', 95], accounting: ['Professional Fees', 95], consulting: ['Professional Fees', 65], staffing: ['Payroll', 45],
  medical: null, pharmacy: null, care: null, veterinary: null, leisure: null, sights: null, gifts: null, toys: null, crafts: null, arts: null, variety: null, pets: null, flowers: null, tobacco: null,
} as const satisfies Readonly<Record<string, readonly [category: string, settles: number] | null>>;

export type Trade = keyof typeof TRADES_BY_CATEGORY;

export const TRADES = Object.keys(TRADES_BY_CATEGORY) as readonly Trade[];

/** Category of the default chart and how far the trade settles it, in percent. */
export function categoryOfTrade(trade: Trade): { category: string; settles: number } | null {
  const found = TRADES_BY_CATEGORY[trade];
  return found === null ? null : { category: found[0], settles: found[1] };
}
