/** How an answer's words are laid out on its card. */
import { expect, test } from '@jest/globals';
import { answerParts, asOfNotice } from './answer-lead.ts';

const RESPONSE = '$12.00 – Revenue, May 2026.\n\n- Cakes: $8.00\n- Bread: $4.00\n\nRevenue = sales less refunds.\n\nPeriod: May 1, 2026 to May 31, 2026. Source: your ledger.';

test('the lead does not say the headline again', () => {
  expect(answerParts(RESPONSE, '$12.00', true).lead).toBe('Revenue, May 2026.');
  expect(answerParts(RESPONSE, null, true).lead).toBe('$12.00 – Revenue, May 2026.');
  expect(answerParts('Down by $3.00.', '−$3.00', true).lead).toBe('Down by $3.00.');
  expect(answerParts('$3.00 per month on average – Revenue rose.', '$3.00', true).lead).toBe('Per month on average – Revenue rose.');
});

test('lists are left to the chart, and nothing else is lost', () => {
  const texts = (hasVisual: boolean) => answerParts(RESPONSE, '$12.00', hasVisual).body.map(({ text }) => text);
  expect(texts(true)).toEqual(['Revenue = sales less refunds.']);
  expect(texts(false)).toEqual(['- Cakes: $8.00\n- Bread: $4.00', 'Revenue = sales less refunds.']);
  expect(answerParts(RESPONSE, '$12.00', true).footing).toBe('Period: May 1, 2026 to May 31, 2026. Source: your ledger.');
  expect(answerParts('', null, false)).toEqual({ lead: '', body: [], footing: null });
});

test('that periods do not count from today is found, because it must be seen', () => {
  expect(asOfNotice('Period: May 1. Source: your ledger. Your data ends on 31 May 2025: periods count from there.')).toBe('Your data ends on 31 May 2025: periods count from there.');
  expect(asOfNotice('Source: your ledger.')).toBeNull();
});
