/** What made a change, in words: first by how much the whole rose or fell, then what moved it most. */
import type { Change } from '../compute/figures.ts';

export interface DriverWords {
  /** "Net profit". */
  readonly what: string;
  readonly when: string;
  readonly earlier: string;
  readonly asked: 'rise' | 'fall';
  readonly money: (amountMinor: number) => string;
}

export interface WholeChange {
  readonly lines: readonly Change[];
  readonly now: number;
  readonly before: number;
  readonly isBothSided: boolean;
}

export function driversLine(words: DriverWords, whole: WholeChange): string {
  return `${wholeSentence(words, whole)} ${whole.isBothSided ? effectsSentence(words, whole) : moversSentence(words, whole)}`;
}

function wholeSentence({ what, when, earlier, asked, money }: DriverWords, { now, before, isBothSided }: WholeChange): string {
  const span = `from ${money(before)} (${earlier}) to ${money(now)} (${when})`;
  if (now === before) return `${what} did not change: ${money(now)} (${when}) as before (${earlier}).`;
  const isOtherWay = !isBothSided && now > before !== (asked === 'rise');
  return `${what} ${now > before ? 'rose' : 'fell'} by ${money(Math.abs(now - before))}${isOtherWay ? ' as a whole' : ''}, ${span}.`;
}

function moversSentence({ asked, money }: DriverWords, { lines: [first] }: WholeChange): string {
  const verb = asked === 'rise' ? 'rose' : 'fell';
  return first ? `${first.label} ${verb} most, by ${money(Math.abs(first.change))}, from ${money(first.before)} to ${money(first.now)}.` : `Nothing in it ${verb}.`;
}

/** A positive change helped the profit, a negative one hurt it, whichever side of the books it is on. */
function effectsSentence({ money }: DriverWords, { lines, now, before }: WholeChange): string {
  const helped = lines.filter(({ change }) => change > 0).slice(0, 2).map(({ label, change }) => `${label} (${money(change)})`);
  const hurt = lines.filter(({ change }) => change < 0).slice(0, 2).map(({ label, change }) => `${label} (${money(change)})`);
  const parts = [helped.length > 0 ? `${helped.join(' and ')} helped most` : '', hurt.length > 0 ? `${hurt.join(' and ')} weighed on it` : ''].filter((part) => part !== '');
  const sentence = (now >= before ? parts : parts.reverse()).join(', ');
  return sentence === '' ? '' : `${sentence}.`;
}
