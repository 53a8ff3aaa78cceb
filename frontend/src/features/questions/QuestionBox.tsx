/** The multi-line box for a question; Ctrl or ⌘ with Enter asks too. */
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { BusyButton } from '../../ui/BusyButton.tsx';

interface Props {
  text: string;
  onChange: (text: string) => void;
  onAsk: () => void;
  isAsking: boolean;
  inputRef?: RefObject<HTMLTextAreaElement | null>;
  placeholder: string;
}

export const MAX_QUESTION_LENGTH = 1000;

export function QuestionBox({ text, onChange, onAsk, isAsking, inputRef, placeholder }: Props) {
  const isEmpty = text.trim() === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isEmpty && !isAsking) onAsk();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  }

  return (
    <Box component="form" onSubmit={submit}>
      <TextField
        multiline
        fullWidth
        minRows={3}
        maxRows={8}
        label="Your question"
        placeholder={placeholder}
        value={text}
        disabled={isAsking}
        inputRef={inputRef}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { maxLength: MAX_QUESTION_LENGTH } }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mt: 1.5 }}>
        <Typography variant="caption" color="textSecondary" sx={{ visibility: { xs: 'hidden', sm: 'visible' } }}>Ctrl + Enter asks</Typography>
        <BusyButton type="submit" variant="contained" isPending={isAsking} pendingLabel="Analyzing..." disabled={isEmpty}>Ask Question</BusyButton>
      </Box>
    </Box>
  );
}
