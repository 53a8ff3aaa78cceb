/** "Cocoa, wages, everything", "cost of goods (cocoa, boxes)": names that are told as examples of a whole are no condition on it. */
import type { NameMention } from './find-names.ts';
import type { Span } from './phrase-table.ts';
import type { Token } from './tokenize.ts';

const WHOLE = /^(everything|everyone|everybody)$/;
/** A list that "and" closes is whole without the word behind it: "rent and wages, everything". */
const NEXT = /^(,|the|our|my|-)$/;
const OF_COGS = /\b(gross profit|cogs|cost of (the )?goods( sold)?|cost of sales|direct costs) \($/;

export function examples(names: readonly NameMention[], tokens: readonly Token[]): NameMention[] {
  return [...listedWith(names, tokens), ...names.filter((name) => isPartOfCogs(name, tokens))];
}

/** The run of names before "everything", each behind a comma. */
function listedWith(names: readonly NameMention[], tokens: readonly Token[]): NameMention[] {
  const listed: NameMention[] = [];
  let next = tokens.findIndex(({ text }, at) => WHOLE.test(text) && tokens[at - 1]?.text === ',' && isEnd(tokens, at + 1));
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
  return OF_COGS.test(tokens.slice(0, bracket + 1).map(({ text }) => text).join(' ')) && name.names.length > 0 && name.names.every(({ role }) => role === 'cogs');
}
