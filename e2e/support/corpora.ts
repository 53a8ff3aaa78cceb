/** The shared test corpora, which stand beside the checkout where there are any. */
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

const SHARED = resolve(import.meta.dirname, '../../../shared');

export const CORPORA_ABSENT = 'The shared corpora are not beside this checkout.';

/** The absolute path without links, by which its programs know themselves; or null where the corpora are absent. */
export function sharedPath(...parts: string[]): string | null {
  const path = resolve(SHARED, ...parts);
  return existsSync(path) ? realpathSync(path) : null;
}
