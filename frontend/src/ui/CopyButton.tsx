/** Copies a text and shows a check mark for two seconds. */
import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';
import { Hint } from './Hint.tsx';
import { visuallyHidden } from './visually-hidden.ts';

const CHECK_MARK_MS = 2_000;

interface Props {
  text: string;
  label: string;
  /** What it copies, for those who hear several such buttons one after the other. */
  of: string;
}

export function CopyButton({ text, label, of }: Props) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), CHECK_MARK_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const words = { idle: label, copied: 'Copied', failed: 'Could not copy' }[state];
  return (
    <>
      <Hint words={words}>
        <IconButton size="small" aria-label={`${label}: ${of}`} onClick={() => { copyText(text).then(() => setState('copied'), () => setState('failed')); }}>
          {state === 'copied' ? <CheckIcon fontSize="small" color="success" data-testid="copied" /> : <ContentCopyIcon fontSize="small" />}
        </IconButton>
      </Hint>
      <Box component="span" role="status" sx={visuallyHidden}>{state === 'idle' ? '' : words}</Box>
    </>
  );
}
