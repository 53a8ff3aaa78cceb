/** Scrolls the list to a day, however far away it is. */
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { TransactionPositionDocument, type TransactionFilterInput, type TransactionPositionQuery } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';

export function GoToDay({ filter, onFound }: { filter: TransactionFilterInput; onFound: (index: number) => void }) {
  const [day, setDay] = useState('');
  const client = useApolloClient();
  const toasts = useToasts();

  async function go(event: FormEvent): Promise<void> {
    event.preventDefault();
    try {
      const { data } = await client.query<TransactionPositionQuery>({ query: TransactionPositionDocument, variables: { filter, date: day } });
      if (data) onFound(data.transactionPosition);
    } catch (error) {
      toasts.fail('The day could not be found', requestErrorSentence(error));
    }
  }

  return (
    <Box component="form" onSubmit={(event) => { void go(event); }} sx={{ display: 'flex', gap: 1, flex: { xs: 1, sm: 'none' } }}>
      <TextField size="small" type="date" label="Go to day" value={day} onChange={(event) => setDay(event.target.value)} slotProps={{ inputLabel: { shrink: true } }} sx={{ flex: { xs: 1, sm: '0 0 160px' } }} />
      <Button type="submit" variant="outlined" color="inherit" disabled={!/^\d{4}-\d{2}-\d{2}$/.test(day)}>Go</Button>
    </Box>
  );
}
