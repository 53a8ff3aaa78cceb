/** "Our prime cost, that is food plus beverage plus payroll": a term of the trade that is told in the same breath is what it is told to be. */
import type { Token } from '../words/tokenize.ts';

const TERM = /^(prime|controllable|loaded|landed|direct|pour|plate|core|variable)$/;
const COST = /^(costs?)$/;
const JOINT = /^(,|and|&|plus|\+)$/;
/** What no list of costs holds. */
const NO_ITEM = /^(what|how|which|who|when|did|do|does|was|were|is|are|we|i|in|for|last|this|since|from|to|per|month|months|year|years|quarter|week|not|without|excluding|than|vs|versus)$/;
const WORDS_MOST = 14;

export function withCostTold(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }, i) => TERM.test(text) && COST.test(tokens[i + 1]?.text ?? ''));
  if (at < 0) return tokens;
  const told = toldBehind(tokens, at + 2);
  if (!told) return tokens;
  const items = tokens.slice(told.items, told.to);
  const between = tokens.slice(at + 2, told.from);
  return [...tokens.slice(0, at), ...items, { text: 'costs', raw: 'costs', kind: 'word' }, ...between, ...tokens.slice(told.end)];
}

interface Told { readonly from: number; readonly items: number; readonly to: number; readonly end: number }

/** The list that says what it is: in brackets, or behind "that is". */
function toldBehind(tokens: readonly Token[], start: number): Told | null {
  for (let from = start; from < tokens.length; from++) {
    const items = listFrom(tokens, from);
    if (items === null) continue;
    let to = items;
    while (to < tokens.length && isOfList(tokens[to] as Token)) to++;
    while (to > items && JOINT.test(tokens[to - 1]?.text ?? '')) to--;
    const isList = tokens.slice(items, to).some(({ text }) => JOINT.test(text)) && to - items <= WORDS_MOST;
    const isEnded = tokens[to] === undefined || /^[.?!),;]$/.test(tokens[to]?.text ?? '') || NO_ITEM.test(tokens[to]?.text ?? '');
    if (isList && isEnded) return { from, items, to, end: /^[),]$/.test(tokens[to]?.text ?? '') ? to + 1 : to };
  }
  return null;
}

/** Where the list begins behind what leads to it; null where nothing does. */
function listFrom(tokens: readonly Token[], at: number): number | null {
  const words = tokens.slice(at, at + 6).map(({ text }) => text).join(' ');
  const lead = /^(?:[,(-] )?(?:\( ?)?(?:that is|that means|thats|i \. e \.|i e|ie|meaning|which is|being|so|as in|=) |^\( /.exec(words)?.[0];
  if (lead === undefined) return null;
  const items = at + lead.trim().split(' ').length;
  return tokens[items]?.text === ',' ? items + 1 : items;
}

const isOfList = ({ text, kind }: Token): boolean => JOINT.test(text) || kind === 'word' && !NO_ITEM.test(text);
