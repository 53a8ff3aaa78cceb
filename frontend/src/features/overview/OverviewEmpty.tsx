/** What a new business sees: the two ways to its first figures. */
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function OverviewEmpty() {
  return (
    <Card>
      <EmptyState
        title="Your figures appear here"
        icon={<InsightsIcon />}
        action={(
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
            <Button component={Link} to={paths.analysis} variant="contained">Upload a bank file</Button>
            <Button component={Link} to={paths.integrations} variant="outlined">Connect First Account</Button>
          </Box>
        )}
      >
        Upload a CSV or PDF from your bank: revenue, expenses, profit and cash flow are there a moment later, each with the transactions behind it.
      </EmptyState>
    </Card>
  );
}
