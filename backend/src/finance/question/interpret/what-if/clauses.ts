/** Several suppositions in one question: where one ends and the next begins, and what the next takes over from it. */
import { tokensSayAmount } from './lever-amounts.ts';
import { leverMatches } from './lever-sense.ts';
import type { Token } from '../words/tokenize.ts';

export interface SupposedClause {
  readonly tokens: readonly Token[];
  /** "… and that brings in 4,000": how often, as said in the clause before. */
  readonly before: readonly Token[] | null;
}

const SEAM = /^(and|but|while|,|;|\?|plus|:)$/;
const REACH = 7;

/** "… and …": a new supposition begins where the second part has a lever word of its own, or where both name an amount ("rent 5,000, wages 9,000"). */
export function clausesOf(tokens: readonly Token[]): SupposedClause[] {
  const parts: Token[][] = [[]];
  tokens.forEach((token, at) => {
    const [before, after] = [parts.at(-1) ?? [], tokens.slice(at + 1, at + REACH)];
    const isSeam = SEAM.test(token.text) && (hasVerb(before) && hasVerb(after) || tokensSayAmount(before) && tokensSayAmount(untilSeam(after)) && !isNumber(tokens[at + 1]) || paysInstead(before, after));
    if (isSeam) parts.push([]);
    else parts.at(-1)?.push(token);
  });
  return parts.map((part, at) => ({ tokens: part, before: pointsBack(part) ? parts[at - 1] ?? null : null }));
}

/** "If we stop Acme and pay 500 a month for Bolt", "…, and put 500 into Bolt". */
const paysInstead = (before: readonly Token[], after: readonly Token[]): boolean => leverMatches(before).some(({ values }) => values.includes('cancel')) && !tokensSayAmount(before) && tokensSayAmount(untilSeam(after)) && /^((and|we|i|then|instead|just) )*(pay|paying|paid|put|putting|spend|invest|use) /.test(after.map(({ text }) => text).join(' '));

const pointsBack = (tokens: readonly Token[]): boolean => /^(that|this|it|which)$/.test(tokens.find(({ text }) => text !== 'and')?.text ?? '');
const isNumber = (token: Token | undefined): boolean => token?.kind === 'number';
const hasVerb = (tokens: readonly Token[]): boolean => leverMatches(tokens).some(({ values }) => values.some((word) => !/^(price|volume|later)$/.test(word)));

function untilSeam(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex(({ text }) => !SEAM.test(text));
  const end = tokens.findIndex(({ text }, at) => at > first && SEAM.test(text));
  return end < 0 ? tokens : tokens.slice(0, end);
}
