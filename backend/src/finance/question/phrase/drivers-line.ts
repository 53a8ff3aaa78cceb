/** What made a change, in words: what the question took for granted is put right, then by how much the whole rose or fell, then what moved it most. */
import { dateInWords } from '../../local-date.ts';
import { percentChange, percentInWords } from '../../percent.ts';
import type { Change, Explained } from '../compute/figures.ts';
import type { Premise } from '../plan.ts';
import { inSentence } from './subject-words.ts';

export interface DriverWords {
  /** "Net profit". */
  readonly what: string;
  readonly when: string;
  readonly earlier: string;
  readonly asked: 'rise' | 'fall';
  /** What the question takes for granted. */
  readonly premise?: Premise | undefined;
  readonly isPercent?: boolean;
  /** What moved most is told in percent. */
  readonly isRanked?: 'in percent';
  /** A level: money, or a percentage. */
  readonly amount: (value: number) => string;
  readonly money: (amountMinor: number) => string;
}

export interface WholeChange {
  readonly lines: readonly Change[];
  readonly now: number;
  readonly before: number;
  readonly isBothSided: boolean;
  readonly explained?: Explained | undefined;
}

export function driversLine(words: DriverWords, whole: WholeChange): string {
  const moved = whole.explained?.parts ? partsSentence(words, whole.explained.parts) : whole.explained?.isOneName ? noneSentence(words, whole) : whole.isBothSided ? effectsSentence(words, whole) : moversSentence(words, whole);
  if (!whole.explained && !whole.isBothSided && whole.lines.length > 0) return `${moved} ${wholeSentence(words, whole)}`;
  return [lossSentence(words, whole), wholeSentence(words, whole), moved, oneOffSentence(words, whole)].filter((sentence) => sentence !== '').join(' ');
}

function lossSentence({ premise, what, when, money }: DriverWords, { now }: WholeChange): string {
  if (premise !== 'loss') return '';
  return now < 0 ? `${what} was ${money(now)} in ${when}: a loss.` : `You are not losing money: ${inSentence(what)} was ${money(now)} in ${when}.`;
}

function wholeSentence(words: DriverWords, { now, before, isBothSided, explained }: WholeChange): string {
  const { what, when, earlier, asked, premise, amount } = words;
  const span = `from ${amount(before)} (${earlier}) to ${amount(now)} (${when})`;
  const verb = now > before ? 'rose' : 'fell';
  const denied = premise === 'rose' ? 'rise' : 'fall';
  if (now === before) return `${what} did not ${premise === 'rose' || premise === 'fell' ? denied : 'change'}: ${amount(now)} (${when}) as before (${earlier}).`;
  const change = `${verb} by ${sizeOf(words, Math.abs(now - before))}${percentOfChange(words, now, before)}`;
  if ((premise === 'rose' || premise === 'fell') && premise !== verb) return `${what} did not ${denied}: ${pronounOf(what)} ${change}, ${span}.`;
  const isOtherWay = !explained && !isBothSided && now > before !== (asked === 'rise');
  return `${premise === 'loss' ? 'It' : what} ${change}${isOtherWay ? ' as a whole' : ''}, ${span}.`;
}

const pronounOf = (what: string): string => (/^(Expenses|Operating expenses|Payments|Gross sales|Customer refunds|Taxes)\b/.test(what) ? 'they' : 'it');

const sizeOf = ({ isPercent, amount }: DriverWords, size: number): string => (isPercent ? `${size.toFixed(1)} percentage points` : amount(size));

/** Only between figures of the same sign; otherwise a percentage says nothing. */
function percentOfChange({ isPercent }: DriverWords, now: number, before: number): string {
  const percent = isPercent || now <= 0 || before <= 0 ? null : percentChange(now, before);
  return percent === null ? '' : ` (${percentInWords(Math.abs(percent))})`;
}

function moversSentence({ asked, money, isRanked }: DriverWords, { lines: [first] }: WholeChange): string {
  const verb = asked === 'rise' ? 'rose' : 'fell';
  if (first && isRanked) return `${first.label} ${verb} most in percent, by ${percentInWords(Math.abs(percentChange(first.now, first.before) ?? 0))}, from ${money(first.before)} to ${money(first.now)}.`;
  return first ? `${first.label} ${verb} most, by ${money(Math.abs(first.change))}, from ${money(first.before)} to ${money(first.now)}.` : `Nothing in it ${verb}.`;
}

/** A positive change raised the figure, a negative one lowered it, whichever side of the books it is on. */
function effectsSentence(words: DriverWords, { lines, now, before }: WholeChange): string {
  const told = (change: number) => `${change > 0 ? '+' : '−'}${sizeOf(words, Math.abs(change))}`;
  const named = (some: readonly Change[]) => some.slice(0, 2).map(({ label, change }) => `${label} (${told(change)})`).join(' and ');
  const it = pronounOf(words.what) === 'they' ? 'them' : 'it';
  const [raised, lowered] = [lines.filter(({ change }) => change > 0), lines.filter(({ change }) => change < 0)];
  const parts = [raised.length > 0 ? `${named(raised)} raised ${it} most` : '', lowered.length > 0 ? `${named(lowered)} lowered ${it} most` : ''].filter((part) => part !== '');
  const sentence = (now >= before ? parts : parts.reverse()).join('; ');
  return sentence === '' ? '' : `${sentence}.`;
}

/** Of one name: how much of it is more payments, and how much larger ones. */
function partsSentence({ money }: DriverWords, { count, amount, back }: NonNullable<Explained['parts']>): string {
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${money(Math.abs(value))}`;
  const often = count.now === count.before ? `It was ${count.now} payments both times` : `${count.now} payments instead of ${count.before} make ${signed(count.change)}`;
  const size = amount.now === amount.before ? 'the average stayed the same' : `${amount.change < 0 ? 'smaller' : 'larger'} amounts (${money(amount.now)} on average instead of ${money(amount.before)}) make ${signed(amount.change)}`;
  return `${often}, ${size}${back === 0 ? '' : `, credits and refunds ${signed(back)}`}.`;
}

/** One name with payments in one of the two periods only. */
function noneSentence({ when, earlier }: DriverWords, { now, before }: WholeChange): string {
  return before === 0 ? `There were none in ${earlier}.` : now === 0 ? `There are none in ${when}.` : '';
}

function oneOffSentence({ money }: DriverWords, { explained }: WholeChange): string {
  const [first] = explained?.single ?? [];
  return !first || explained?.parts ? '' : `The largest one-off is ${first.entry.counterparty ?? ''}, ${money(Math.abs(first.entry.amountMinor))} on ${dateInWords(first.entry.date)}.`;
}
