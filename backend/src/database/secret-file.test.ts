/** Secrets are made once, by whoever is first, and leave nothing unfinished behind. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeSecretFile } from './secret-file.ts';

let parent: string;
beforeEach(() => { parent = mkdtempSync(path.join(tmpdir(), 'purser-secret-')); });
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test('the first stays, for its owner alone, with nothing beside it', () => {
  const directory = path.join(parent, 'data');
  const file = path.join(directory, 'secret');
  makeSecretFile(file, 'first');
  makeSecretFile(file, 'second');
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777, readdirSync(directory)]).toEqual(['first', 0o600, ['secret']]);
});
