/** What becomes of a connection's transactions once it is ended. */
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatQuantity } from '../../format/number.ts';

export type RowsAfterwards = 'kept' | 'removed';

const CHOICES = [
  { value: 'kept', label: 'Keep them', means: 'They stay in your ledger. Connecting the same company again goes on from there.' },
  { value: 'removed', label: 'Remove them', means: 'Your figures are computed without them. What your files tell counts again.' },
] as const;

interface Props {
  transactionCount: number;
  rows: RowsAfterwards;
  onChoose: (rows: RowsAfterwards) => void;
}

export function RowsQuestion({ transactionCount, rows, onChoose }: Props) {
  const questionId = useId();
  return (
    <FormControl sx={{ display: 'block', mt: 2 }}>
      <FormLabel id={questionId} sx={{ color: 'text.primary', fontSize: '0.875rem', fontWeight: 500 }}>{`Its ${formatQuantity(transactionCount, 'transaction')}`}</FormLabel>
      <RadioGroup aria-labelledby={questionId} value={rows} onChange={(event) => onChoose(event.target.value as RowsAfterwards)} sx={{ mt: 0.5, gap: 1 }}>
        {CHOICES.map(({ value, label, means }) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" sx={{ py: 0.25, alignSelf: 'flex-start' }} />}
            label={(
              <Box component="span">
                <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.primary' }}>{label}</Typography>
                <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>{means}</Typography>
              </Box>
            )}
            sx={{ alignItems: 'flex-start', mr: 0 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
