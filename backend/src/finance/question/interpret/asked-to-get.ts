/** "Can I get revenue by month": a figure is asked for. What a business can get for itself, a van or a loan, is a decision and stays one. */
import type { Token } from './tokenize.ts';

const OPENING = /^(can|could|may|might) (i|we) (please )?get$/;
/** What only books have. */
const FIGURES = /^(revenue|revenues|sales|income|turnover|takings|profit|profits|margin|margins|expenses?|costs?|spend|spending|payments?|invoices?|bills?|transactions?|refunds?|deposits?|receipts|overheads?|opex|cogs|balance|burn|runway|total|totals|sum|average|avg|median|list|breakdown|overview|summary|payroll|wages|net|gross|ytd|growth|share|rev|top|biggest|largest|smallest|highest|lowest|worst|ranked)$/;
const PAST = /^(last|previous|past|ago|yesterday|20\d\d|q[1-4]|h[12])$/;
/** It is to become so, or is got from somebody. */
const TO_BECOME = /^(an?|another|some|more|better|cheaper|lower|higher|down|up|under|below|above|out|rid|away|back|by|without|next|tomorrow|if|loan|credit|financing|funding|grant|cut|reduced|refunded|covered|waived|approved|paid|discount|afford|it|this|that|them|him|her|when|until|before)$/;

export function withoutAskingToGet(tokens: readonly Token[]): readonly Token[] {
  const length = [3, 4].find((words) => OPENING.test(tokens.slice(0, words).map(({ text }) => text).join(' ')));
  if (length === undefined) return tokens;
  const rest = tokens.slice(length);
  const isGrouped = (at: number): boolean => rest[at]?.text === 'by' && /^(day|week|month|quarter|year|category|customer|client|vendor|supplier|account)$/.test(rest[at + 1]?.text ?? '');
  const isPlain = rest.every(({ text }, at) => !TO_BECOME.test(text) || isGrouped(at));
  if (!isPlain || !rest.some(({ text }) => FIGURES.test(text) || PAST.test(text))) return tokens;
  return [{ text: 'give', raw: 'give', kind: 'word' }, { text: 'me', raw: 'me', kind: 'word' }, ...rest];
}
