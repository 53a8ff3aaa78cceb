/** Keeps the changes of an answered what-if as a scenario, and opens it; without a paid plan it says what is needed instead. */
import LockIcon from '@mui/icons-material/LockOutlined';
import TuneIcon from '@mui/icons-material/Tune';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import { prependToLists } from '../../app/apollo/prepend-to-lists.ts';
import { useCreateScenarioMutation } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { useIsPaid } from '../sessions/RequireSession.tsx';
import { nameFrom } from './name-from.ts';

interface Props { questionId: string; query: string }

export function SaveAsScenario(props: Props) {
  return useIsPaid() ? <SaveButton {...props} /> : <NeedsPlan />;
}

function NeedsPlan() {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <LockIcon aria-hidden="true" fontSize="small" />
      <span>Saving it as a scenario is part of the Pro plan. <MuiLink component={Link} to={paths.subscription}>See the plans</MuiLink></span>
    </Typography>
  );
}

function SaveButton({ questionId, query }: Props) {
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
