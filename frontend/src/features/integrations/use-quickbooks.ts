/** Whether a QuickBooks company is connected, and its figures: asked for only while one is, and never twice. */
import { useQuickBooksSummaryQuery } from '../../generated/graphql.ts';
import { useConnections } from './use-connections.ts';

/** Undefined until it is known; null where none is connected. */
export function useConnectedQuickBooks() {
  const { connections } = useConnections();
  return connections && (connections.find(({ provider, status }) => provider === 'quickbooks' && status === 'connected') ?? null);
}

/** Undefined until it is known. */
export function useIsQuickBooksConnected(): boolean | undefined {
  const connection = useConnectedQuickBooks();
  return connection === undefined ? undefined : connection !== null;
}

export function useQuickBooksSummary() {
  const isConnected = useIsQuickBooksConnected() ?? false;
  const { data, error } = useQuickBooksSummaryQuery({ skip: !isConnected });
  return { isConnected, summary: data?.quickBooksSummary.data, error };
}
