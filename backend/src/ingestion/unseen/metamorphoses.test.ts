/** However another maker writes the same payments, they are read as they are, or something is asked or told: never others without a word. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fileOf, METAMORPHOSES, statements, type Metamorphosis } from './test-metamorphoses.ts';
import { outcomeOf } from './test-outcome.ts';

const SEED = Number(process.env.SEED ?? 20_261_123);
const RUNS = process.env.PURSER_TEST_FULL ? 6_000 : 300;

/** Nothing, or one of each kind. */
const changes = fc.tuple(...METAMORPHOSES.map((kind) => fc.option(fc.constantFrom(...Object.entries(kind)), { nil: null, freq: 3 })));
const isChosen = (change: [string, Metamorphosis] | null): change is [string, Metamorphosis] => change !== null;

test(`the same payments in other manners (seed ${SEED})`, async () => {
  const counts = new Map<string, number>();
  await fc.assert(fc.asyncProperty(statements, changes, fc.constantFrom(';', '\t', '|'), async (statement, drawn, delimiter) => {
    const chosen = drawn.filter(isChosen);
    const changed = chosen.reduce((before, [, change]) => change(before), statement);
    const { outcome, detail } = await outcomeOf({ name: '', content: fileOf(changed, delimiter), truth: statement.lines.flatMap(({ payment }) => payment ?? []) });
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    expect({ outcome, by: chosen.map(([name]) => name), detail }).not.toMatchObject({ outcome: 'silently wrong' });
  }), { seed: SEED, numRuns: RUNS });
  process.stdout.write(`metamorphoses: ${[...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ')}\n`);
}, 600_000);
