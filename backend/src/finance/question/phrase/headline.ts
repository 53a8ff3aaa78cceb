/** The first paragraph of an answer: the figure first, and only that figure where one number was asked for. */
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import { dateInWords } from '../../local-date.ts';
import { moneyInWords } from '../../money.ts';
import { percentInWords } from '../../percent.ts';
import { partyOf } from '../compute/books.ts';
import type { Detail, Figures, Line } from '../compute/figures.ts';
import { isPercentMeasure } from '../measures.ts';
import type { Plan } from '../plan.ts';
import { breakEvenLine } from './break-even-line.ts';
import { driversLine } from './drivers-line.ts';
import { gapsLine } from './gaps-line.ts';
import { growthLine, shareThenLine } from './growth-line.ts';
import { whatIfLine } from './lever-words.ts';
import { ofWholeLine, placeLine } from './place-line.ts';
import { priceListLine } from './price-list-line.ts';
import { recurringLine } from './recurring-line.ts';
import { runLine } from './run-line.ts';
import { supposedInWords, supposedLine } from './supposed-words.ts';
import { addedInWords, inSentence, joinNames, membershipInWords, subjectInWords } from './subject-words.ts';
import { unitInWords } from './unit-words.ts';

type DetailOf<T extends Detail['task']> = Extract<Detail, { task: T }>;

interface Words {
  readonly plan: Plan;
  readonly figures: Figures;
  readonly vocabulary: LedgerVocabulary;
  /** "Revenue, without Wholesale". */
  readonly what: string;
  readonly when: string;
  readonly money: (amountMinor: number) => string;
  /** Money or percent, as the measure is told. */
  readonly amount: (value: number) => string;
}

export function headline(plan: Plan, figures: Figures, vocabulary: LedgerVocabulary): string {
  const money = (amountMinor: number) => moneyInWords(amountMinor, vocabulary.currency);
  const words: Words = { plan, figures, money, vocabulary, what: `${subjectInWords(plan, vocabulary)}${membershipInWords(plan)}`, when: plan.period.label, amount: isPercentMeasure(plan.metric) ? percentInWords : plan.counted ? timesInWords : money };
  const { detail } = figures;
  switch (detail.task) {
    case 'total': return totalLine(words, detail);
    case 'count': return countLine(words, detail);
    case 'average': return averageLine(words, detail);
    case 'rows': return rowsLine(words, detail);
    case 'ranking': return rankingLine(words, detail);
    case 'share': return detail.then ? shareThenLine(plan, detail.then, vocabulary) : shareLine(words, detail, vocabulary);
    case 'sum': return `${money(Number(figures.value))} – ${words.what} ${money(detail.lines[0]?.value ?? 0)} and ${plan.against ? inSentence(addedInWords(plan.against, vocabulary)) : 'nothing'} ${money(detail.lines[1]?.value ?? 0)}, ${words.when}.`;
    case 'remainder': return remainderLine(words, detail, vocabulary);
    case 'compare': return compareLine(words, detail);
    case 'trend': return trendLine(words, detail);
    case 'best-period': return bestLine(words, detail);
    case 'count-periods': return countPeriodsLine(words, detail);
    case 'run': return runLine(plan, detail, { ...words, money });
    case 'drivers': return driversLine({ ...words, premise: plan.premise, isPercent: isPercentMeasure(plan.metric), ...(plan.answerIn === 'percent' ? { isRanked: 'in percent' as const } : {}), earlier: plan.against?.period.label ?? 'the period before', asked: plan.order === 'smallest' ? 'fall' : 'rise' }, detail);
    case 'growth': return growthLine(plan, detail, figures.value);
    case 'place': return placeLine(words, detail);
    case 'break-even': return breakEvenLine(plan, detail, figures.value, { when: words.when, money });
    case 'price-list': return priceListLine(plan, detail, words);
    case 'gaps': return gapsLine(plan, detail, figures.value, words);
    case 'recurring': return recurringLine(plan, detail.lines, Number(figures.value), money);
    case 'latest': return latestLine(words, detail);
    case 'price-change': return priceChangeLine(words, detail);
    case 'date': return dateLine(words, detail);
    case 'burn': return burnLine(words, detail);
    case 'runway': return runwayLine(words, detail);
    case 'balance': return typeof figures.value === 'number' ? `${money(figures.value)} is the balance of ${plan.filters.accounts === undefined ? 'your bank accounts' : detail.lines.map(({ label }) => label).join(' and ')} as far as the ledger knows it.` : 'No balance is known.';
    case 'overview': return `In ${words.when}: ${detail.lines.map((line) => `${line.label.toLowerCase()} ${money(line.value)}`).join(', ')}.`;
    case 'supposed': return supposedLine(plan, detail, { ...words, had: supposedInWords(plan, vocabulary) });
    case 'what-if': return whatIfLine(detail, words.when, money, { ...plan, ofWhat: plan.filters.categories === undefined ? null : subjectInWords(plan, vocabulary) });
  }
}

