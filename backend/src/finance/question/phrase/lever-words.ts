/** The levers of a what-if question, and what they do together, in words. */
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import { monthInWords } from '../../local-date.ts';
import { formatMoney } from '../../money.ts';
import type { Detail } from '../compute/figures.ts';
import type { Lever } from '../plan.ts';
import { inSentence, subjectInWords } from './subject-words.ts';

/** `who` is the name that a "biggest client" turned out to be. */
export function leverInWords(lever: Lever, who: string | null, vocabulary: LedgerVocabulary): string {
  const money = (amountMinor: number) => formatMoney(Math.abs(amountMinor), vocabulary.currency);
  const change = (percent: number) => `${percent < 0 ? 'down' : 'up'} ${Math.abs(percent)} %`;
  switch (lever.kind) {
    case 'hire': return `${lever.count === 1 ? 'One hire' : `${lever.count} hires`} at ${money(lever.monthlyCostMinor)} a month from ${monthInWords(lever.startMonth)}`;
    case 'price-change': return `Prices ${change(lever.percent)} from ${monthInWords(lever.startMonth)}`;
    case 'volume-change': return `Sales volume ${change(lever.percent)} from ${monthInWords(lever.startMonth)}`;
    case 'category-change': return `${vocabulary.categories.find(({ number }) => number === lever.category)?.name ?? 'Category'} ${change(lever.percent)} from ${monthInWords(lever.startMonth)}`;
    case 'one-off': return `${money(lever.amountMinor)} once ${lever.amountMinor < 0 ? 'out' : 'in'} in ${monthInWords(lever.month)}`;
    case 'payment-delay': return `${lever.share === 1 ? 'Customers pay' : `${Math.round(lever.share * 100)} % of revenue is paid`} ${lever.days} days later from ${monthInWords(lever.startMonth)}`;
    case 'loan': return `A loan of ${money(lever.principalMinor)} at ${lever.annualRatePercent} % over ${lever.termMonths} months from ${monthInWords(lever.startMonth)}`;
    case 'recurring': {
      const until = lever.endMonth === null ? '' : ` until ${monthInWords(lever.endMonth)}`;
      if (lever.basis === null) return `${money(lever.amountMinor)} a month ${lever.amountMinor < 0 ? 'more out' : 'more in'} from ${monthInWords(lever.startMonth)}${until}`;
      return `Without ${who ?? inSentence(subjectInWords(lever.basis, vocabulary))} from ${monthInWords(lever.startMonth)}${until}`;
    }
  }
}

export function whatIfLine({ effects, monthlyMinor, onceMinor, baseMinor }: Extract<Detail, { task: 'what-if' }>, when: string, money: (amountMinor: number) => string): string {
  const changes = effects.map(({ label }) => inSentence(label)).join('; ');
  const once = onceMinor === 0 ? '' : ` and ${money(onceMinor)} once`;
  if (monthlyMinor === 0) return `${money(onceMinor)} once – ${changes}.`;
  return `${money(monthlyMinor)} per month${once} – ${changes}. Net profit averaged ${money(baseMinor)} a month over ${when}; with this it would be ${money(baseMinor + monthlyMinor)}. Nothing else is assumed to change.`;
}
