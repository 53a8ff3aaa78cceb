/** Saves a scenario: a new one at the head of the list, a changed one in its place. */
import { prependToLists } from '../../app/apollo/prepend-to-lists.ts';
import { useCreateScenarioMutation, useDuplicateScenarioMutation, useUpdateScenarioMutation } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { contentOf } from './scenario-draft.ts';
import type { ScenarioDraft } from './scenario-draft.ts';

interface SaveScenario {
  /** `id` null makes a new one. Resolves to its identifier, or to null when it was not taken: the toast has said why. */
  save(id: string | null, draft: ScenarioDraft, currency: string | null): Promise<string | null>;
  duplicate(id: string): Promise<string | null>;
  isSaving: boolean;
}

export function useSaveScenario(): SaveScenario {
  const toasts = useToasts();
  const [create, { loading: isCreating }] = useCreateScenarioMutation({ update: (cache, { data }) => { if (data) prependToLists(cache, 'scenarios', { __typename: 'Scenario', id: data.createScenario.id }); } });
  const [update, { loading: isUpdating }] = useUpdateScenarioMutation();
  const [copy, { loading: isCopying }] = useDuplicateScenarioMutation({ update: (cache, { data }) => { if (data) prependToLists(cache, 'scenarios', { __typename: 'Scenario', id: data.duplicateScenario.id }); } });

  async function attempt(title: string, name: (saved: string) => string, work: () => Promise<{ id: string; name: string } | undefined>): Promise<string | null> {
    try {
      const saved = await work();
      if (saved) toasts.succeed(title, name(saved.name));
      return saved?.id ?? null;
    } catch (error) {
      toasts.fail('Save Failed', requestErrorSentence(error));
      return null;
    }
  }

  return {
    isSaving: isCreating || isUpdating || isCopying,
    save: (id, draft, currency) => attempt('Scenario Saved', (name) => name, async () => {
      const content = { name: draft.name, ...contentOf(draft) };
      if (id !== null) return (await update({ variables: { id, input: content } })).data?.updateScenario;
      return (await create({ variables: { input: { ...content, currency } } })).data?.createScenario;
    }),
    duplicate: (id) => attempt('Scenario Copied', (name) => name, async () => (await copy({ variables: { id } })).data?.duplicateScenario),
  };
}
