/** Deletes a scenario, and takes that back. */
import { putBackIntoLists } from '../../app/apollo/put-back-into-lists.ts';
import { useDeleteScenarioMutation, useRestoreScenarioMutation } from '../../generated/graphql.ts';
import { useDeletions, type Deletions } from '../../ui/deletions/use-deletions.ts';

export function useDeleteScenario(): Deletions {
  const [deleteScenario] = useDeleteScenarioMutation();
  const [restoreScenario] = useRestoreScenarioMutation();
  return useDeletions({
    noun: 'Scenario',
    remove: (id) => deleteScenario({ variables: { id }, update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Scenario', id })! }) }),
    restore: (id) => restoreScenario({ variables: { id }, update: (cache) => { putBackIntoLists(cache, 'scenarios', { __typename: 'Scenario', id }); } }),
  });
}
