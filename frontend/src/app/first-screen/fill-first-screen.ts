/** Puts what came with the page into the first screen: who is here, the verdict and the four figures. */
import { figuresPurpose } from '../../features/overview/overview-purpose.ts';
import { verdict } from '../../features/overview/verdict.ts';
import { formatMoney } from '../../format/money.ts';
import type { FirstAnswersQuery, MeQuery } from '../../generated/graphql.ts';
import { placeIn, type Place } from './places.ts';

export function welcome(name: string): string {
  return `Welcome, ${name}`;
}

export function fillFirstScreen(page: Document, answers: FirstAnswersQuery | MeQuery): void {
  const put = (name: Place, words: string) => placeIn(page, name)?.replaceChildren(words);
  const { me } = answers;
  if (me) put('who', welcome(me.businessName || me.email));
  if (!('financialData' in answers) || !answers.financialData.hasData) return;
  const { financialData: figures, financialComparison: comparison } = answers;
  put('purpose', figuresPurpose(figures));
  put('verdict', verdict(figures, comparison));
  for (const measure of ['revenue', 'expenses', 'netProfit', 'cashFlow'] as const) put(measure, formatMoney(figures[measure], figures.currency, 'rounded'));
}
