/** Says a change in plain words: they are read into fields that can be corrected before anything is saved. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { ScenarioReadingDocument, type ScenarioReadingQuery } from '../../generated/graphql.ts';
import { requestErrorText } from '../../request-error.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import type { Lever } from './lever-draft.ts';

interface Props {
  currency: string | null;
  isFull: boolean;
  onRead: (levers: readonly Lever[], words: string) => void;
}

export function PlainWords({ currency, isFull, onRead }: Props) {
  const client = useApolloClient();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<{ severity: 'success' | 'info' | 'error'; words: string } | null>(null);
  const [isReading, setReading] = useState(false);

  async function read(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '' || isReading) return;
    setReading(true);
    try {
      const { data } = await client.query<ScenarioReadingQuery>({ query: ScenarioReadingDocument, variables: { text, currency }, fetchPolicy: 'network-only' });
      const { levers, inWords, explanation } = data!.scenarioReading;
      setAnswer(explanation === null ? { severity: 'success', words: `Added: ${inWords.join('; ')}.` } : { severity: 'info', words: explanation });
      if (levers.length > 0) {
        onRead(levers, text);
        setText('');
      }
    } catch (error) {
      setAnswer({ severity: 'error', words: requestErrorText(error) });
    } finally {
      setReading(false);
    }
  }

  return (
    <Box component="form" onSubmit={(event) => { void read(event); }} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TextField
        size="small"
        fullWidth
        multiline
        maxRows={4}
        label="What if…"
        placeholder="we hire two people at 5k a month from March"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => { if (event.key === 'Enter' && !event.shiftKey) void read(event); }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 500 } }}
      />
      <Box><BusyButton size="small" type="submit" variant="outlined" isPending={isReading} pendingLabel="Reading..." disabled={text.trim() === '' || isFull}>Add in words</BusyButton></Box>
      {answer ? <Alert severity={answer.severity} variant="outlined" role="status" onClose={() => setAnswer(null)}>{answer.words}</Alert> : null}
    </Box>
  );
}
