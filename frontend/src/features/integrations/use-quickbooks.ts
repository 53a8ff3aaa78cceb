/** Whether a QuickBooks company is connected, and its figures: asked for only while one is, and never twice. */
import { useConnectionsQuery, useQuickBooksSummaryQuery } from '../../generated/graphql.ts';

/** Undefined until it is known. */
export function useIsQuickBooksConnected(): boolean | undefined {
  const { data } = useConnectionsQuery();
  return data?.integrations.some(({ provider, status }) => provider === 'quickbooks' && status === 'connected');
}

export function useQuickBooksSummary() {
  const isConnected = useIsQuickBooksConnected() ?? false;
  const { data, error } = useQuickBooksSummaryQuery({ skip: !isConnected });
  return { isConnected, summary: data?.quickBooksSummary.data, error };
}
