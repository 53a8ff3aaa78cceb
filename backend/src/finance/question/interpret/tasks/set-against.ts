/** "How much of the commissions ends up with Jolie rather than Dana?": whom a part of a whole is set against has the rest of it, and is left out of nothing. */
import { lemma } from '../lexicon/lemma.ts';
import type { NameIndex } from '../names/names.ts';
import { isDated } from '../remarks/remarks-words.ts';
import type { Token } from '../words/tokenize.ts';

const OF_WHOLE = /^(out )?of (?:\S+ ){1,9}(what|how much) (percent|percentage|share|part|portion|goes|went|ends|ended)\b|\b(percent|percentage|share|portion|proportion|fraction|slice|part|how much) of (?!(?:it|that|this|those|them)\b)\S+/;
const AGAINST = /^(rather than|instead of|as opposed to)( with| to| at| from| by| through| the){0,2}(?= |$)/;
/** Where the part goes or comes from. */
const GOES_TO = /\b(go|goes|going|went|gone|ends?|ended|up|lands?|landed|is|was|are|were|come|comes|came|paid|spent|made) (to|with|at|from|through|by|on) (?:the )?(\S+ ){1,4}$/;
const NAMED_MOST = 4;

export function withoutSetAgainst(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  const text = (from: number, to?: number): string => tokens.slice(from, to).map((token) => token.text).join(' ');
  if (!OF_WHOLE.test(text(0))) return tokens;
  const at = tokens.findIndex((_, i) => i > 2 && AGAINST.test(text(i, i + 5)));
  if (at < 0 || !GOES_TO.test(`${text(0, at)} `)) return tokens;
  const begin = at + (AGAINST.exec(text(at, at + 5))?.[0].split(' ').length ?? 0);
  let end = begin;
  while (end < tokens.length && tokens[end]?.kind !== 'stop' && !isDated(tokens[end]?.text ?? '') && !/^(in|for|during|over|since)$/.test(tokens[end]?.text ?? '') && tokens[end]?.kind === 'word') end++;
  const named = tokens.slice(begin, end);
  return named.length > 0 && named.length <= NAMED_MOST && named.every((token) => isOfLedger(token, index)) ? [...tokens.slice(0, at), ...tokens.slice(end)] : tokens;
}

const isOfLedger = ({ text, isName }: Token, { words, byWord }: NameIndex): boolean => isName === true || words.has(text) || byWord.has(lemma(text));
