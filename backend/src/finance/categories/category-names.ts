/** How the names that files give their categories are understood: spellings of our own accounts, words that tell a role, names that say nothing. */
import type { AccountRole } from '../ledger/entry.ts';

/** One name for comparison: lower case, words only, "and" for "&". */
export function normalizeCategoryName(name: string): string {
  return name.toLowerCase().replace(/&/g, ' and ').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Other spellings of accounts of the default chart (normalised) that mean exactly the same. */
export const SPELLINGS: Readonly<Record<string, string>> = {
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
};

/** Names that are told by their direction: a charity's donations are what it lives on, a shop's are what it gives. */
export const SIDES: Readonly<Record<string, { readonly in: string; readonly out: string }>> = {
  interest: { in: 'Interest Income', out: 'Interest Expense' },
  loan: { in: 'Loan Proceeds', out: 'Loan Payment' }, loans: { in: 'Loan Proceeds', out: 'Loan Payment' },
  donation: { in: 'Donation Income', out: 'Donations' }, donations: { in: 'Donation Income', out: 'Donations' },
};

/** Words of a bank's own "type" column: no category at all, so the description decides. */
const SAY_NOTHING: ReadonlySet<string> = new Set(`
  debit|credit|dr|cr|sale|payment|payments|pos|ach|ach debit|ach credit|card|card payment|check|cheque|deposit|deposits|withdrawal|withdrawals
  |direct debit|standing order|faster payment|wire|atm|purchase|income|expense|expenses|other|misc|miscellaneous|general|uncategorized|uncategorised
  |none|n a|na|null|unknown|default|pending|posted|to review|ask my accountant|uncategorized expense|uncategorized income`.split('|').map((name) => name.trim()));

export function saysNothing(normalizedName: string): boolean {
  return normalizedName === '' || SAY_NOTHING.has(normalizedName);
}

interface RoleWords {
  readonly role: AccountRole;
  readonly pattern: RegExp;
  /** Only for a name whose rows are money in (or out) on balance. */
  readonly direction?: 'in' | 'out';
}

/** The last word of an English name says what kind of thing it is: "Transfer Station Fees" are fees, "Inventory Software" is software. */
const OUTGOING_HEADS = 'insurance|software|salar(y|ies)|wages?|training|education|equipment|storage|improvements?|benefits?|rent|rental|leases?|delivery|shipping|postage|logistics|advertising|marketing|promotions?|accounting|bookkeeping|repairs?|maintenance|utilities|office|offices|tools?|subscriptions?|travel|licen[cs]es?|permits?|uniforms?|hosting|pensions?|retirement|superannuation|security|printing|parking|tolls|vehicles?|internet|telephone|phones?|plan contributions|commissions?';
const GOODS = 'food|beverages?|drinks?|liquor|wine|beer|alcohol|spirits|bar|coffee|produce|meat|dairy|grocer(y|ies)|products?|retail|parts|lumber|stock|goods|resale|supplier|wholesale|flowers?|plants?|paper|feedstock|inventory';

/** First match wins. Tested on the normalised name. */
export const ROLE_WORDS: readonly RoleWords[] = [
  // "Cost of Parts" is what was sold; "Cost of Capital" is not.
  { role: 'cogs', pattern: /^(total )?costs? of (?!(capital|living|insurance|rent|borrowing|debt|credit|finance|funds|office)\b)|\b(cogs|subcontract\w*|sub contract\w*|costs? of (services?|svcs?|sales|goods))\b|^subs$|\b(cos|sublet|sublet repairs?)$|^sublet\b/ },
  { role: 'interest', pattern: /\b(interest|finance charges?)\b|\bint( exp| expense| paid)?$|^int (on|exp)\b/, direction: 'out' },
  { role: 'opex', pattern: /\b(transfer|card|processing|merchant|wire|bank|transaction|service) (fee|fees|charge|charges)\b/ },
  { role: 'opex', pattern: /^(?!.*\b(tax|taxes|vat)\b).+ (fees?|charges?)$/, direction: 'out' },
  // Money in under a name that calls itself sales or income is just that, whatever is sold or through whom: "Sales Distribution", "Loan Processing Income".
  { role: 'revenue', pattern: /^sales (?!.*\b(tax|vat|returns?|refunds?|allowances?|discounts?|commissions?|fees?|transfers?|loans?)\b)|^(?!.*\bcost of\b).+ sales$/, direction: 'in' },
  { role: 'revenue', pattern: /^(?!.*\b(interest|dividends?|investment|cash ?back|rewards?|grants?|gains?|other|misc\w*|sundry|owners?|capital|loan|transfers?)\b).+ (income|revenue|fees|earned)$|\b(processing|preparation|prep) (income|revenue|fees)$/, direction: 'in' },
  { role: 'cogs', pattern: /\b(direct (cost|labou?r)|job (costs?|supplies|permits?)|(purchases? )?for resale|freight (in|inwards?)|inbound freight|carriage inwards?|raw material|food cost)\b/ },
  // "Rooms - Direct" is what guests book directly, where it is money in.
  { role: 'cogs', pattern: /\bdirect$|\bpurchased$|\bproduction costs?$/, direction: 'out' },
  { role: 'opex', pattern: new RegExp(`\\b(${OUTGOING_HEADS})$`), direction: 'out' },
  { role: 'loan', pattern: /\b(line of credit|loc|loan|lending|note|financing) (draws?|advances?|drawdowns?|proceeds?|paydowns?|payoff)\b|\bnotes? payable\b|\bn p\b|\bloc\b|\bprinc(ipal)?$/ },
  { role: 'transfer', pattern: /\b(amex|visa|mastercard|discover|cc|credit card|chase card|capital one|cap one|barclaycard|card) (payments?|pmts?|payoff|autopay)$|\b(payments?|pmts?) (to|on) .*\b(card|amex|visa|mastercard)$/, direction: 'out' },
  { role: 'transfer', pattern: /\b(transfers?|credit card payments?|card repayment|own accounts?|between accounts|savings?|sweeps?)\b/ },
  { role: 'owner', pattern: /\b(owners?( s)?|members?( s)?|partners?( s)?|shareholders?( s)?|stockholders?( s)?|directors?( s)?|founders?( s)?|proprietors?( s)?) (draws?|drawings?|contrib(ution)?s?|investments?|equity|capital|withdrawals?|distributions?|loans?|pay|payments?|personal|funds?|money|cash|deposits?|dividends?|current account|accounts?)\b|^(owners?|shareholders?)$/ },
  { role: 'owner', pattern: /\b(drawings?|draws?|paid in capital|dividends? paid)\b|\bcapital\b(?! (loans?|equipment|expend\w*|purchases?|assets?|goods|one|allowances?|works))|\bequity\b|^(profit |s corp |llc )?distributions?$|^personal( (expenses?|use|withdrawals?|spending|funds|money)( in)?)?$|^(family )?living( expenses?)?$/ },
  { role: 'owner', pattern: /\bdividends?\b/, direction: 'out' },
  { role: 'other-income', pattern: /\b(interest|dividends?|investment income|(other|misc|miscellaneous|sundry) income|cash ?back|rewards?|bank bonus|(government|covid|relief) grants?|grant|gains?|insurance (claims?|settlements?|payouts?|recover(y|ies)))\b/, direction: 'in' },
  { role: 'loan', pattern: /\b(loans?|principal|mortgage principal|line of credit|borrowings?)\b/ },
  { role: 'opex', pattern: /\b(payroll|wages?|salar(y|ies)|employer)\b/ },
  { role: 'opex', pattern: /\b(tax (prep|preparation|advice|advisor|software|filing)|taxi)\b/ },
  { role: 'tax', pattern: /\b(tax|taxes|vat|gst|hst|irs|hmrc|corporation tax|franchise tax|1040 es|1120|paye|estimated payments?)\b/ },
  { role: 'refund', pattern: /\b(refunds?|refunded|chargebacks?|returned (donations?|deposits?|sales)|returns? (and|to) (allowances?|customers?)|sales returns?)\b/ },
  { role: 'cogs', pattern: /\b(materials?|inventory|stock purchases?|ingredients?|merchandise)\b/ },
  { role: 'cogs', pattern: new RegExp(`\\b(${GOODS})\\b.* (purchases?|costs?)$|^purchases( (${GOODS}))?$`), direction: 'out' },
  { role: 'opex', pattern: /\b(expenses?|fees?|costs?|supplies|software|insurance|rent expense|advertising|marketing|sales (and|&) marketing|commissions?)\b/, direction: 'out' },
  { role: 'revenue', pattern: /\b(sales?|revenue|turnover|takings|income|fees? (earned|income)|invoices?|receipts?|retainers?|bookings?|orders?|donations? received|tuition)\b/, direction: 'in' },
  // What is called so and is money out takes revenue back: "Sales Discounts"; "Sales Team" and "Income Protection" are costs.
  { role: 'revenue', pattern: /^sales (?!(teams?|staff|reps?|people|force|agents?|managers?|training|travel|trips?|calls?|tools?|meetings?|events?|conferences?|incentives?|bonus(es)?|brochures?|samples?|leads?)\b)/ },
  { role: 'revenue', pattern: /\b(sales|revenue|takings|income)( (adjustments?|discounts?|allowances?|reversals?|corrections?|deductions?|write ?offs?|contra))?$/ },
  { role: 'revenue', pattern: /\b(sales|revenue|takings|income)\b/, direction: 'in' },
];
