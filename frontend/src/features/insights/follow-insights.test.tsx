/** Insights that are found while a page opens: none is missed, and what is on screen stays there until the newer ones are. */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { renderWithServer } from '../../test-server.tsx';
import { FollowInsights } from './FollowInsights.tsx';
import { InsightList } from './InsightList.tsx';

afterEach(cleanup);

const insight = (id: string) => ({ __typename: 'Insight', id, type: 'info', title: `About ${id}`, content: 'It rose.', stake: null, stakePeriod: null, currency: 'EUR', place: null, isDismissed: false, createdAt: '2026-11-20T10:00:00Z', citations: [] });

test('what was found between the answer and the listening appears, and nothing vanishes meanwhile', async () => {
  const found = ['rent'];
  const seen: string[] = [];
  const { send } = renderWithServer(<><FollowInsights /><InsightList /></>, {
    Insights: () => ({ insights: found.map(insight) }),
    DismissedInsights: () => ({ insights: [] }),
    LedgerCurrency: () => ({ financialData: { __typename: 'FinancialData', currency: 'EUR' } }),
  });
  await screen.findByRole('article', { name: 'About rent' });
  found.push('sales');
  const watching = new MutationObserver(() => seen.push(screen.queryByRole('article', { name: 'About rent' }) ? 'there' : 'gone'));
  watching.observe(document.body, { childList: true, subtree: true });
  act(() => send('InsightsChanged', { insightsChanged: true }));
  expect(await screen.findByRole('article', { name: 'About sales' })).toBeTruthy();
  watching.disconnect();
  expect(seen).not.toContain('gone');
});
