/** The chart of accounts of the invented QuickBooks companies. Names of categories are those of the product's own chart. */
import type { AccountType, BookAccount } from './book.ts';
import { wordTable } from '../../../finance/word-table.ts';

interface Kind { readonly type: AccountType; readonly subType: string }

export const CHECKING = '35';
export const SAVINGS = '36';
export const CARD = '41';
export const RECEIVABLE = '84';
export const PAYABLE = '33';
export const OPENING_EQUITY = '34';

const CATEGORIES = wordTable<Kind>({
  'Consulting Income': { type: 'Income', subType: 'ServiceFeeIncome' },
  'Project Income': { type: 'Income', subType: 'ServiceFeeIncome' },
  'Sales - Online': { type: 'Income', subType: 'SalesOfProductIncome' },
  Sales: { type: 'Income', subType: 'SalesOfProductIncome' },
  Refunds: { type: 'Income', subType: 'DiscountsRefundsGiven' },
  'Interest Income': { type: 'Other Income', subType: 'InterestEarned' },
  'Cost of Goods Sold': { type: 'Cost of Goods Sold', subType: 'SuppliesMaterialsCogs' },
  Payroll: { type: 'Expense', subType: 'PayrollExpenses' },
  Subcontractors: { type: 'Expense', subType: 'CostOfLabor' },
  Rent: { type: 'Expense', subType: 'RentOrLeaseOfBuildings' },
  Utilities: { type: 'Expense', subType: 'Utilities' },
  Insurance: { type: 'Expense', subType: 'Insurance' },
  'Professional Fees': { type: 'Expense', subType: 'LegalProfessionalFees' },
  'Software Subscriptions': { type: 'Expense', subType: 'OfficeGeneralAdministrativeExpenses' },
  Advertising: { type: 'Expense', subType: 'AdvertisingPromotional' },
  Travel: { type: 'Expense', subType: 'Travel' },
  Meals: { type: 'Expense', subType: 'TravelMeals' },
  'Office Supplies': { type: 'Expense', subType: 'SuppliesMaterials' },
  Equipment: { type: 'Expense', subType: 'EquipmentRental' },
  Shipping: { type: 'Expense', subType: 'ShippingFreightDelivery' },
  'Bank Fees': { type: 'Expense', subType: 'BankCharges' },
  Taxes: { type: 'Expense', subType: 'TaxesPaid' },
  'Interest Expense': { type: 'Expense', subType: 'InterestPaid' },
  'Loan Payment': { type: 'Long Term Liability', subType: 'NotesPayable' },
  'Owner Draw': { type: 'Equity', subType: 'OwnersEquity' },
});

const LOAN = 'Loan Payment';
const FIRST_CATEGORY_ID = 101;
const NAMES = Object.keys(CATEGORIES);

/** Throws for a name that the chart lacks: a mistake of whoever writes books. */
export function categoryId(name: string): string {
  const index = NAMES.indexOf(name);
  if (index < 0) throw new Error(`The sandbox's chart has no account "${name}".`);
  return String(FIRST_CATEGORY_ID + index);
}

/** `openings` by account: bank, savings and card as their statements begin, and what is still owed on a loan. */
export function chartOf({ checking, savings = null, card = null, owedMinor = 0 }: { checking: BookAccountStart; savings?: BookAccountStart | null; card?: BookAccountStart | null; owedMinor?: number }): BookAccount[] {
  const cash = [
    { id: CHECKING, type: 'Bank', subType: 'Checking', ...checking },
    ...(savings ? [{ id: SAVINGS, type: 'Bank', subType: 'Savings', ...savings }] as const : []),
    ...(card ? [{ id: CARD, type: 'Credit Card', subType: 'CreditCard', ...card }] as const : []),
  ] as const;
  const opened = cash.reduce((sum, { openingMinor }) => sum + openingMinor, 0) - owedMinor;
  return [
    ...cash,
    { id: RECEIVABLE, name: 'Accounts Receivable (A/R)', type: 'Accounts Receivable', subType: 'AccountsReceivable', openingMinor: 0 },
    { id: PAYABLE, name: 'Accounts Payable (A/P)', type: 'Accounts Payable', subType: 'AccountsPayable', openingMinor: 0 },
    { id: OPENING_EQUITY, name: 'Opening Balance Equity', type: 'Equity', subType: 'OpeningBalanceEquity', openingMinor: -opened },
    ...NAMES.map((name) => ({ id: categoryId(name), name, ...CATEGORIES[name]!, openingMinor: name === LOAN ? -owedMinor || 0 : 0 })),
  ];
}

export interface BookAccountStart {
  readonly name: string;
  readonly openingMinor: number;
}
