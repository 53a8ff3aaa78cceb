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

/** Lets the browser answer whoever scrolls or types already. */
const breath = () => new Promise((resume) => { setTimeout(resume); });

/** Each of the product's own questions takes its part, one at a time. True where those of the overview were among them. */
export async function keepFirstAnswers(cache: ApolloCache): Promise<boolean> {
  const answers = takeFirstAnswers();
  if (answers === null) return false;
  const hasOverview = 'financialData' in answers;
  for (const question of [{ query: MeDocument }, ...(hasOverview ? overviewQuestions(firstPeriod) : [])]) {
    await breath();
    cache.writeQuery({ ...question, data: answers });
  }
  return hasOverview;
}

const kept = new WeakMap<ApolloCache, Promise<boolean>>();

/** The same for whoever draws: once for each cache. */
export function firstAnswersKept(cache: ApolloCache): Promise<boolean> {
  const before = kept.get(cache);
  if (before) return before;
  const now = keepFirstAnswers(cache);
  kept.set(cache, now);
  return now;
}
