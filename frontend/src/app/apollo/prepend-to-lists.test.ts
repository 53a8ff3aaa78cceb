/** New objects reach the lists they belong to, and no others. */
import { gql } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { createCache } from './cache.ts';
import { prependToLists } from './prepend-to-lists.ts';

const REPORTS = gql`query Reports($type: String) { reports(type: $type) { id } }`;

test('prepends once, to the lists that match', () => {
  const cache = createCache();
  for (const type of ['monthly', 'quarterly']) {
    cache.writeQuery({ query: REPORTS, variables: { type }, data: { reports: [{ __typename: 'FinancialReport', id: 'old' }] } });
  }
  const report = { __typename: 'FinancialReport', id: 'new' };
  cache.writeFragment({ id: 'FinancialReport:new', fragment: gql`fragment New on FinancialReport { id }`, data: report });
  for (let round = 0; round < 2; round += 1) prependToLists(cache, 'reports', report, (list) => list.type === 'monthly');

  const idsOf = (type: string) => cache.readQuery<{ reports: { id: string }[] }>({ query: REPORTS, variables: { type } })?.reports.map(({ id }) => id);
  expect(idsOf('monthly')).toEqual(['new', 'old']);
  expect(idsOf('quarterly')).toEqual(['old']);
});
