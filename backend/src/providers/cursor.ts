/** Cursors of pulls: small JSON that the caller keeps without reading it. */
import { isObject, type WireObject } from './wire-value.ts';

/** An unreadable cursor counts as none: pulling from the start again is always right, only longer. */
export function readCursor(cursor: string | null): WireObject | null {
  if (cursor === null) return null;
  try {
    const state: unknown = JSON.parse(cursor);
    return isObject(state) ? state : null;
  } catch {
    return null;
  }
}

export function numberIn(state: WireObject | null, key: string): number | null {
  const value = state?.[key];
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

export function textIn(state: WireObject | null, key: string): string | null {
  const value = state?.[key];
  return typeof value === 'string' ? value : null;
}
