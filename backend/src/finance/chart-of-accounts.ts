/** The default chart of accounts: 1000s assets, 2000s liabilities, 3000s equity, 4000s income, 5000s–8000s expenses. */
import type { AccountClass, AccountRole, ChartAccount } from './ledger/entry.ts';

/** Where the importer puts the accounts that it opens for bank and card statements. */
export const BANK_ACCOUNT_NUMBERS = { first: 1000, last: 1799 } as const;
export const CARD_ACCOUNT_NUMBERS = { first: 2000, last: 2499 } as const;

function account(number: number, name: string, accountClass: AccountClass, role: AccountRole): ChartAccount {
  return { number, name, accountClass, role };
}

/** Category accounts of every new business, in the order of the statements. */
export const DEFAULT_CHART: readonly ChartAccount[] = [
  account(1900, 'Transfer', 'asset', 'transfer'),
  account(2710, 'Loan Proceeds', 'liability', 'loan'),
  account(2720, 'Loan Payment', 'liability', 'loan'),
  account(3010, 'Owner Contribution', 'equity', 'owner'),
  account(3020, 'Owner Draw', 'equity', 'owner'),
  account(4010, 'Sales - Retail', 'income', 'revenue'),
  account(4020, 'Sales - Online', 'income', 'revenue'),
  account(4030, 'Sales - Wholesale', 'income', 'revenue'),
  account(4040, 'Sales - Catering', 'income', 'revenue'),
  account(4050, 'Sales - Invoiced', 'income', 'revenue'),
  account(4110, 'Consulting Income', 'income', 'revenue'),
  account(4120, 'Project Income', 'income', 'revenue'),
  account(4130, 'Service Income', 'income', 'revenue'),
  account(4140, 'Rental Income', 'income', 'revenue'),
  account(4150, 'Subscription Income', 'income', 'revenue'),
  account(4160, 'Donation Income', 'income', 'revenue'),
  account(4190, 'Uncategorized Income', 'income', 'revenue'),
  account(4800, 'Refunds', 'income', 'refund'),
  account(4910, 'Interest Income', 'income', 'other-income'),
  account(4920, 'Other Income', 'income', 'other-income'),
  account(5010, 'Cost of Goods Sold', 'expense', 'cogs'),
  account(5020, 'Subcontractors', 'expense', 'cogs'),
  account(6010, 'Payroll', 'expense', 'opex'),
  account(6020, 'Rent', 'expense', 'opex'),
  account(6030, 'Utilities', 'expense', 'opex'),
  account(6040, 'Software Subscriptions', 'expense', 'opex'),
  account(6050, 'Advertising', 'expense', 'opex'),
  account(6060, 'Shipping', 'expense', 'opex'),
  account(6070, 'Insurance', 'expense', 'opex'),
  account(6080, 'Travel', 'expense', 'opex'),
  account(6090, 'Meals', 'expense', 'opex'),
  account(6100, 'Bank Fees', 'expense', 'opex'),
  account(6110, 'Office Supplies', 'expense', 'opex'),
  account(6120, 'Professional Fees', 'expense', 'opex'),
  account(6130, 'Repairs & Maintenance', 'expense', 'opex'),
  account(6140, 'Vehicle', 'expense', 'opex'),
  account(6150, 'Equipment', 'expense', 'opex'),
  account(6160, 'Licenses & Permits', 'expense', 'opex'),
  account(6170, 'Dues & Training', 'expense', 'opex'),
  account(6180, 'Donations', 'expense', 'opex'),
  account(6990, 'Uncategorized Expense', 'expense', 'opex'),
  account(8010, 'Taxes', 'expense', 'tax'),
  account(8110, 'Interest Expense', 'expense', 'interest'),
];

/** Where accounts for a file's own category names are numbered, and the class that each role belongs to. */
export const ROLE_RANGES: Readonly<Record<AccountRole, { readonly accountClass: AccountClass; readonly first: number; readonly last: number }>> = {
  bank: { accountClass: 'asset', ...BANK_ACCOUNT_NUMBERS },
  card: { accountClass: 'liability', ...CARD_ACCOUNT_NUMBERS },
  transfer: { accountClass: 'asset', first: 1901, last: 1999 },
  loan: { accountClass: 'liability', first: 2721, last: 2999 },
  owner: { accountClass: 'equity', first: 3021, last: 3999 },
  revenue: { accountClass: 'income', first: 4191, last: 4799 },
  refund: { accountClass: 'income', first: 4801, last: 4899 },
  'other-income': { accountClass: 'income', first: 4921, last: 4999 },
  cogs: { accountClass: 'expense', first: 5021, last: 5999 },
  opex: { accountClass: 'expense', first: 6200, last: 6989 },
  tax: { accountClass: 'expense', first: 8011, last: 8099 },
  interest: { accountClass: 'expense', first: 8111, last: 8199 },
};

const byName = new Map(DEFAULT_CHART.map((entry) => [entry.name, entry]));

/** The default account of that name; a name that is not in the chart is a programmer error. */
export function defaultAccount(name: string): ChartAccount {
  const found = byName.get(name);
  if (!found) throw new Error(`no account named ${name} in the default chart`);
  return found;
}
