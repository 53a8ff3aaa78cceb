/** The notification that a file's status or progress changed; it carries identifiers only, each server reads the file for its own clients. */
import { notify } from '../../database/notifications.ts';
import type { TransactionHandle } from '../../database/sql-runner.ts';

export const FILE_CHANGED = 'file_changed';

export interface FileChange {
  readonly businessId: string;
  readonly fileId: string;
}

export async function notifyFileChanged(handle: TransactionHandle, businessId: string, fileId: string): Promise<void> {
  await notify(handle, FILE_CHANGED, { businessId, fileId } satisfies FileChange);
}

export function isFileChange(payload: unknown): payload is FileChange {
  return typeof payload === 'object' && payload !== null && 'businessId' in payload && 'fileId' in payload
    && typeof payload.businessId === 'string' && typeof payload.fileId === 'string';
}
