/** A restored object stands where it stood, in the lists that it belongs to. */
import { gql } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { createCache } from './cache.ts';
import { putBackIntoLists } from './put-back-into-lists.ts';

const REPORTS = gql`query Reports($limit: Int) { reports(limit: $limit) { id } }`;
const report = (id: string) => ({ __typename: 'FinancialReport', id });

function check(limit: number, shown: string[], gone: string, expected: string[]) {
  const cache = createCache();
  cache.writeQuery({ query: REPORTS, variables: { limit }, data: { reports: shown.map(report) } });
  cache.evict({ id: `FinancialReport:${gone}` });
  const read = () => cache.readQuery<{ reports: { id: string }[] }>({ query: REPORTS, variables: { limit } })?.reports.map(({ id }) => id);
  expect(read()).not.toContain(gone);
  cache.writeFragment({ id: `FinancialReport:${gone}`, fragment: gql`fragment Back on FinancialReport { id }`, data: report(gone) });
  putBackIntoLists(cache, 'reports', report(gone));
  expect(read()).toEqual(expected);
}

test('in its place', () => {
  check(20, ['c', 'b', 'a'], 'b', ['c', 'b', 'a']);
  check(20, ['c', 'b', 'a'], 'c', ['c', 'b', 'a']);
});
test('at the end of a list that is whole', () => check(20, ['c', 'b', 'a'], 'a', ['c', 'b', 'a']));
test('as the only one', () => check(20, ['a'], 'a', ['a']));
test('not behind a gap of what is not loaded', () => check(2, ['d', 'c'], 'a', ['d', 'c']));
