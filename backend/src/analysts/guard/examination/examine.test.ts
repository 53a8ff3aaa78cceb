/** No lie about an answer is shown, and hardly any honest retelling is thrown away. All answers with PURSER_TEST_FULL, some of them without. */
import { expect, test } from '@jest/globals';
import { LIES } from './lies.test-data.ts';
import { examineGuards } from './examine.test-data.ts';

const EVERY_NTH = process.env.PURSER_TEST_FULL === '1' ? 1 : 25;

test('a liar shows nothing false, an honest model is heard', async () => {
  const { answers, lies, liesShown, honest, falseAlarms, kindsOfLies } = await examineGuards(EVERY_NTH);
  expect(answers).toBeGreaterThan(1_000 / EVERY_NTH);
  expect(liesShown).toEqual([]);
  expect(falseAlarms.length / honest).toBeLessThanOrEqual(0.01);
  expect(lies).toBeGreaterThan(10 * answers);
  if (EVERY_NTH === 1) expect([...kindsOfLies.keys()].sort()).toEqual(Object.keys(LIES).sort());
}, 300_000);
