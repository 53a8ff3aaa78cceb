/** QuickBooks' chart of accounts: which accounts hold money, and which category of ours the others stand for. */
import { DEFAULT_CHART } from '../../finance/chart-of-accounts.ts';
import type { PulledAccount } from '../contract.ts';
import { currencyOf, idAt, textAt, type WireObject } from '../wire-value.ts';
import { wordTable } from '../../finance/word-table.ts';

export interface QuickBooksLedgerAccount {
  readonly id: string;
  readonly name: string;
  /** QuickBooks' AccountType, such as 'Bank' or 'Cost of Goods Sold'. */
  readonly type: string;
  readonly subType: string;
  /** As QuickBooks writes it, known or not. */
  readonly currency: string | null;
  /** Null for accounts that hold no money. */
  readonly money: PulledAccount | null;
}

export type AccountBook = ReadonlyMap<string, QuickBooksLedgerAccount>;

const MONEY_ROLES = wordTable<PulledAccount['role']>({ Bank: 'bank', 'Credit Card': 'card' });

/** Null for an object that is no account. */
export function readAccount(account: WireObject): QuickBooksLedgerAccount | null {
  const [id, name, type] = [idAt(account, 'Id'), textAt(account, 'FullyQualifiedName') ?? textAt(account, 'Name'), textAt(account, 'AccountType')];
  if (!id || !name || !type) return null;
  const role = MONEY_ROLES[type];
  const currency = textAt(account, 'CurrencyRef', 'value');
  return { id, name, type, subType: textAt(account, 'AccountSubType') ?? '', currency: currencyOf(currency) ?? currency, money: role ? { key: id, name, role } : null };
}

/** By AccountSubType, where it says more than the type. */
const BY_SUBTYPE = wordTable<string>({
  AdvertisingPromotional: 'Advertising', Auto: 'Vehicle', BankCharges: 'Bank Fees', CharitableContributions: 'Donations', CostOfLabor: 'Subcontractors', CostOfLaborCos: 'Subcontractors',
  DuesSubscriptions: 'Dues & Training', EntertainmentMeals: 'Meals', TravelMeals: 'Meals', EquipmentRental: 'Equipment', Insurance: 'Insurance', InterestPaid: 'Interest Expense',
  LegalProfessionalFees: 'Professional Fees', OfficeExpenses: 'Office Supplies', OfficeGeneralAdministrativeExpenses: 'Office Supplies', PayrollExpenses: 'Payroll',
  RentOrLeaseOfBuildings: 'Rent', RepairMaintenance: 'Repairs & Maintenance', ShippingFreightDelivery: 'Shipping', ShippingFreightDeliveryCos: 'Shipping', SuppliesMaterials: 'Office Supplies',
  TaxesPaid: 'Taxes', Travel: 'Travel', Utilities: 'Utilities', Vehicle: 'Vehicle', InterestEarned: 'Interest Income', UndepositedFunds: 'Sales', Inventory: 'Cost of Goods Sold',
  SalesTaxPayable: 'Taxes', GlobalTaxPayable: 'Taxes', PayrollTaxPayable: 'Taxes', PayrollClearing: 'Payroll', DiscountsRefundsGiven: 'Refunds',
});

const OUR_NAMES: ReadonlySet<string> = new Set(DEFAULT_CHART.map(({ name }) => name));

/** What it means that money went to (or came from) this account; null leaves it to the rules for bank text. */
export function categoryOf(account: QuickBooksLedgerAccount | undefined, direction: 'in' | 'out'): string | null {
  if (!account) return null;
  const isIn = direction === 'in';
  if (OUR_NAMES.has(account.name)) return account.name;
  switch (account.type) {
    case 'Bank': case 'Credit Card': return 'Transfer';
    case 'Accounts Receivable': return 'Sales';
    case 'Accounts Payable': return null;
    case 'Equity': return isIn ? 'Owner Contribution' : 'Owner Draw';
    case 'Fixed Asset': return 'Equipment';
    case 'Long Term Liability': return isIn ? 'Loan Proceeds' : 'Loan Payment';
    default: return BY_SUBTYPE[account.subType] ?? byType(account, isIn);
  }
}

function byType({ type, name }: QuickBooksLedgerAccount, isIn: boolean): string | null {
  // The last part of the name is the owner's own word for it.
  const ownName = name.split(':').at(-1)?.trim() || null;
  switch (type) {
    case 'Income': return isIn ? 'Sales' : 'Refunds';
    case 'Other Income': return isIn ? 'Other Income' : null;
    case 'Cost of Goods Sold': return 'Cost of Goods Sold';
    case 'Other Current Liability': return isIn ? 'Loan Proceeds' : 'Loan Payment';
    case 'Expense': case 'Other Expense': return ownName;
    default: return null;
  }
}
