/** "Take expenses for 2025, drop rent and payroll, and tell me what's left", "take rent, add payroll, and tell me the total": a sum that is told in steps is put as one. */
import { listBehind, namesIn } from '../conditions/listed-things.ts';
import type { NameIndex } from '../names/names.ts';
import { PhraseTable } from '../words/phrase-table.ts';
import type { Token } from '../words/token.ts';

const STARTS = new PhraseTable<true>().add('take|start with|start from|starting with|starting from|begin with|beginning with|from', true);
const OFF = new PhraseTable<true>().add('drop|remove|take off|take out|take away|knock off|strip out|cut|cut out|leave out|leave off|subtract|deduct|pull out|exclude|ignore|minus|less|set aside|throw out', true);
const ON = new PhraseTable<true>().add('add|add in|add on|put on top|plus', true);
/** Behind the things: what they are taken from or put to. */
const FROM_IT = new PhraseTable<true>().add('from it|from that|from this|from them|out of it|out of that|to it|to that|off|out|away', true);
const ASKS_REST = new PhraseTable<true>();
for (const rest of ['what is left', 'what remains', 'what is left over', 'how much is left', 'how much remains', 'the rest', 'the remainder', 'the result', 'the total', 'the sum', 'the answer', 'the number', 'the figure', 'one number', 'one figure', 'what you get', 'what that comes to', 'what it comes to', 'what that makes', 'what that is', 'what is the rest', 'what is the total', 'what is the result', 'what do we get', 'what do you get', 'what does that leave', 'what does that come to', 'what does that make', 'what is the remainder', 'what is the sum'])
  for (const ask of ['', 'tell me ', 'give me ', 'show me ', 'let me know ', 'report ', 'say ']) ASKS_REST.add(ask + rest, true);
const LINK = /^(,|\.|;|:|and|then|now|please|next|-)$/;
/** Of an income costs are taken off. */
const INCOME = /^(revenue|sales|income|turnover|takings)$/;
const SUM = /^(expenses?|costs?|spend|spending|outgoings?|overheads?|opex)$/;
const MOST_WORDS = 8;

const always = (): boolean => true;
const skip = (tokens: readonly Token[], from: number): number => {
  let at = from;
  while (LINK.test(tokens[at]?.text ?? '')) at++;
  return at;
};

export function asOneSum(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  const opened = skip(tokens, 0);
  const start = STARTS.matchAt(tokens, opened, always);
  if (start === null) return tokens;
  for (let at = start.to + 1; at <= start.to + MOST_WORDS && at < tokens.length; at++) {
    const isOff = OFF.matchAt(tokens, at, always);
    const step = isOff ?? ON.matchAt(tokens, at, always);
    if (step !== null && LINK.test(tokens[at - 1]?.text ?? '')) return inOne(tokens, { first: start.to, end: at, things: step.to, joint: isOff === null ? 'plus' : null }, index) ?? tokens;
  }
  return tokens;
}

interface Steps { readonly first: number; readonly end: number; readonly things: number; readonly joint: 'plus' | null }

/** Null where the steps do not end in what is asked of them. */
function inOne(tokens: readonly Token[], { first, end, things, joint }: Steps, index: NameIndex): readonly Token[] | null {
  let to = end;
  while (LINK.test(tokens[to - 1]?.text ?? '')) to--;
  const base = tokens.slice(first, to);
  const listed = listBehind(tokens, things, namesIn(tokens, index));
  if (base.length === 0 || listed === null) return null;
  const behind = skip(tokens, FROM_IT.matchAt(tokens, listed.to, always)?.to ?? listed.to);
  const asked = ASKS_REST.matchAt(tokens, behind, always);
  const rest = tokens.slice(asked?.to ?? behind);
  if (asked === null && rest.some(({ kind }) => kind !== 'stop')) return null;
  const isIncome = base.some(({ text }) => INCOME.test(text));
  if (joint === null && !isIncome && !base.some(({ text }) => SUM.test(text))) return null;
  return [...base, word(joint ?? (isIncome ? 'minus' : 'excluding')), ...tokens.slice(listed.from, listed.to), ...rest];
}

const word = (text: string): Token => ({ text, raw: text, kind: 'word' });