const timesInWords = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'transaction' : 'transactions'}`;

function totalLine({ figures, what, when, amount, plan }: Words, detail: DetailOf<'total'>): string {
  if (figures.value === null) return `${what} cannot be told for ${when}: there is no revenue to divide by.`;
  if (detail.count === 0) return `${amount(0)}: there are no transactions for ${inSentence(what)} in ${when}.`;
  return `${amount(Number(figures.value))} – ${what}, ${when}${plan.metric === 'expenses' && Number(figures.value) < 0 ? ' (credits were larger than payments)' : ''}.`;
}

function countLine({ figures, what, when, plan, money }: Words, { sumMinor }: DetailOf<'count'>): string {
  const value = Number(figures.value);
  if (plan.groupBy && /^(day|week|month|quarter|year)$/.test(plan.groupBy)) return `${value.toLocaleString('en-US')} ${plan.per !== 'counterparty' ? 'transactions' : plan.membership ? 'new names' : 'different names'} per ${plan.groupBy} on average – ${what}, ${when}.`;
  const noun = plan.groupBy === 'counterparty' ? 'different names' : plan.groupBy === 'category' ? 'categories' : value === 1 ? 'transaction' : 'transactions';
  // Rows that go one way can be added up: "how many and how much".
  const together = plan.groupBy === null && value > 1 && (plan.filters.moreThanMinor ?? plan.filters.lessThanMinor ?? plan.filters.atLeastMinor ?? plan.filters.atMostMinor) !== undefined ? ` Together they come to ${money(Math.abs(sumMinor))}.` : '';
  return `${value.toLocaleString('en-US')} ${noun} – ${what}, ${when}.${together}`;
}

function averageLine({ figures, what, when, amount, money, plan }: Words, detail: DetailOf<'average'>): string {
  const per = plan.per === 'counterparty' ? 'name' : plan.workingDays ? 'working day' : plan.openDays ? `day with any (${detail.count.toLocaleString('en-US')} of them)` : plan.per === 'day' && plan.filters.weekdays ? 'such day' : plan.per ?? 'row';
  const how = plan.median ? 'in the middle (median)' : 'on average';
  const each = plan.each && (figures.table?.rows.length ?? 0) > 1 ? `; for each ${unitInWords(plan.each)} below` : '';
  if (figures.value === null) return per === 'row' ? `There are no transactions for ${inSentence(what)} in ${when}, so there is no average.` : `There is no full ${per} in ${when} to average over.`;
  return per === 'row' ? `${money(Number(figures.value))} ${how} in ${when} – ${what}, ${detail.count} ${detail.count === 1 ? 'transaction' : 'transactions'}${each}.`
    : `${amount(Number(figures.value))} per ${per} ${how} – ${what}, ${when}${each}.`;
}

function rowsLine({ what, when, money, plan, figures }: Words, { entries, count, sum }: DetailOf<'rows'>): string {
  const [first] = entries;
  if (!first) return `There are no transactions for ${inSentence(what)} in ${when}.`;
  if (sum !== undefined) return `${plan.combined === 'share' ? `${percentInWords(Number(figures.value ?? 0))} (${money(sum)})` : money(sum)} – the ${plan.order ?? 'latest'} ${entries.length} of ${count} transactions together: ${inSentence(what)}, ${when}.`;
  const last = plan.bothEnds ? entries.at(-1) : undefined;
  if (last && last !== first) return `${[first, last].map((row, at) => `${money(Math.abs(row.amountMinor))} – ${partyOf(row)} on ${dateInWords(row.date)}, the ${(plan.order === 'smallest') === (at === 0) ? 'smallest' : 'largest'}`).join('; ')}: ${inSentence(what)}, ${when}.`;
  if (plan.limit === 1 && plan.asDate) return `${dateInWords(first.date)} – ${money(Math.abs(first.amountMinor))}, ${partyOf(first)}, the ${plan.order ?? 'latest'}: ${inSentence(what)}, ${when}.`;
  if (plan.limit === 1) return `${money(Math.abs(first.amountMinor))} – ${partyOf(first)} on ${dateInWords(first.date)}, ${plan.rank === null ? '' : `number ${plan.rank} of `}the ${plan.order === 'smallest' ? 'smallest' : plan.order === 'largest' || plan.order === 'first' ? plan.order : 'latest'}: ${inSentence(what)}, ${when}.`;
  return `${entries.length === count ? `${count} transactions` : `The ${plan.order === 'last' ? 'latest' : plan.order ?? ''} ${entries.length} of ${count} transactions`} – ${what}, ${when}.`;
}

function rankingLine({ what, when, amount, plan, figures }: Words, detail: DetailOf<'ranking'>): string {
  const { lines, sum } = detail;
  const [first] = lines;
  if (plan.membership) return membersLine(what, when, amount, lines);
  if (plan.ofWhole) return ofWholeLine(plan, plan.ofWhole, detail, { what, when, amount });
  if (!first && plan.rank !== null && detail.others > 0) return `There is no number ${plan.rank}: the list ends with number ${detail.others} – ${what}, ${when}.`;
  if (!first) return `There is nothing to rank: no transactions for ${inSentence(what)} in ${when}.`;
  if (sum !== undefined && plan.combined === 'rest') return `${amount(sum)} – ${what}, all but ${joinNames(lines.map(({ label }) => label))}, ${when}.`;
  if (sum !== undefined) return `${plan.combined === 'share' ? `${percentInWords(Number(figures.value ?? 0))} (${amount(sum)})` : amount(sum)} – ${lines.map(({ label }) => label).join(', ')}${lines.length > 1 ? ' together' : ''}: ${inSentence(what)}, ${when}.`;
  const place = plan.rank === null ? '' : `number ${plan.rank} `;
  const last = plan.bothEnds ? lines.at(-1) : undefined;
  if (last && last !== first) return `${first.label} is ${plan.order} with ${amount(first.value)}, ${last.label} ${plan.order === 'smallest' ? 'largest' : 'smallest'} with ${amount(last.value)} – ${what} by ${plan.groupBy === 'counterparty' ? 'name' : plan.groupBy ?? 'category'}, ${when}.`;
  return `${first.label} ${plan.rank !== null ? `is ${place}` : plan.order === 'smallest' ? 'is smallest ' : 'leads '}with ${amount(first.value)} – ${what} by ${plan.groupBy === 'counterparty' ? 'name' : plan.groupBy ?? 'category'}, ${when}.`;
}

/** Who they are stands first, as that was asked. */
function membersLine(what: string, when: string, amount: Words['amount'], lines: readonly Line[]): string {
  const [named, more] = [lines.slice(0, 8), lines.length - 8];
  if (lines.length === 0) return `Nobody: there is no ${inSentence(what)} in ${when}.`;
  return `${named.map((line) => `${line.label} (${amount(line.value)})`).join(', ')}${more > 0 ? ` and ${more} more` : ''} – ${what}, ${when}.`;
}

function shareLine({ figures, what, when, plan }: Words, detail: DetailOf<'share'>, vocabulary: LedgerVocabulary): string {
  const whole = plan.against ? subjectInWords(plan.against, vocabulary) : 'the whole';
  if (figures.value === null) return `The share cannot be told: ${inSentence(whole)} is zero in ${when}.`;
  if (plan.counted) return `${percentInWords(Number(figures.value))} – ${detail.part.toLocaleString('en-US')} of ${detail.whole.toLocaleString('en-US')} transactions: ${inSentence(what)}, ${when}.`;
  return `${percentInWords(Number(figures.value))} – ${what} as a share of ${inSentence(whole)}, ${when}.`;
}

function remainderLine({ figures, what, when, money, plan }: Words, { from, off }: DetailOf<'remainder'>, vocabulary: LedgerVocabulary): string {
  const taken = plan.against ? inSentence(subjectInWords(plan.against, vocabulary)) : 'nothing';
  return `${money(Number(figures.value))} – ${inSentence(what)} ${money(from)} less ${taken} ${money(off)}, ${when}.`;
}

function compareLine({ figures, plan, what: measured, money, amount, vocabulary }: Words, { first, second, percent, labels }: DetailOf<'compare'>): string {
  if (figures.value === null || first === null || second === null) return `The change cannot be told in percent: there is nothing in ${labels[1]} to compare with${first === null ? '' : ` (${labels[0]}: ${amount(first)})`}.`;
  const what = plan.per === null ? measured : `${measured}, ${plan.per === 'row' ? 'average per transaction' : `average per ${plan.per}`}`;
  const isSamePeriod = plan.against?.period.from === plan.period.from && plan.against.period.to === plan.period.to;
  const difference = first - second;
  const size = isPercentMeasure(plan.metric) ? `${Math.abs(difference).toFixed(1)} percentage points` : money(Math.abs(difference));
  const change = percent === null ? '' : ` (${percentInWords(percent)})`;
  if (isSamePeriod) return difference === 0 ? `Equal: ${labels[0]} and ${labels[1]} are both ${amount(first)}.` : `${labels[difference > 0 ? 0 : 1]} is higher by ${size}: ${amount(first)} (${labels[0]}) against ${amount(second)} (${labels[1]}), ${plan.period.label}.`;
  if (plan.against && plan.against.metric !== plan.metric) return `${money(difference)} – ${what} in ${labels[0]} (${amount(first)}) less ${inSentence(subjectInWords(plan.against, vocabulary))} in ${labels[1]} (${amount(second)}).`;
  const direction = difference > 0 ? 'up' : difference < 0 ? 'down' : 'unchanged';
  const denial = plan.premise === 'fell' && difference >= 0 ? `${what} did not fall. ` : plan.premise === 'rose' && difference <= 0 ? `${what} did not rise. ` : '';
  const lead = plan.answerIn === 'percent' && percent !== null ? `${percentInWords(percent)} (${direction} by ${size})` : `${direction === 'unchanged' ? 'Unchanged' : `${direction === 'up' ? 'Up' : 'Down'} by ${size}`}${change}`;
  return `${denial}${lead} – ${what}: ${amount(first)} in ${labels[0]} against ${amount(second)} in ${labels[1]}.`;
}

function trendLine({ what, when, amount, plan, figures, vocabulary }: Words, { lines, isSplit, beside, isShare, units }: DetailOf<'trend'>): string {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return `There is no full ${plan.groupBy ?? 'month'} in ${when} to show.`;
  if (units) return `${leadersByUnit(units, lines, amount)} – the ${plan.limit === 1 ? '' : `${plan.limit ?? ''} `}${plan.order === 'smallest' ? 'smallest' : 'largest'} ${leaderNoun(plan)} by ${inSentence(what)} in each ${plan.groupBy ?? 'month'}, ${when}.`;
  if (isSplit) return `${amount(Number(figures.value))} in all – ${what} by ${plan.splitBy === 'counterparty' ? 'name' : plan.splitBy ?? 'category'} and ${plan.groupBy ?? 'month'}, ${when}.`;
  if (isShare && plan.against) return `${percentInWords(Number(figures.value ?? 0))} – ${what} as a share of ${inSentence(subjectInWords(plan.against, vocabulary))}, ${when}: ${percentInWords(first.value)} in ${first.label}, ${percentInWords(last.value)} in ${last.label}.`;
  if (beside && plan.against && plan.against.period.from !== plan.period.from) return `${what} by ${plan.groupBy ?? 'month'}, ${when} beside ${plan.against.period.label}: ${last.label} ${amount(last.value)} against ${amount(beside.at(-1)?.value ?? 0)}.`;
  if (beside && plan.against) return `${what} and ${inSentence(subjectInWords(plan.against, vocabulary))} by ${plan.groupBy ?? 'month'}, ${when}: ${amount(last.value)} and ${amount(beside.at(-1)?.value ?? 0)} in ${last.label}${plan.difference ? `, a difference of ${amount(last.value - (beside.at(-1)?.value ?? 0))}` : ''}.`;
  if (plan.rolling !== undefined) return `${amount(last.value)} on average over the ${plan.rolling} ${plan.groupBy ?? 'month'}s to ${last.label}: ${inSentence(what)}; ${amount(first.value)} on average over the ${plan.rolling} to ${first.label}.`;
  if (plan.cumulative) return `${amount(last.value)} by ${last.label} – ${what}, added up from ${plan.groupBy ?? 'month'} to ${plan.groupBy ?? 'month'}.`;
  const change = last.value === first.value ? `${inPlace(first.value, lines) ? 'stayed at' : 'ended where it began, at'} ${amount(first.value)}`
    : `${last.value > first.value ? 'rose' : 'fell'} from ${amount(first.value)} (${first.label}) to ${amount(last.value)} (${last.label})`;
  return `${amount(Number(figures.value))} per ${plan.groupBy ?? 'month'} on average – ${what} ${change}.`;
}

/** "Q1 2025: Acme $5, Birch $3; Q2 2025: …". */
function leadersByUnit(units: readonly string[], lines: readonly Line[], amount: Words['amount']): string {
  return [...Map.groupBy(lines.map((line, at) => ({ ...line, unit: units[at] ?? '' })), ({ unit }) => unit)].map(([unit, leaders]) => `${unit}: ${leaders.map((line) => `${line.label} ${amount(line.value)}`).join(', ')}`).join('; ');
}

function leaderNoun({ splitBy, limit }: Plan): string {
  if (limit === 1) return splitBy === 'counterparty' ? 'name' : splitBy ?? 'category';
  return splitBy === 'counterparty' ? 'names' : splitBy === 'account' ? 'accounts' : 'categories';
}

const inPlace = (value: number, lines: readonly Line[]): boolean => lines.every((line) => line.value === value);

function bestLine({ what, when, amount, plan }: Words, { lines }: DetailOf<'best-period'>): string {
  const [first] = lines;
  if (!first) return `There is no full ${unitInWords(plan.groupBy)} in ${when}.`;
  const last = plan.bothEnds ? lines.at(-1) : undefined;
  if (last && last !== first) return `${first.label}: ${amount(first.value)} – the ${plan.order === 'smallest' ? 'lowest' : 'highest'} ${inSentence(what)} of any ${unitInWords(plan.groupBy)} in ${when}; ${last.label}: ${amount(last.value)} – the ${plan.order === 'smallest' ? 'highest' : 'lowest'}.`;
  return `${first.label}: ${amount(first.value)} – ${plan.rank === null ? 'the' : `number ${plan.rank} of the`} ${plan.order === 'smallest' ? 'lowest' : 'highest'} ${inSentence(what)}${plan.per === 'day' ? ' on average' : ''} of any ${unitInWords(plan.groupBy)} in ${when}.`;
}

function countPeriodsLine({ what, when, money, amount, plan }: Words, { matching, lines, bound: threshold }: DetailOf<'count-periods'>): string {
  const unit = plan.groupBy ?? 'month';
  if (plan.aroundMean) return `${matching.length} of ${lines.length} full ${unit}s – ${what} ${threshold.side} their average of ${amount(threshold.amountMinor)}, ${when}.`;
  if (threshold.side === 'below' && threshold.amountMinor === 1) return `${matching.length} of ${lines.length} full ${unit}s – no ${inSentence(what)} in them, ${when}.`;
  return `${matching.length} of ${lines.length} full ${unit}s – ${what} ${threshold.side} ${money(threshold.amountMinor)}, ${when}.`;
}

function latestLine({ what, money, figures, plan }: Words, { entry, earlier, streams }: DetailOf<'latest'>): string {
  if (!entry) return `There are no transactions for ${inSentence(what)}.`;
  if (plan.yearly) return `${money(Number(figures.value))} a year – ${what}, as charged now: ${streams.map((row) => money(Math.abs(row.amountMinor))).join(' and ')}, latest on ${dateInWords(entry.date)} (${partyOf(entry)}).`;
  if (streams.length > 1) return `${money(Number(figures.value))} – ${what}, the latest of ${streams.length} together.`;
  const change = earlier === null ? '' : ` Before, on ${dateInWords(earlier.date)}, it was ${money(Math.abs(earlier.amountMinor))}.`;
  return `${money(Math.abs(entry.amountMinor))} – ${what}, latest on ${dateInWords(entry.date)} (${partyOf(entry)}).${change}`;
}

function priceChangeLine({ what, money, plan, figures }: Words, { first, last, percent }: DetailOf<'price-change'>): string {
  if (!first || !last) return `There are no transactions for ${inSentence(what)}.`;
  const sides = `from ${money(Math.abs(first.amountMinor))} on ${dateInWords(first.date)} to ${money(Math.abs(last.amountMinor))} on ${dateInWords(last.date)}`;
  const difference = Math.abs(last.amountMinor) - Math.abs(first.amountMinor);
  if (difference === 0) return `Unchanged – ${what}: ${sides}.`;
  const [size, change] = [money(Math.abs(difference)), percent === null ? '' : percentInWords(percent)];
  const way = difference > 0 ? 'Up' : 'Down';
  return `${plan.answerIn === 'percent' && figures.value !== null ? `${change} (${way.toLowerCase()} by ${size})` : `${way} by ${size} (${change})`} – ${what}: ${sides}.`;
}

function dateLine({ what, money, plan }: Words, { entry, goesOn, earlier }: DetailOf<'date'>): string {
  if (!entry) return `There are no transactions for ${inSentence(what)}.`;
  const latest = `${money(Math.abs(entry.amountMinor))} on ${dateInWords(entry.date)}`;
  if (goesOn === true) return `It has not stopped: the latest is ${latest}, ${partyOf(entry)}${earlier && earlier !== entry.date ? `, and the one before was on ${dateInWords(earlier)}` : ''} (${inSentence(what)}).`;
  if (goesOn === false) return `${dateInWords(entry.date)} – the last of them, ${money(Math.abs(entry.amountMinor))}, ${partyOf(entry)} (${inSentence(what)}). Nothing has come since.`;
  return `${dateInWords(entry.date)} – ${plan.order === 'first' ? 'first' : 'latest'} transaction: ${money(Math.abs(entry.amountMinor))}, ${partyOf(entry)} (${inSentence(what)}).`;
}

function burnLine({ money, when, plan, vocabulary }: Words, { burnMinor, cashFlowMinor, months }: DetailOf<'burn'>): string {
  if (months === 0) return `There is no full month in ${when}, so no burn rate can be told.`;
  if (burnMinor === 0) return `You are not burning cash: cash flow was positive over ${when}, ${money(cashFlowMinor)} in ${months} full months.`;
  return `${money(burnMinor)} per month is your ${plan.metric === 'cashOut' ? 'gross burn, the average of all cash that went out' : 'burn rate, the average net cash outflow'} of ${months} full months (${when})${leftOutOfBurn(plan, vocabulary)}.`;
}

/** ", without owner draws". */
function leftOutOfBurn(plan: Plan, vocabulary: LedgerVocabulary): string {
  const [, left] = /^[^,]*(, without .*)$/.exec(subjectInWords(plan, vocabulary)) ?? [];
  return left ?? '';
}

/** "In Operating alone", "without Treasury": whose money is reckoned with. */
function accountsInReach({ filters: { accounts, notAccounts } }: Plan, vocabulary: LedgerVocabulary): string {
  const named = (numbers: readonly number[]): string => vocabulary.accounts.filter(({ number }) => numbers.includes(number)).map(({ name }) => name).join(' and ');
  return accounts ? ` in ${named(accounts)} alone` : notAccounts ? ` without ${named(notAccounts)}` : '';
}

function runwayLine({ figures, money, plan, vocabulary }: Words, { burnMinor, balanceMinor, changes }: DetailOf<'runway'>): string {
  const changed = `${changes.map((change) => (change.startsWith('Without ') ? `, w${change.slice(1)}` : `, with ${change}`)).join('')}${leftOutOfBurn(plan, vocabulary)}`;
  if (burnMinor === 0) return changed === '' ? 'There is no runway limit: you are not burning cash, cash flow was positive.' : `There is no runway limit${changed}: no cash would be burned.`;
  if (balanceMinor !== null && figures.value === null) return `${money(balanceMinor)} is not above ${money(plan.floorMinor ?? 0)}${changed}: at a burn rate of ${money(burnMinor)} per month it only gets less.`;
  if (balanceMinor === null || figures.value === null) return `Your burn rate is ${money(burnMinor)} per month${changed}. How much cash do you have? With the balance I can tell the runway.`;
  const where = plan.balanceMinor === null ? accountsInReach(plan, vocabulary) : '';
  const stock = plan.floorMinor === undefined ? `${money(balanceMinor)}${where}` : `${money(balanceMinor)}${where} down to ${money(plan.floorMinor)}`;
  return `${Number(figures.value).toFixed(1)} months of runway: ${stock} divided by ${plan.toldBurnMinor !== undefined ? `${money(burnMinor)} per month, as you tell it` : plan.metric === 'cashOut' ? `all cash that goes out, ${money(burnMinor)} per month` : `a burn rate of ${money(burnMinor)} per month`}${changed}.`;
}

