/** Why nothing is foreseen yet, and what would change that. */
import TimelineIcon from '@mui/icons-material/TimelineOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { formatQuantity } from '../../format/number.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function ForecastRefusal({ reason, monthsNeeded }: { reason: string; monthsNeeded: number }) {
  return (
    <Card>
      <EmptyState icon={<TimelineIcon />} title={`${formatQuantity(monthsNeeded, 'more month')} needed`} action={<Button component={Link} to={paths.analysis} variant="contained">Add older statements</Button>}>
        {reason} Here you will see the cash that is likely to be there, how sure that is, and when it is lowest. Statements of earlier months count at once.
      </EmptyState>
    </Card>
  );
}
