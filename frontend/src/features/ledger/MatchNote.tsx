/** Says in a transaction's details that another source tells of the same money. */
import LinkIcon from '@mui/icons-material/Link';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { TransactionTable_TransactionFragment } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';

export function MatchNote({ match }: Pick<TransactionTable_TransactionFragment, 'match'>) {
  if (!match) return null;
  return (
    <Box component="section" aria-label="Match with another source">
      <Typography variant="h3" sx={{ mb: 0.5, display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <LinkIcon fontSize="small" aria-hidden="true" />{match.status === 'matched' ? 'Matched payment' : 'Matched payment?'}
      </Typography>
      <Typography variant="body2" color="textSecondary">{match.says}</Typography>
      <Button size="small" component={Link} to={paths.matches} sx={{ mt: 0.5, ml: -0.75 }}>See both rows and the reason</Button>
    </Box>
  );
}
