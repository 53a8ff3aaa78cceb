/** The changes of a what-if, to be changed, taken away and computed again. */
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isValid, leverQuestion, type Lever, type LeverField } from './lever-question.ts';

interface Props {
  levers: readonly Lever[];
  onAsk: (query: string) => void;
  isAsking: boolean;
}

export function LeverEditor({ levers, onAsk, isAsking }: Props) {
  const [edited, setEdited] = useState(levers);
  if (levers.length === 0) return null;
  const question = leverQuestion(edited);
  const canAsk = edited.length > 0 && question !== leverQuestion(levers) && edited.every(({ fields }) => fields.every(isValid));

  function change(at: number, field: LeverField, value: string): void {
    setEdited(edited.map((lever, index) => (index === at ? { ...lever, fields: lever.fields.map((one) => (one.name === field.name ? { ...one, value: value.trim() } : one)) } : lever)));
  }

  return (
    <Box role="group" aria-label="What changes" sx={{ display: 'grid', gap: 1.5, border: '1px solid', borderColor: 'divider', borderRadius: '8px', p: 2, '@media print': { display: 'none' } }}>
      <Typography variant="subtitle2" component="h4">What changes</Typography>
      {edited.map((lever, index) => (
        <Box key={`${index} ${lever.title}`} role="group" aria-label={lever.title} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography variant="body2" sx={{ width: { xs: '100%', sm: 160 }, fontWeight: 500, overflowWrap: 'anywhere' }}>{lever.title}</Typography>
          {lever.fields.map((field) => (
            <TextField
              key={field.name}
              size="small"
              label={field.label}
              type={field.kind === 'month' ? 'month' : 'text'}
              value={field.value}
              error={!isValid(field)}
              onChange={(event) => change(index, field, event.target.value)}
              slotProps={{ htmlInput: field.kind === 'month' ? {} : { inputMode: 'decimal' }, inputLabel: { shrink: true } }}
              sx={{ width: 168 }}
            />
          ))}
          {edited.length > 1 ? <IconButton size="small" aria-label={`Leave out: ${lever.title}`} onClick={() => setEdited(edited.filter((_one, at) => at !== index))}><DeleteIcon fontSize="small" /></IconButton> : null}
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="contained" disabled={!canAsk || isAsking} onClick={() => onAsk(question)}>Compute again</Button>
        {edited === levers ? null : <Button size="small" onClick={() => setEdited(levers)}>As it was</Button>}
      </Box>
    </Box>
  );
}
