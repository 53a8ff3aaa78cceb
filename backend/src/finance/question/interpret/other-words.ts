/** Puts plainer words for other ways of saying them, before anything is recognised. */
import { OTHER_WORDS } from './lexicon/other-words.ts';
import type { Token } from './tokenize.ts';

const GAP = '…';
const GAP_MOST = 4;

interface Rule { readonly says: readonly string[]; readonly means: readonly string[] }

/** By their first word. */
const RULES: ReadonlyMap<string, readonly Rule[]> = Map.groupBy(OTHER_WORDS.map(([says, means]): Rule => ({ says: says.split(' '), means: means.split(' ') })), ({ says }) => says[0] ?? '');

export function inPlainerWords(tokens: readonly Token[]): Token[] {
  const plain: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const fit = (RULES.get(tokens[at]?.text ?? '') ?? []).flatMap((rule) => fitAt(tokens, at, rule) ?? []).reduce<Fit | null>((longest, one) => (longest === null || one.to > longest.to ? one : longest), null);
    if (fit) plain.push(...fit.instead);
    else plain.push(tokens[at] as Token);
    at = fit ? fit.to : at + 1;
  }
  return plain;
}

interface Fit { readonly to: number; readonly instead: readonly Token[] }

function fitAt(tokens: readonly Token[], start: number, { says, means }: Rule): Fit | null {
  let at = start;
  let between: readonly Token[] = [];
  for (const [place, word] of says.entries()) {
    if (word !== GAP) {
      if (tokens[at]?.text !== word) return null;
      at += 1;
      continue;
    }
    const next = says[place + 1];
    const end = tokens.findIndex((token, i) => i > at && i <= at + GAP_MOST && token.text === next);
    if (end < 0 || tokens.slice(at, end).some(({ kind }) => kind === 'stop')) return null;
    between = tokens.slice(at, end);
    at = end;
  }
  return { to: at, instead: means.flatMap((word) => (word === GAP ? between : [{ text: word, raw: word, kind: 'word' as const }])) };
}
