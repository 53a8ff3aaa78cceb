/** What a file's import proved, in one line of the file list. */
import { expect, test } from '@jest/globals';
import { proofLine, proofTone } from './proof-words.ts';

const file = (proof: string | null, problemCount = 0, repairCount: number | null = 0) => ({ proof, transactionCount: 1_204, problemCount, repairCount });

test.each([
  [file('ties-out'), '1,204 rows · balance ties out', 'success'],
  [file('ties-out', 1, 2), '1,204 rows · balance ties out · 1 line rejected · 2 rows mended', 'success'],
  [file('balance-broken', 3), '1,204 rows · balance does not tie out · 3 lines rejected', 'error'],
  [file('ledger-differs'), '1,204 rows · ledger differs from the file', 'error'],
  [file('no-balances', 0, null), '1,204 rows · no balance stated', 'info'],
  [file(null, 5), null, 'info'],
  [file('something of a later version'), null, 'info'],
] as const)('%j', (proven, line, tone) => {
  expect([proofLine(proven), proofTone(proven.proof)]).toEqual([line, tone]);
});
