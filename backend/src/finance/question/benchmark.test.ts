/** The benchmark of questions: each is answered right and its rows add up, except those listed as known failures, and these are really not. Every company with PURSER_TEST_FULL, every third without. */
import { expect, test } from '@jest/globals';
import { conversationsWith, type InMemory } from './ask-in-memory.test-data.ts';

/** The benchmark imports nothing from here, and lies outside of what this program is made of: its shape is told here again. */
interface Part { readonly company: InMemory & { readonly name: string }; readonly isUnseen: boolean }
interface Result { readonly company: string; readonly kind: string; readonly name: string; readonly verdict: string; readonly areRowsRight: boolean | null; readonly said: { readonly response: string } }
type Examine = (parts: readonly Part[], open: typeof conversationsWith) => Promise<Result[]>;

const load = async <T>(file: string): Promise<T> => (await import(new URL(`../../../../fixtures/questions/${file}.ts`, import.meta.url).href)) as T;
const { benchmark } = await load<{ benchmark: readonly Part[] }>('benchmark');
const { examine } = await load<{ examine: Examine }>('examine');
const { KNOWN_FAILURES } = await load<{ KNOWN_FAILURES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> }>('known-failures');

const EVERY_NTH = process.env.PURSER_TEST_FULL === '1' ? 1 : 3;
const parts = benchmark.filter(({ isUnseen }) => !isUnseen).filter((_, at) => at % EVERY_NTH === 0);
const companies = new Set(parts.map(({ company }) => company.name));

const known = new Set(Object.entries(KNOWN_FAILURES).filter(([company]) => companies.has(company)).flatMap(([company, kinds]) => Object.values(kinds).flat().map((name) => `${company}: ${name}`)));
const nameOf = ({ company, name }: Result): string => `${company}: ${name}`;
const isRight = ({ verdict, areRowsRight }: Result): boolean => verdict === 'right' && areRowsRight !== false;
const results = await examine(parts, conversationsWith);

test('every question is answered right, except the known failures', () => {
  const failed = results.filter((result) => !isRight(result) && !known.has(nameOf(result)));
  expect(failed.map((result) => `${nameOf(result)} (${result.kind}, ${result.verdict}) ${result.said.response.slice(0, 200)}`)).toEqual([]);
});

test('known failures still fail: what is right by now is taken from the list (npm run bench -- questions shrink)', () => {
  expect(results.filter((result) => isRight(result) && known.has(nameOf(result))).map(nameOf)).toEqual([]);
});

test('known failures are questions of the benchmark', () => {
  const names = results.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  expect([...known].filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.keys(KNOWN_FAILURES).filter((company) => !benchmark.some((part) => part.company.name === company))).toEqual([]);
});
