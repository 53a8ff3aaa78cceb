/** How well questions are answered: every question of fixtures/questions, asked in this process of ledgers in memory. */
import { conversationsWith } from '../backend/src/finance/question/ask-in-memory.test-data.ts';
import { benchmark } from '../fixtures/questions/benchmark.ts';
import { examine, type Result } from '../fixtures/questions/examine.ts';
import type { Expectation } from '../fixtures/questions/expect.ts';
import { shrinkKnownFailures } from './shrink-known-failures.ts';

/** `misses` tells all that was not right, the unseen part's excepted; `shrink` takes what is right by now from the known failures. */
export async function measureAnswers(wishes: readonly string[]): Promise<string[]> {
  const results = await examine(benchmark, conversationsWith);
  const sums = results.filter(({ areRowsRight }) => areRowsRight !== null);
  return [
    ...(wishes.includes('misses') ? results.filter(({ isUnseen, verdict, areRowsRight }) => !isUnseen && (verdict !== 'right' || areRowsRight === false)).flatMap(told) : []),
    ...table('kind', results, ({ kind }) => kind), '',
    ...table('company', results, ({ company, isUnseen }) => `${company}${isUnseen ? ' (unseen)' : ''}`), '',
    `Of ${sums.length} plain sums told right, the cited rows add up for ${sums.filter(({ areRowsRight }) => areRowsRight).length}.`,
    `${results.length} questions: ${portion(results, 'right')} right, ${portion(results, 'wrong')} confidently wrong, ${portion(results, 'declined')} declined.`,
    ...(wishes.includes('shrink') ? [shrinkKnownFailures(results)] : []),
  ];
}

function table(heading: string, results: readonly Result[], keyOf: (result: Result) => string): string[] {
  const row = (cells: readonly (string | number)[]): string => cells.map((cell, place) => (place === 0 ? String(cell).padEnd(32) : String(cell).padStart(9))).join('');
  const of = (some: readonly Result[], verdict: string): number => some.filter((result) => result.verdict === verdict).length;
  return [row([heading, 'asked', 'right', 'wrong', 'declined']), ...[...Map.groupBy(results, keyOf)].map(([key, some]) => row([key, some.length, of(some, 'right'), of(some, 'wrong'), of(some, 'declined')]))];
}

const portion = (results: readonly Result[], verdict: string): string => `${((results.filter((result) => result.verdict === verdict).length / results.length) * 100).toFixed(1)} %`;

function told({ company, kind, name, verdict, expected, said, areRowsRight }: Result): string[] {
  const { value, unit, citationCount, ...rest } = said.answer;
  return [
    `${verdict.toUpperCase()}${areRowsRight === false ? ', rows do not add up' : ''} · ${company} · ${kind} · ${name}`,
    `    expected ${expected.map(inShort).join(' or ')}`,
    `    got      ${rest.kind} ${value} ${unit ?? ''} (${citationCount} rows) ${said.response.replace(/\s+/g, ' ').slice(0, 260)}`,
  ];
}

const inShort = (expectation: Expectation): string => JSON.stringify(expectation, (_, value: unknown) => (value instanceof RegExp ? String(value) : value)).slice(0, 300);
