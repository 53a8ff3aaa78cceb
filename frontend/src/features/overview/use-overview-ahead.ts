/** Asks for what the dashboard's home shows while it is still being found out who is here: one wait instead of three in a row. */
import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { ConnectionsDocument, FilesDocument, FinancialComparisonDocument, FinancialOverviewDocument, RecentInsightsDocument, TopCounterpartiesDocument } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { FILES_PAGE_SIZE } from '../files/use-files.ts';
import { COUNTERPARTIES } from './ranked-amounts.ts';
import { overviewVariables, useOverviewChoice, type OverviewVariables } from './use-overview-choice.ts';

interface Question {
  query: DocumentNode;
  variables?: object;
}

export function overviewQuestions(variables: OverviewVariables): Question[] {
  return [
    { query: FinancialOverviewDocument, variables },
    { query: FinancialComparisonDocument, variables },
    { query: FilesDocument, variables: { limit: FILES_PAGE_SIZE } },
    { query: TopCounterpartiesDocument, variables: { ...variables, limit: COUNTERPARTIES } },
    { query: ConnectionsDocument },
    { query: RecentInsightsDocument },
  ];
}

export function useOverviewAhead({ unless: isKnown }: { unless: boolean }): void {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const { choice } = useOverviewChoice();
  const ask = useEffectEvent(() => {
    if (isKnown || pathname !== paths.dashboard) return;
    // A failure is told by whatever shows the answer.
    for (const question of overviewQuestions(overviewVariables(choice))) client.query(question).catch(() => undefined);
  });
  useEffect(() => ask(), []);
}
