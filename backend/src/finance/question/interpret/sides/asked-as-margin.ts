/** A profit that is asked for in percent is a margin: "what percentage of every dollar did we keep as profit". */
import type { Measure } from '../../measures.ts';
import type { Operation } from '../lexicon/operation-words.ts';
import type { Token } from '../words/tokenize.ts';

const MARGINS: Partial<Record<Measure, Measure>> = { netProfit: 'netMargin', grossProfit: 'grossMargin', operatingProfit: 'operatingMargin' };
/** "What did we actually keep": an amount, unless a part of each sale is asked for. */
const KEEPS = /^(actually keep|really keep|get to keep|end up keeping|hang on to|keep after everything|we keep)$/;
const OF_EACH = /\b(each|every|per|cents?|dollar|sale|share|part|portion|cut|slice|fraction|margin)\b/;
const CHANGE: readonly Operation[] = ['growth', 'compare', 'more', 'sameBefore', 'before'];

/** The measures with each profit as its margin, where a part of the whole is asked for and no change. */
export function askedAsMargin<T extends { readonly measure: Measure; readonly isWeak: boolean; readonly from: number; readonly to: number }>(measures: readonly T[], tokens: readonly Token[], operations: ReadonlyMap<Operation, unknown>, hasNames: boolean): readonly T[] {
  if (measures.some(({ measure }) => measure === 'netMargin') && measures.some(({ measure }) => measure === 'grossProfit' || measure === 'operatingProfit') && tokens.some((token) => /^margins?$/.test(token.text))) return measures.filter(({ measure }) => measure !== 'netMargin').map((mention) => ({ ...mention, measure: MARGINS[mention.measure] ?? mention.measure }));
  const text = tokens.map((token) => token.text).join(' ');
  const inPercent = operations.has('share') || /\b(percent|percentage|pct)\b/.test(text) || /\b(how (much|many cents)|what (part|share|portion)) of (every|each|a) (dollar|euro|pound|sale)\b/.test(text);
  if (/\b(?:percent|percentage|pct) (?:change|growth|increase|decrease|rise|drop|fall|gain|decline)\b|\bchange in percent/.test(text)) return measures;
  if (!inPercent && !OF_EACH.test(text)) return measures.map((mention) => (mention.measure === 'netMargin' && KEEPS.test(tokens.slice(mention.from, mention.to).map((token) => token.text).join(' ')) ? { ...mention, measure: 'netProfit' } : mention));
  const strong = measures.filter((mention) => !mention.isWeak && mention.measure !== 'revenue' && mention.measure !== 'grossSales');
  if (!inPercent || hasNames || CHANGE.some((operation) => operations.has(operation)) || strong.length === 0 || !strong.every((mention) => mention.measure in MARGINS)) return measures;
  return measures.filter((mention) => mention.isWeak || mention.measure in MARGINS).map((mention) => ({ ...mention, measure: mention.isWeak ? mention.measure : MARGINS[mention.measure] ?? mention.measure }));
}
