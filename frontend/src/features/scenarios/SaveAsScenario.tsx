/** Keeps the changes of an answered what-if as a scenario, and opens it. */
import TuneIcon from '@mui/icons-material/Tune';
import { useNavigate } from 'react-router-dom';
import { prependToLists } from '../../app/apollo/prepend-to-lists.ts';
import { useCreateScenarioMutation } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { nameFrom } from './name-from.ts';

export function SaveAsScenario({ questionId, query }: { questionId: string; query: string }) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const [create, { loading }] = useCreateScenarioMutation({ update: (cache, { data }) => { if (data) prependToLists(cache, 'scenarios', { __typename: 'Scenario', id: data.createScenario.id }); } });

  async function save(): Promise<void> {
    try {
      const { data } = await create({ variables: { input: { name: nameFrom(query) || 'From a question', queryId: questionId } } });
      if (!data) return;
      toasts.succeed('Scenario Saved', data.createScenario.name);
      void navigate(paths.scenario(data.createScenario.id));
    } catch (error) {
      toasts.fail('Save Failed', requestErrorSentence(error));
    }
  }

  return <BusyButton size="small" startIcon={<TuneIcon />} isPending={loading} pendingLabel="Saving..." onClick={() => { void save(); }} sx={{ justifySelf: 'start' }}>Save as scenario</BusyButton>;
}
