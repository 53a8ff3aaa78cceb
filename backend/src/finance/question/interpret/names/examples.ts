/** "Cocoa, wages, everything", "cost of goods (cocoa, boxes)": names that are told as examples of a whole are no condition on it. */
import type { Measure } from '../../measures.ts';
import type { NameMention } from './find-names.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

const WHOLE = /^(everything|everyone|everybody)$/;
/** A list that "and" closes is whole without the word behind it: "rent and wages, everything". */
const NEXT = /^(,|the|our|my|-)$/;
/** In brackets with them the names are a condition: "(subcontractors only)", "(without subcontractors)". */
const SAYS_WHICH = /^(only|just|excluded|excluding|without|except|minus|less|no|not|but|omitted|aside|alone)$/;
const OF_COGS = /\b(gross profit|cogs|cost of (the )?goods( sold)?|cost of sales|direct costs) \($/;

export function examples(names: readonly NameMention[], tokens: readonly Token[]): NameMention[] {
  return [...listedWith(names, tokens), ...names.filter((name) => isPartOfCogs(name, tokens))];
}

/** "Rent, payroll, everything since March": where nothing else says what is summed, the examples do. */
export function wholeOf(names: readonly NameMention[], tokens: readonly Token[]): (Span & { measure: Measure; isWeak: boolean })[] {
  const listed = listedWith(names, tokens);
  const at = tokens.findIndex(({ text }) => WHOLE.test(text));
  const all = listed.flatMap((name) => name.names);
  if (all.length === 0 || all.some(({ kind }) => kind !== 'category')) return [];
  return [{ from: at, to: at + 1, measure: all.every(({ role }) => role === 'revenue') ? 'revenue' : 'expenses', isWeak: false }];
}

/** The run of names before "everything", each behind a comma. */
function listedWith(names: readonly NameMention[], tokens: readonly Token[]): NameMention[] {
  const listed: NameMention[] = [];
  let next = tokens.findIndex(({ text }, at) => WHOLE.test(text) && tokens[at - 1]?.text === ',' && isEnd(tokens, at + 1) && !(tokens[at + 1] !== undefined && names.some(({ from }) => from === at + 2)));
  for (const name of names.toReversed()) {
    if (next < 0 || !isApart(tokens, name, next)) continue;
    listed.push(name);
    next = name.from;
  }
  const first = listed.at(-1);
  return first && (listed.length > 1 || /^[,:(-]$/.test(tokens[first.from - 1]?.text ?? '')) ? listed : [];
}

const isEnd = (tokens: readonly Token[], at: number): boolean => tokens[at] === undefined || tokens[at]?.kind === 'stop' || /^(in|for|during|last|this|since)$/.test(tokens[at]?.text ?? '');

function isApart(tokens: readonly Token[], { to }: Span, next: number): boolean {
  const between = tokens.slice(to, next).map(({ text }) => text);
  return between.includes(',') && between.every((word) => NEXT.test(word));
}

/** In brackets behind what the goods cost. */
function isPartOfCogs(name: NameMention, tokens: readonly Token[]): boolean {
  const bracket = tokens.findLastIndex(({ text }, at) => at < name.from && text === '(');
  if (bracket < 0 || tokens.slice(bracket, name.from).some(({ text }) => text === ')')) return false;
  const closed = tokens.findIndex(({ text }, at) => at > bracket && text === ')');
  if (tokens.slice(bracket, closed < 0 ? undefined : closed).some(({ text }) => SAYS_WHICH.test(text))) return false;
  return OF_COGS.test(tokens.slice(0, bracket + 1).map(({ text }) => text).join(' ')) && name.names.length > 0 && name.names.every(({ role }) => role === 'cogs');
}
