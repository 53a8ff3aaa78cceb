/** Whether what stands above the figures and within them has come, or will not: drawn one after the other they would push each other down. */
import { useFinancialComparisonQuery } from '../../generated/graphql.ts';
import { useFiles } from '../files/use-files.ts';
import type { OverviewVariables } from './use-overview-choice.ts';

export function useFiguresCompany(variables: OverviewVariables): { isSettled: boolean } {
  const comparison = useFinancialComparisonQuery({ variables });
  const { files, error } = useFiles();
  const hasCompared = (comparison.data ?? comparison.previousData ?? comparison.error) !== undefined;
  return { isSettled: hasCompared && (files !== undefined || error !== undefined) };
}
