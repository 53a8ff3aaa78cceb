/** "The average month of 2025", "the monthly average in 2025", "an average 2025 month", "the 2025 monthly average": the stretch is what the mean is taken over. */
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/token.ts';

export function isMeanOf(tokens: readonly Token[], { from, to }: Span): boolean {
  const behind = tokens.slice(to, to + 3).map(({ text }) => text).join(' ');
  if (/^(monthly|weekly|quarterly|daily|month|week|quarter|day) (average|mean|avg)\b/.test(behind) || /^(average|typical|normal|usual|mean)$/.test(tokens[from - 1]?.text ?? '') && /^(month|week|quarter|day)\b/.test(behind)) return true;
  const before = tokens.slice(Math.max(0, from - 5), from).map(({ text }) => text).join(' ');
  return /\b(average|typical|mean|usual|normal) (month|monthly|week|weekly|quarter|day)\b|\b(monthly|weekly|quarterly|daily) (average|mean)\b|\baverage( [a-z]+)? (per|a|each) (month|week|quarter|day)\b/.test(before) && /^(of|in|for|over|during|across)$/.test(tokens[tokens[from - 1]?.text === 'the' ? from - 2 : from - 1]?.text ?? '');
}
