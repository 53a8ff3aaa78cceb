/** "How much did suppliers pay us", "what did we pay customers": who is said to pay is who gets paid. All revenue, or all costs, is no answer; what came back, or went back, may be. */
import type { Choice, Interpretation, Plan } from '../../plan.ts';
import type { Frame } from '../frame.ts';

const BESIDE = '(?:(?:has|have|had|did|do|does|ever|actually|really|already|also|still|even|always) )*';
const WE_PAY_THEM = '(?:vendors?|suppliers?|payees?|creditors?|landlords?|landladies|banks?|lenders?|employees|staff|workers|contractors?|subcontractors?|freelancers?|consultants?)';
const THEY_PAY_US = '(?:customers|clients|buyers|patients|guests|shoppers|diners|tenants|subscribers|donors|sponsors)';
const GIVES = '(?:pays?|paid|paying|gives?|gave|given|sends?|sent|refund(?:s|ed)?|reimburse[sd]?)';

/** Not "what did the bank pay us in interest": that is said to be of something. */
const PAYEES_PAY = new RegExp(String.raw`\b${WE_PAY_THEM} ${BESIDE}${GIVES} (?:us|me)\b(?! (?:interest|in (?:interest|rent|fees)|for|bills?|invoices?|statements?|discounts?|credit|terms|quotes?|receipts?|deliveries)\b)`);
const PAYERS_PAID = new RegExp(String.raw`\b(?:we|i) ${BESIDE}(?:pay|paid|paying) (?:(?:the|our|my|any|some|all|all of) )*${THEY_PAY_US}\b(?! (?:back|service|support|referral))|\b(?:which|what) ${THEY_PAY_US.replace('|clients|', '|clients|customer|client|')} (?:do|did|have|has) (?:we|i) ${BESIDE}(?:pay|paid|paying)\b`);

/** "Refunds from suppliers": what we are given back is no refund to customers, and no cost. */
const FROM_PAYEES = /(?<!\b(?:after|less|minus|net of) )\b(refunds?|refunded|credits|credited|money back)\b(?: (?!to\b)\S+){0,3} (from|by) (our |the |any |all )*(vendors?|suppliers?)\b|\b(vendors?|suppliers?) (refunds?|credits)\b|\bwho (has |have )?(ever )?(refunded|reimbursed) us\b|\bwho (gave|sent|paid) us (a |any |our )?(refunds?|money back)\b|\brefunds? (that |which )?(we|i) (have |ever )*(got|get|received|receive)\b|\b(did|have) (we|i) (ever )?(get|got|gotten|receive|received) (any |a )?refunds?\b(?! (to|requests?)\b)/;

export function ofOtherSide(found: Interpretation, { reading: { text } }: Frame): Interpretation | null {
  if (found.kind !== 'plan') return null;
  const { plan } = found;
  if (PAYEES_PAY.test(text) && (isOfAll(plan, /^(revenue|grossSales|refunds)$/) || plan.metric === 'expenses' && plan.filters.counterparties === undefined)) return asked('Vendors and those who work for you are paid by you, and who pays you are customers.', [`Revenue by customer, ${plan.period.label}`, `Expenses by vendor, ${plan.period.label}`]);
  if (FROM_PAYEES.test(text) && isOfAll(plan, /^(revenue|grossSales|refunds|expenses)$/)) return asked('What vendors gave back is taken off their costs here, and it can be told for one vendor by name; refunds are what went back to customers.', [`Refunds, ${plan.period.label}`, `Expenses by vendor, ${plan.period.label}`]);
  if (PAYERS_PAID.test(text) && isOfAll(plan, /^(expenses|cashOut|operatingExpenses)$/)) return asked('Customers pay you; what goes back to them are refunds.', [`Refunds, ${plan.period.label}`, `Expenses by vendor, ${plan.period.label}`]);
  return null;
}

/** Narrowed to nobody and nothing; refunds are a category of their own. */
const isOfAll = ({ metric, filters: { categories, counterparties, words } }: Plan, metrics: RegExp): boolean => metrics.test(metric) && (metric === 'refunds' || categories === undefined) && (counterparties ?? words) === undefined;

function asked(why: string, questions: readonly string[]): Interpretation {
  const choices: Choice[] = questions.map((question) => ({ label: question, question }));
  return { kind: 'clarify', plan: null, message: `${why} What would you like to know?`, choices };
}
