/** The notification that a connection's status or progress changed; it carries identifiers only, each server reads the connection for its own clients. */
import { notify } from '../../database/notifications.ts';
import type { TransactionHandle } from '../../database/sql-runner.ts';
import type { ConnectionRef } from './integration.entity.ts';

export const INTEGRATION_CHANGED = 'integration_changed';

export async function notifyIntegrationChanged(handle: TransactionHandle, { businessId, integrationId }: ConnectionRef): Promise<void> {
  await notify(handle, INTEGRATION_CHANGED, { businessId, integrationId } satisfies ConnectionRef);
}

export function isIntegrationChange(payload: unknown): payload is ConnectionRef {
  return typeof payload === 'object' && payload !== null && 'businessId' in payload && 'integrationId' in payload
    && typeof payload.businessId === 'string' && typeof payload.integrationId === 'string';
}
