/** The answers that came with the page, put where the product looks for them before it asks. */
import type { ApolloCache } from '@apollo/client';
import { FILES_PAGE_SIZE } from '../../features/files/use-files.ts';
import { DEFAULT_PERIOD } from '../../features/overview/periods.ts';
import { COUNTERPARTIES } from '../../features/overview/ranked-amounts.ts';
import { overviewQuestions } from '../../features/overview/use-overview-ahead.ts';
import { MeDocument, type FirstAnswersQueryVariables } from '../../generated/graphql.ts';
import { takeFirstAnswers } from './read-first-answers.ts';

/** Those with which the overview asks as long as nothing has been chosen. */
export const firstPeriod = { period: DEFAULT_PERIOD, currency: null };

export const firstVariables: FirstAnswersQueryVariables = { ...firstPeriod, files: FILES_PAGE_SIZE, counterparties: COUNTERPARTIES };

/** Each of the product's own questions takes its part. True where those of the overview were among them. */
export function keepFirstAnswers(cache: ApolloCache): boolean {
  const answers = takeFirstAnswers();
  if (answers === null) return false;
  const hasOverview = 'financialData' in answers;
  const questions = [{ query: MeDocument }, ...(hasOverview ? overviewQuestions(firstPeriod) : [])];
  cache.batch({ update: () => { for (const question of questions) cache.writeQuery({ ...question, data: answers }); } });
  return hasOverview;
}
