/** "Paychex is only the payroll, so skip it and show me the five biggest payees", "I know wages and rent. What do all the other costs come to?": what was named first is left out of what is asked then. */
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { MEASURES } from '../remarks/remarks-words.ts';
import type { Token } from '../words/tokenize.ts';

/** "Ignore that" is said of what somebody did, "drop it in a chart" asks for it. */
const SKIPS = /^(?:(?:(?:skip|exclude|omit) (?:it|them|that|those|him|her)|(?:drop|ignore|forget|remove) (?:it|him|her))(?! (?:in|into|to|onto|on)(?: |$))|(?:leave (?:it|them|that|those|him|her)|(?:take|strip|put) (?:it|him|her)) (?:out|off|aside|away))(?= |$)/;
const KNOWS = /^(?:i|we) (?:already )?(?:know|have|have got|got) (?:already )?(?:about )?(?:the |our |what )?/;
const JOINS = /^(and|&|,|plus)$/;
const ARTICLE = /^(the|our|my|all)$/;
const LEADS = /^(,|\.|;|and|then|so|just|please|now)$/;
const OTHERS = /^(?:all )?(?:of )?(?:the |our |my )?other (?=(?:costs|expenses|spending|outgoings|bills|overheads|revenue|sales)(?: |$))/;

export function withLeftOutBefore(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  return skipped(tokens, ledger) ?? allTheOther(tokens, ledger) ?? tokens;
}

const textFrom = (tokens: readonly Token[], at: number, most = 8): string => tokens.slice(at, at + most).map(({ text }) => text).join(' ');
const word = (text: string): Token => ({ text, raw: text, kind: 'word' });

const isNamed = ({ text, isName }: Token, ledger: ReadonlySet<string>): boolean => isName === true || (ledger.has(text) || ledger.has(lemma(text))) && !PLAIN_WORDS.has(text);

/** Where the names that begin here end; where none does, here. */
function endOfNames(tokens: readonly Token[], from: number, ledger: ReadonlySet<string>): number {
  let to = from;
  while (to < tokens.length && (isNamed(tokens[to] as Token, ledger) || to > from && JOINS.test(tokens[to]?.text ?? '') && tokens[to + 1] !== undefined && isNamed(tokens[to + 1] as Token, ledger))) to++;
  return to;
}

function skipped(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] | null {
  const at = tokens.findIndex((_, i) => i > 2 && SKIPS.test(textFrom(tokens, i)));
  const length = at < 0 ? 0 : (SKIPS.exec(textFrom(tokens, at))?.[0].split(' ').length ?? 0);
  const from = ARTICLE.test(tokens[0]?.text ?? '') ? 1 : 0;
  const to = endOfNames(tokens, from, ledger);
  if (at < 0 || to === from || to >= at || tokens[to]?.kind === 'stop') return null;
  return without(tokens.slice(at + length), tokens.slice(from, to), ledger);
}

function allTheOther(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] | null {
  const from = KNOWS.exec(textFrom(tokens, 0))?.[0].trim().split(' ').length ?? 0;
  const to = from === 0 ? 0 : endOfNames(tokens, from, ledger);
  const stop = tokens[to]?.text === 'already' ? to + 1 : to;
  if (to <= from || tokens[stop]?.kind !== 'stop') return null;
  const asked = tokens.slice(stop + 1);
  const at = asked.findIndex((_, i) => OTHERS.test(textFrom(asked, i)));
  const length = at < 0 ? 0 : (OTHERS.exec(textFrom(asked, at))?.[0].trim().split(' ').length ?? 0);
  return length === 0 ? null : without([...asked.slice(0, at), ...asked.slice(at + length)], tokens.slice(from, to), ledger);
}

/** Null where what is left asks for nothing by itself, or names somebody: the same, or another whom the first is no part of. */
function without(rest: readonly Token[], names: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] | null {
  const first = rest.findIndex(({ text }) => !LEADS.test(text));
  const asked = first < 0 ? [] : rest.slice(first);
  if (asked.length < 3 || !asked.some(({ text }) => MEASURES.test(text) || /^(biggest|largest|top|payees?|categor(y|ies))$/.test(text))) return null;
  if (asked.some((token) => isNamed(token, ledger) && !MEASURES.test(token.text))) return null;
  const end = asked.at(-1)?.kind === 'stop' ? asked.length - 1 : asked.length;
  return [...asked.slice(0, end), word('without'), ...names, ...asked.slice(end)];
}
