/** Names in a remark beside the question are no condition on it: "our tax year runs January to December. What was profit in 2025?" */
import type { Span } from '../words/phrase-table.ts';
import { covers, overlap } from '../words/phrase-table.ts';
import { segmentsOf } from '../segments.ts';
import type { Token } from '../words/tokenize.ts';

/** A remark states something; it asks nothing. */
const STATES = /^(run|runs|ends|end|is|are|was|were|am|im|has|have|had|says|said|thinks|wants|asked|starts|started|moved|met|told|doing|looking|preparing|talking|working|close|closes|needs|need|file|files|going)$/;
const ASKS = /^(what|whats|how|which|who|when|where|why|show|give|list|compare|much|many|total)$/;
/** "If salaries are left out, what did we spend": a condition, and no remark. */
const CONDITION = /^(if|when|once|with|without|after|supposing|assuming)$/;
/** "Looking only at travel, what did 2025 come to": of what it is asked, where the question itself names nothing. */
const SETS_SCOPE = /^looking (?:(?:only|just|solely|purely|strictly) )?(?:at|to)\b/;
/** The question goes back to what the remark named. */
const POINTS = /^(each|both|it|that|them|they|those|these|there|either|one|his|her|their|its|same)$/;

/** The spans that stand in such remarks; none where the question itself names and measures nothing, or points back. */
export function inAsides<T extends Span>(tokens: readonly Token[], spans: readonly T[], measured: readonly Span[]): readonly T[] {
  const segments = segmentsOf(tokens);
  if (segments.length < 2) return [];
  const wordsOf = ({ from, to }: Span): string[] => tokens.slice(from, to).map(({ text }) => text);
  const asking = segments.filter((segment) => wordsOf(segment).some((word) => ASKS.test(word)) && measured.some((span) => overlap(span, segment)));
  if (asking.length === 0 || asking.some((segment) => wordsOf(segment).some((word) => POINTS.test(word)))) return [];
  const isOpen = !asking.some((segment) => spans.some((span) => overlap(span, segment)));
  const remarks = segments.filter((segment) => !asking.includes(segment) && !(isOpen && SETS_SCOPE.test(wordsOf(segment).join(' '))) && !CONDITION.test(wordsOf(segment)[0] ?? '') && tokens[segment.to]?.text !== '?' && wordsOf(segment).some((word) => STATES.test(word)) && !wordsOf(segment).some((word) => ASKS.test(word)));
  return spans.filter(({ from }) => covers(remarks, from));
}
