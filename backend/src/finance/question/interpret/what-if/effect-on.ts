/** On what a supposition is asked to have an effect: "what would happen to sales if we raised prices". Net profit where nobody says. */
import type { AccountRole } from '../../../ledger/entry.ts';
import type { LedgerVocabulary } from '../../../ledger/ledger-reader.ts';
import type { Interpretation, PlanLever } from '../../plan.ts';

export type EffectOn = 'netProfit' | 'revenue' | 'expenses';

const OWN = '(?:(?:our|my|the|its|total|overall|monthly|yearly|annual|average|net|gross|company|business) ){0,4}';
const THING = '(revenue|revenues|sales|income|turnover|takings|top line|expenses|costs|spending|outgoings|overheads?)';
const NO_TAX = '(?! (tax|taxes|volume|price|prices|team|person|people|rep|reps|manager))';
const ASKED: readonly RegExp[] = [
  new RegExp(`\\b(?:happen|happens|do|does|mean|means)(?: then)? (?:to|for) ${OWN}${THING}\\b${NO_TAX}`),
  new RegExp(`\\b(?:affect|affects|change|changes|impact|hit|hurt|help|(?:effect|impact) (?:of|on)) ${OWN}${THING}\\b${NO_TAX}`),
  new RegExp(`\\bhow (?:would|will|does|do|might|could) ${OWN}${THING}${NO_TAX} (?:change|look|move|develop|fare|be affected|be|react|go)\\b`),
  new RegExp(`\\b(?:what|how much|where) (?:would|will|is|are|does|do|might|could) ${OWN}${THING}${NO_TAX} (?:then )?(?:be|look|come|become|amount|end up|stand|total|go|rise|fall|increase|decrease|change)\\b`),
];
const LEVEL = new RegExp(`\\b(?:what|how much|where|how) (?:would|will|is|are|might|could) ${OWN}${THING}${NO_TAX} (?:then )?(?:be|look|come|become|amount|end up|stand|total)\\b`);

const PROFIT = /\b(profits?|profitability|margins?|bottom line|net income|earnings)\b/;

/** Only what stands in the question beside the supposition: "if sales rose, what would happen to profit" asks about profit. */
export function effectAskedOn(text: string): EffectOn {
  const said = ASKED.map((pattern) => pattern.exec(text)?.[1]).find((word) => word !== undefined);
  if (said === undefined || PROFIT.test(text)) return 'netProfit';
  return /^(expenses|costs|spending|outgoings|overheads?)$/.test(said) ? 'expenses' : 'revenue';
}

/** "What would revenue be": the month with it, not the change. */
export const asksForLevel = (text: string): boolean => effectAskedOn(text) !== 'netProfit' && LEVEL.test(text);

/** Whether a lever moves that side of the books at all. */
export function touches(lever: PlanLever, side: Exclude<EffectOn, 'netProfit'>, { categories }: LedgerVocabulary): boolean {
  switch (lever.kind) {
    case 'price-change': return side === 'revenue';
    case 'volume-change': return true;
    case 'hire': return side === 'expenses';
    case 'category-change': return isEarned(categories.find(({ number }) => number === lever.category)?.role) === (side === 'revenue');
    case 'recurring': return isIncome(lever) === (side === 'revenue');
    default: return false;
  }
}

export const isEarned = (role: AccountRole | undefined): boolean => role === 'revenue' || role === 'refund' || role === 'other-income';
export const isIncome = (lever: Extract<PlanLever, { kind: 'recurring' }>): boolean => (lever.basis === null ? lever.amountMinor > 0 : lever.basis.metric === 'revenue');

/** What a hire does to sales nobody can read off the books. */
export function untouched(side: Exclude<EffectOn, 'netProfit'>, text: string): Interpretation {
  const [what, other] = side === 'revenue' ? ['revenue', 'costs'] : ['costs', 'revenue'];
  const onProfit = text.replace(new RegExp(`\\b${THING}\\b`), 'net profit');
  return { kind: 'clarify', plan: null, message: `That changes ${other} and not ${what} by itself; what else would follow from it the ledger does not say. What it does to net profit can be told. How do you mean it?`, choices: [{ label: capitalised(onProfit), question: capitalised(onProfit) }] };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
