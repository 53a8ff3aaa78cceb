/** "How much went out in October", "how much came in this quarter": asked of a month, quarter or year and with nothing beside it, what was spent and what was earned are meant. Whoever says more looks for money: cash. */
import type { Measure } from '../../measures.ts';
import type { PeriodMention } from '../periods/find-periods.ts';
import type { Span } from '../words/phrase-table.ts';
import { covers } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

interface Measured extends Span {
  readonly measure: Measure;
  readonly isWeak: boolean;
}

const BARE = /^how much (went out|came in)( (in|for|during|over|of))?( the)?( \?)?$/;
const LONG: ReadonlySet<string> = new Set(['month', 'quarter', 'year']);

/** The measures as they are, or the one that was said in passing as what is earned or spent. */
export function withBareFlows<T extends Measured>(measures: readonly T[], tokens: readonly Token[], periods: readonly PeriodMention[]): T[] {
  const rest = tokens.filter((_, at) => !covers(periods, at)).map(({ text }) => text).join(' ');
  const isBare = periods.length === 1 && periods.every(({ period }) => LONG.has(period.unit)) && BARE.test(rest);
  return measures.map((one) => (isBare && (one.measure === 'cashIn' || one.measure === 'cashOut') ? { ...one, measure: one.measure === 'cashIn' ? 'revenue' : 'expenses' } : one));
}
