/** Where the shared test corpora lie, beside the repository; tests that need one are skipped with a message where it is absent. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from '@jest/globals';

const CORPORA = path.resolve(import.meta.dirname, '../../../../shared/corpora');

export function describeWithCorpus(name: string, body: (directory: string) => void): void {
  const directory = path.join(CORPORA, name);
  if (existsSync(directory)) describe(name, () => body(directory));
  else test.skip(`${name}: the corpus is not at ${directory}`, () => undefined);
}
