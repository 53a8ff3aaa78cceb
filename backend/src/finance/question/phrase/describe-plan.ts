/** The plan in plain words: "how I read your question". */
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import { formatMoney } from '../../money.ts';
import type { Plan } from '../plan.ts';
import { ofWholeInWords } from './place-line.ts';
import { planLeverInWords } from './lever-words.ts';
import { runInWords } from './run-line.ts';
import { supposedInWords } from './supposed-words.ts';
import { addedInWords, inSentence, membershipInWords, subjectInWords } from './subject-words.ts';
import { unitInWords } from './unit-words.ts';

export function describePlan(plan: Plan, vocabulary: LedgerVocabulary): string {
  const against = plan.against;
  const what = `${subjectInWords(plan, vocabulary)}${membershipInWords(plan)}`;
  const money = (amountMinor: number) => formatMoney(amountMinor, vocabulary.currency);
  const group = unitInWords(plan.groupBy);
  switch (plan.task) {
    case 'total': return `${what}, added up over ${plan.period.label}`;
    case 'count': return plan.groupBy && plan.per === 'counterparty' ? `How many ${plan.membership ? 'names there are for the first time' : 'different names there are'} in each ${plan.groupBy}: ${what}, ${plan.period.label}` : plan.groupBy ? `How many different ${group === 'name' ? 'names' : group} there are: ${what}${plan.threshold ? `, each ${plan.threshold.side} ${money(plan.threshold.amountMinor)}` : ''}, ${plan.period.label}` : `Number of transactions: ${what}, ${plan.period.label}`;
    case 'average': return plan.each ? `${averageInWords(plan, what)}, and for each ${unitInWords(plan.each)}` : averageInWords(plan, what);
    case 'rows': return `${plan.asDate ? 'Date of the ' : ''}${plan.combined ? 'Together: ' : ''}${plan.bothEnds ? 'Largest and smallest' : plan.order === 'largest' ? 'Largest' : plan.order === 'smallest' ? 'Smallest' : plan.order === 'first' ? 'First' : 'Latest'} ${plan.limit ?? ''} transactions: ${what}, ${plan.period.label}`.replace('  ', ' ');
    case 'ranking': return plan.counted ? `How often: ${what} by ${group}, ${plan.order === 'smallest' ? 'fewest' : 'most'} first, ${plan.period.label}` : `${plan.combined === 'rest' ? 'All but the first: ' : plan.combined ? 'Together: ' : ''}${what} by ${group}, ${plan.bothEnds ? 'the largest and the smallest' : `${plan.order === 'smallest' ? 'smallest' : 'largest'} first`}${plan.rank !== null ? `, number ${plan.rank}` : plan.limit ? `, ${plan.limit} of them` : ''}${plan.ofWhole ? ofWholeInWords(plan.ofWhole) : ''}, ${plan.period.label}`;
    case 'share': return `${plan.counted ? 'Number of transactions: ' : ''}${what} as a percentage of ${against ? subjectInWords(against, vocabulary) : 'the whole'}, ${plan.period.label}${plan.earlier ? ` against ${plan.earlier.label}` : ''}`;
    case 'sum': return `${what} and ${against ? inSentence(addedInWords(against, vocabulary)) : 'nothing'}, added up over ${plan.period.label}`;
    case 'remainder': return `${what} less ${against ? inSentence(subjectInWords(against, vocabulary)) : 'nothing'}, ${plan.period.label}`;
    case 'compare': return `${what} (${plan.period.label}) compared with ${against ? `${subjectInWords(against, vocabulary)} (${against.period.label})` : 'the period before'}, ${plan.answerIn === 'percent' ? 'change in percent' : 'difference'}`;
    case 'trend': return plan.against && plan.answerIn === 'percent' ? `${what} as a percentage of ${inSentence(subjectInWords(plan.against, vocabulary))} by ${group}, ${plan.period.label}` : plan.against && plan.against.period.from !== plan.period.from ? `${what} by ${group}, ${plan.period.label} beside ${plan.against.period.label}` : plan.against ? `${what} beside ${inSentence(subjectInWords(plan.against, vocabulary))} by ${group}${plan.difference ? ' and the difference' : ''}, ${plan.period.label}` : `${what} by ${plan.splitBy ? `${plan.splitBy === 'counterparty' ? 'name' : plan.splitBy} and ` : ''}${group}${plan.cumulative ? ', each with those before it' : ''}${plan.rolling === undefined ? '' : `, each the average of ${plan.rolling}`}${plan.splitBy && plan.order !== null ? `, the ${plan.order} of each ${group}` : ''}, ${plan.period.label}`;
    case 'best-period': return `The ${group} with the ${plan.rank === null ? '' : `number ${plan.rank} `}${plan.bothEnds ? 'highest and the one with the lowest' : plan.order === 'smallest' ? 'lowest' : 'highest'} ${inSentence(what)}${plan.per === 'day' ? ' on average' : ''}, ${plan.period.label}`;
    case 'count-periods': return `Number of full ${group}s with ${inSentence(what)} ${plan.threshold?.side ?? 'above'} ${plan.aroundMean ? 'their average' : money(plan.threshold?.amountMinor ?? 0)}, ${plan.period.label}`;
    case 'run': return runInWords(plan, what, money);
    case 'drivers': return plan.explains ? `What changed ${inSentence(what)}: ${plan.period.label} against ${against?.period.label ?? 'the period before'}` : `Which ${group} ${plan.order === 'smallest' ? 'fell' : 'rose'} most${plan.answerIn === 'percent' ? ' in percent' : ''}: ${what}, ${plan.period.label} against ${against?.period.label ?? 'the period before'}`;
    case 'growth': return `Growth of ${inSentence(what)} against growth of ${against ? inSentence(subjectInWords(against, vocabulary)) : 'the whole'}: ${plan.period.label} against ${plan.earlier?.label ?? 'the period before'}, in percentage points`;
    case 'place': return `Where it stands among all by ${group}: ${what}, ${plan.period.label}`;
    case 'break-even': return `Revenue per ${plan.per ?? 'month'} at which net profit is zero: all costs but cost of sales, divided by the gross margin, ${plan.period.label}`;
    case 'price-list': return `Who of those that are paid every month charges ${plan.order === 'smallest' ? 'less' : 'more'} than at the start of ${plan.period.label}: ${what}`;
    case 'gaps': return `${plan.order === 'last' ? 'Days since the last payment' : plan.order === null ? 'Average days from one payment to the next' : `${plan.order === 'largest' ? 'Longest' : 'Shortest'} time from one payment to the next`}: ${what}, ${plan.period.label}`;
    case 'recurring': return `Recurring ${plan.metric === 'revenue' ? 'income' : plan.per === 'quarter' ? 'quarterly costs' : 'costs'}: ${what}${plan.threshold ? `, each ${plan.threshold.side} ${money(plan.threshold.amountMinor)} a month` : ''}`;
    case 'latest': return `${plan.yearly ? 'A year at the latest amount' : 'Latest amount'}: ${what}`;
    case 'price-change': return `Change from the first to the latest charge: ${what}`;
    case 'date': return `Date of the ${plan.order === 'first' ? 'first' : 'latest'} transaction: ${what}`;
    case 'burn': return `Burn rate over ${plan.period.label}`;
    case 'runway': return `Runway: ${plan.balanceMinor === null ? 'the known balance' : money(plan.balanceMinor)}${plan.floorMinor === undefined ? '' : ` down to ${money(plan.floorMinor)}`} divided by ${plan.toldBurnMinor === undefined ? `the burn rate over ${plan.period.label}` : `${money(plan.toldBurnMinor)} a month`}${(plan.levers ?? []).map((lever) => `; ${inSentence(planLeverInWords(lever, null, vocabulary))}`).join('')}`;
    case 'balance': return plan.filters.accounts === undefined ? 'Balance of the bank accounts' : `Balance of ${vocabulary.accounts.filter(({ number }) => plan.filters.accounts?.includes(number)).map(({ name }) => name).join(' and ')}`;
    case 'overview': return `Revenue, expenses, net profit and cash flow${plan.groupBy === null ? '' : ` by ${plan.groupBy}`}, ${plan.period.label}`;
    case 'supposed': return `${plan.difference ? 'What would change: ' : ''}${what}, ${plan.period.label}, had ${supposedInWords(plan, vocabulary)}`;
    case 'what-if': return `What changes${plan.metric === 'revenue' || plan.metric === 'expenses' ? ` in ${plan.metric}` : ''}: ${(plan.levers ?? []).map((lever) => planLeverInWords(lever, null, vocabulary)).join('; ')}, against ${plan.period.label}`;
  }
}

function averageInWords(plan: Plan, what: string): string {
  return plan.per === 'row' ? `${plan.median ? 'Median' : 'Average'} per transaction: ${what}, ${plan.period.label}` : plan.openDays ? `Average per day that has any: ${what}, ${plan.period.label}` : plan.workingDays ? `Average per day from Monday to Friday: ${what}, ${plan.period.label}` : `${plan.median ? 'Median' : 'Average'} per ${plan.per ?? 'month'} over full ${plan.per ?? 'month'}s: ${what}, ${plan.period.label}`;
}
