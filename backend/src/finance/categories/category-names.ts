/** How the names that files give their categories are understood: spellings of our own accounts, names that say nothing. Words that tell a role: `role-words.ts`. */
import { wordTable } from '../word-table.ts';

/** One name for comparison: lower case, words only, "and" for "&". */
export function normalizeCategoryName(name: string): string {
  return name.toLowerCase().replace(/&/g, ' and ').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Other spellings of accounts of the default chart (normalised) that mean exactly the same. */
export const SPELLINGS = wordTable<string>({
  'cogs': 'Cost of Goods Sold', 'cost of goods': 'Cost of Goods Sold', 'cost of sales': 'Cost of Goods Sold',
  'subcontractor': 'Subcontractors', 'sub contractors': 'Subcontractors',
  'retail sales': 'Sales - Retail', 'sales retail': 'Sales - Retail', 'online sales': 'Sales - Online', 'sales online': 'Sales - Online',
  'wholesale sales': 'Sales - Wholesale', 'wholesale': 'Sales - Wholesale', 'sales wholesale': 'Sales - Wholesale',
  'consulting revenue': 'Consulting Income', 'project revenue': 'Project Income', 'services income': 'Service Income', 'service revenue': 'Service Income',
  'refund': 'Refunds', 'customer refunds': 'Refunds', 'customer refund': 'Refunds', 'sales refunds': 'Refunds', 'refunds to customers': 'Refunds',
  'interest earned': 'Interest Income', 'interest received': 'Interest Income',
  'interest paid': 'Interest Expense', 'loan interest': 'Interest Expense',
  'loan repayment': 'Loan Payment', 'loan payments': 'Loan Payment', 'loan principal': 'Loan Payment', 'loan repayments': 'Loan Payment',
  'loan proceed': 'Loan Proceeds', 'loan received': 'Loan Proceeds',
  'owners draw': 'Owner Draw', 'owner s draw': 'Owner Draw', 'owner draws': 'Owner Draw', 'owner drawings': 'Owner Draw', 'drawings': 'Owner Draw',
  'owner withdrawal': 'Owner Draw',
  'owners contribution': 'Owner Contribution', 'owner s contribution': 'Owner Contribution', 'owner contributions': 'Owner Contribution',
  'capital introduced': 'Owner Contribution', 'owner investment': 'Owner Contribution',
  'transfers': 'Transfer', 'internal transfer': 'Transfer', 'account transfer': 'Transfer', 'bank transfer': 'Transfer',
  'credit card payment': 'Transfer', 'credit card payments': 'Transfer',
  'software': 'Software Subscriptions', 'software subscription': 'Software Subscriptions',
  'repairs and maintenance': 'Repairs & Maintenance', 'repair and maintenance': 'Repairs & Maintenance',
  'bank fee': 'Bank Fees', 'bank charges': 'Bank Fees', 'bank service charges': 'Bank Fees',
  'office supply': 'Office Supplies', 'professional fee': 'Professional Fees', 'professional services': 'Professional Fees',
  'ads': 'Advertising', 'tax': 'Taxes', 'utility': 'Utilities', 'licenses and permits': 'Licenses & Permits',
});

/** Names that are told by their direction: a charity's donations are what it lives on, a shop's are what it gives. */
export const SIDES = wordTable<{ readonly in: string; readonly out: string }>({
  interest: { in: 'Interest Income', out: 'Interest Expense' },
  loan: { in: 'Loan Proceeds', out: 'Loan Payment' }, loans: { in: 'Loan Proceeds', out: 'Loan Payment' },
  donation: { in: 'Donation Income', out: 'Donations' }, donations: { in: 'Donation Income', out: 'Donations' },
});

/** Told by the account that the business has already, else by all rows together: a landlord's rent comes in again and again, and of a tenant's a deposit may come back. */
export const SIDES_OF_ALL = wordTable<{ readonly in: string; readonly out: string }>({
  rent: { in: 'Rental Income', out: 'Rent' },
});

/** Words of a bank's own "type" column: no category at all, so the description decides. */
const SAY_NOTHING: ReadonlySet<string> = new Set(`
  debit|credit|dr|cr|sale|payment|payments|pos|ach|ach debit|ach credit|card|card payment|check|cheque|deposit|deposits|withdrawal|withdrawals
  |direct debit|standing order|faster payment|wire|atm|purchase|income|expense|expenses|other|misc|miscellaneous|general|uncategorized|uncategorised
  |none|n a|na|null|unknown|default|pending|posted|to review|ask my accountant|uncategorized expense|uncategorized income`.split('|').map((name) => name.trim()));

export function saysNothing(normalizedName: string): boolean {
  return normalizedName === '' || SAY_NOTHING.has(normalizedName);
}
