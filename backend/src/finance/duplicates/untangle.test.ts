/** Which matches between statements hold together: by example. */
import { expect, test } from '@jest/globals';
import { untangle } from './untangle.ts';

const edge = (id: string, child: string, parent: string) => ({ id, child, parent });
const files = (shown: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(shown).map(([payment, names]) => [payment, new Set(names)]));

test('what is told of as something that is told of as a third is that third', () => {
  const { rootOf, torn } = untangle([edge('1', 'b', 'a'), edge('2', 'c', 'b')], files({ a: ['A'], b: ['B'], c: ['C'] }));
  expect(['a', 'b', 'c', 'd'].map(rootOf)).toEqual(['a', 'a', 'a', 'd']);
  expect(torn).toEqual([]);
});

test('two rows of one statement are two payments, however they hang together', () => {
  const { rootOf, torn } = untangle([edge('1', 'b', 'a'), edge('2', 'c', 'a')], files({ a: ['A'], b: ['B'], c: ['B', 'C'] }));
  expect(['a', 'b', 'c'].map(rootOf)).toEqual(['a', 'a', 'c']);
  expect(torn.map(({ id }) => id)).toEqual(['2']);
});

test('a payment is told of as one other at most, and not in a circle', () => {
  const { torn } = untangle([edge('1', 'b', 'a'), edge('2', 'b', 'c'), edge('3', 'a', 'b')], new Map());
  expect(torn.map(({ id }) => id)).toEqual(['2', '3']);
});
