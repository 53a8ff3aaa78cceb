/** The levers of a what-if as a form: words with fields in them, so that a changed number is asked again as a question. */
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import { minorToDecimal } from '../../money.ts';
import type { LeverForm } from '../answer.ts';
import { certainPlan } from '../certain-plan.ts';
import type { PlanLever, LeverBasis, Plan } from '../plan.ts';
import { fillLever } from './fill-lever.ts';
import { categoryName } from './subject-words.ts';

/** Empty where the words would not be read back as these very levers: then nothing is offered to edit. */
export function leverForms(plan: Plan, vocabulary: LedgerVocabulary, asOf: string): LeverForm[] {
  const forms = (plan.levers ?? []).map((lever) => formOf(lever, vocabulary));
  if (forms.length === 0 || forms.includes(null)) return [];
  const known = forms.filter((form) => form !== null);
  const read = certainPlan(whatIfQuestion(known), vocabulary, asOf);
  return JSON.stringify(read?.levers) === JSON.stringify(plan.levers) && read?.metric === plan.metric ? known : [];
}

export const whatIfQuestion = (forms: readonly LeverForm[]): string => `What if ${forms.map(fillLever).join(' and ')}?`;

function formOf(lever: PlanLever, vocabulary: LedgerVocabulary): LeverForm | null {
  const money = (amountMinor: number): string => minorToDecimal(Math.abs(amountMinor), vocabulary.currency);
  const start = (month: string): LeverForm['fields'][number] => ({ name: 'startMonth', label: 'From', kind: 'month', value: month });
  const percent = (value: number): LeverForm['fields'][number] => ({ name: 'percent', label: 'Change in %', kind: 'percent', value: String(value) });
  switch (lever.kind) {
    case 'hire': return { kind: lever.kind, title: 'Hire', phrase: 'we hire {count} people at {monthlyCost} a month from {startMonth}', fields: [{ name: 'count', label: 'People', kind: 'count', value: String(lever.count) }, { name: 'monthlyCost', label: 'Each per month', kind: 'money', value: money(lever.monthlyCostMinor) }, start(lever.startMonth)] };
    case 'price-change': return { kind: lever.kind, title: 'Prices', phrase: 'prices go {percent} from {startMonth}', fields: [percent(lever.percent), start(lever.startMonth)] };
    case 'volume-change': return { kind: lever.kind, title: 'Sales volume', phrase: 'sales volume goes {percent} from {startMonth}', fields: [percent(lever.percent), start(lever.startMonth)] };
    case 'category-change': {
      const name = categoryName(lever.category, vocabulary);
      return { kind: lever.kind, title: name, phrase: `${name} goes {percent} from {startMonth}`, fields: [percent(lever.percent), start(lever.startMonth)] };
    }
    case 'one-off': return { kind: lever.kind, title: lever.amountMinor < 0 ? 'Spend once' : 'Receive once', phrase: `we ${lever.amountMinor < 0 ? 'spend' : 'receive'} {amount} once in {month}`, fields: [{ name: 'amount', label: 'Amount', kind: 'money', value: money(lever.amountMinor) }, { name: 'month', label: 'In', kind: 'month', value: lever.month }] };
    case 'payment-delay': return lever.share === 1 ? { kind: lever.kind, title: 'Customers pay later', phrase: 'customers pay {days} days later from {startMonth}', fields: [{ name: 'days', label: 'Days', kind: 'count', value: String(lever.days) }, start(lever.startMonth)] } : null;
    case 'loan': return {
      kind: lever.kind, title: 'Loan', phrase: 'we take a loan of {principal} at {annualRate} % over {termMonths} months from {startMonth}',
      fields: [{ name: 'principal', label: 'Amount', kind: 'money', value: money(lever.principalMinor) }, { name: 'annualRate', label: 'Interest in % a year', kind: 'number', value: String(lever.annualRatePercent) }, { name: 'termMonths', label: 'Months', kind: 'count', value: String(lever.termMonths) }, start(lever.startMonth)],
    };
    case 'recurring': return recurringForm(lever, money, start);
  }
}

function recurringForm(lever: Extract<PlanLever, { kind: 'recurring' }>, money: (amountMinor: number) => string, start: (month: string) => LeverForm['fields'][number]): LeverForm | null {
  const until = lever.endMonth === null ? '' : ' until {endMonth}';
  const when: LeverForm['fields'] = [start(lever.startMonth), ...(lever.endMonth === null ? [] : [{ name: 'endMonth', label: 'Until', kind: 'month' as const, value: lever.endMonth }])];
  if (lever.basis === null) {
    const verb = lever.amountMinor < 0 ? 'spend' : 'earn';
    return { kind: lever.kind, title: lever.amountMinor < 0 ? 'Spend more' : 'Earn more', phrase: `we ${verb} {amount} more a month from {startMonth}${until}`, fields: [{ name: 'amount', label: 'Per month', kind: 'money', value: money(lever.amountMinor) }, ...when] };
  }
  if (lever.percent !== undefined) return changeForm(lever.basis, lever.percent, until, when);
  const words = lever.levelMinor === undefined ? basisWords(lever.basis) : null;
  return words === null ? null : { kind: lever.kind, title: words.title, phrase: `we ${words.phrase} from {startMonth}${until}`, fields: when };
}

function changeForm({ filters }: LeverBasis, percent: number, until: string, when: LeverForm['fields']): LeverForm | null {
  const [party, ...others] = filters.counterparties ?? [];
  if (party === undefined || others.length > 0) return null;
  return { kind: 'recurring', title: party, phrase: `${party} goes {percent} from {startMonth}${until}`, fields: [{ name: 'percent', label: 'Change in %', kind: 'percent', value: String(percent) }, ...when] };
}

function basisWords({ largest, metric, filters }: LeverBasis): { title: string; phrase: string } | null {
  if (largest !== null) return metric === 'revenue' ? { title: 'Without the biggest client', phrase: 'lose our biggest client' } : null;
  const [party] = filters.counterparties ?? [];
  if (party === undefined) return null;
  return metric === 'revenue' ? { title: `Without ${party}`, phrase: `lose ${party}` } : { title: `Without ${party}`, phrase: `stop paying ${party}` };
}
