/** Certificates name the version that really read a file. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { PROGRAM_VERSION } from './program-version.ts';

test('it is the version of the product', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8')) as { version: string };
  expect(PROGRAM_VERSION).toBe(version);
});
