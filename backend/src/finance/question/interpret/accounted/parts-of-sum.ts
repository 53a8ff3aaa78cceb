/** "Taxes in 2025 - federal estimates plus the Texas sales tax": of parts that are to be added up each must be found, or half of the sum is told for all of it. */
import type { Plan } from '../../plan.ts';
import { covers } from '../words/phrase-table.ts';
import type { Reading } from '../reading.ts';
import { isDated } from '../remarks/remarks-words.ts';
import type { Token } from '../words/tokenize.ts';

const SMALL = /^(the|our|my|all|any|a|an|both|of|from|to|for|at|on|by)$/;
/** Before and behind them another part of the question stands. */
const EDGE = /^(plus|and|or|in|during|since|over|what|how|which|show|give|tell|is|are|was|were|did|do|does|add|sum|total|together|combined|altogether|one|with|per|by)$/;

/** What stands beside "plus" and was made nothing of, where its other side is somebody or something of the ledger. */
export function partNotFound({ task, against, filters }: Plan, reading: Reading): string | null {
  if (against !== null || !/^(total|average|trend|share)$/.test(task)) return null;
  const { tokens, names, measures, exceptions, included, amounts, numbers, periods, leftovers, groupings, rowWords } = reading;
  const read = [...names, ...measures.filter(({ isWeak }) => !isWeak), ...exceptions, ...included, ...amounts.spans, ...numbers, ...periods, ...leftovers, ...groupings, ...rowWords];
  for (const [at, { text }] of tokens.entries()) {
    if (text !== 'plus' || covers(names, at)) continue;
    const [before, behind] = [side(tokens, at, -1), side(tokens, at, 1)];
    if (before.length === 0 || behind.length === 0) continue;
    const isFound = (part: readonly number[]): boolean => part.some((one) => covers(read, one));
    const isOfLedger = (part: readonly number[]): boolean => part.some((one) => covers(names, one));
    const isOfKind = (part: readonly number[], kind: string): boolean => names.some((name) => name.names[0]?.kind === kind && part.some((one) => covers([name], one)));
    // A kind and one of those it is paid to: as conditions they hold together, and are no sum of both.
    const isWithin = filters.categories !== undefined && filters.counterparties !== undefined;
    const kind = isWithin && isOfKind(before, 'category') && isOfKind(behind, 'counterparty') ? before : isWithin && isOfKind(behind, 'category') && isOfKind(before, 'counterparty') ? behind : null;
    const lost = kind ?? (isOfLedger(behind) && !isFound(before) ? before : isOfLedger(before) && !isFound(behind) ? behind : null);
    if (lost) return lost.map((one) => tokens[one]?.text ?? '').join(' ');
  }
  return null;
}

/** The words of a part on one side, in their order. */
function side(tokens: readonly Token[], from: number, step: 1 | -1): number[] {
  const part: number[] = [];
  for (let at = from + step; at >= 0 && at < tokens.length && part.length < WORDS_MOST; at += step) {
    const token = tokens[at] as Token;
    if (token.kind !== 'word' || EDGE.test(token.text) || isDated(token.text)) break;
    if (!SMALL.test(token.text)) part.push(at);
  }
  return part.sort((a, b) => a - b);
}
const WORDS_MOST = 4;
