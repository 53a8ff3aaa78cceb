/** The scenario planner: changes that can be slid, several scenarios beside the months without them in one chart and one table. */
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useScenariosQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { ScenarioDesk } from './ScenarioDesk.tsx';
import { NEW } from './use-scenarios-place.ts';

export function Scenarios() {
  const { data, error, refetch } = useScenariosQuery();

  function content() {
    if (error) return <ErrorState title="The scenarios could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
    if (!data) return <CardsSkeleton count={2} what="scenarios" />;
    return <ScenarioDesk scenarios={data.scenarios} />;
  }

  return (
    <>
      <PageHeader
        title="Scenario Planner"
        purpose="Try a decision before you take it: a hire, a price change, a loan, a customer who pays late."
        actions={<Button component={Link} to={paths.scenario(NEW)} variant="contained" startIcon={<AddIcon />}>New scenario</Button>}
      />
      <Box sx={{ minWidth: 0 }}>{content()}</Box>
    </>
  );
}
