/** Which part of a rambling question is the question: of its sentences and clauses the one with the most that is understood. */
import type { Span } from './words/phrase-table.ts';
import { covers } from './words/phrase-table.ts';
import type { Token } from './words/tokenize.ts';

const SEAM = /^[.?!:;\n]$/;
/** A comma or a joining word begins a new clause where a question word follows. */
const JOIN = /^(,|so|and|but|because|before|since|as)$/;
const SPEAKER = /^(she|he|they|i|we|it)$/;
const ASKS = /^(what|how|which|who|when|where|show|give|tell|list|can|could|did|do|is|are)$/;

/** Of equal ones the later. Seams of a list ("Acme, Figma") are none. */
export function coreOf(tokens: readonly Token[], explained: readonly Span[]): Span {
  let best: Span & { readonly score: number } = { from: 0, to: tokens.length, score: -1 };
  for (const { from, to } of segmentsOf(tokens)) {
    let score = 0;
    for (let at = from; at < to; at++) score += (covers(explained, at) ? 1 : 0) + (at === from && ASKS.test(tokens[at]?.text ?? '') ? 1 : 0);
    if (score > 0 && score >= best.score) best = { from, to, score };
  }
  return best;
}

export function segmentsOf(tokens: readonly Token[]): Span[] {
  const segments: Span[] = [];
  let from = 0;
  tokens.forEach((token, at) => {
    const isSeam = SEAM.test(token.text) || JOIN.test(token.text) && (ASKS.test(tokens[at + 1]?.text ?? '') || token.text !== ',' && SPEAKER.test(tokens[at + 1]?.text ?? '')) && at > from + 3;
    if (!isSeam) return;
    if (at > from) segments.push({ from, to: at });
    from = at + 1;
  });
  if (from < tokens.length) segments.push({ from, to: tokens.length });
  return segments;
}
