/** A bound on amounts: plain decimals are taken over when the field is left or Enter is pressed, anything else is explained. */
import TextField from '@mui/material/TextField';
import { useState } from 'react';

const PLAIN = /^\d{1,13}(\.\d{1,4})?$/;

/** "$1,250.5" → "1250.5"; null for what is no amount. */
export function readBound(text: string): string | null {
  const plain = text.replaceAll(/[\s,$€£]/g, '');
  return PLAIN.test(plain) ? plain : null;
}

export function AmountField({ label, value, onSet }: { label: string; value: string; onSet: (value: string | null) => void }) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const isEmpty = text.trim() === '';
  const bound = readBound(text);
  const commit = () => { if (isEmpty || bound !== null) onSet(bound); };
  return (
    <TextField
      size="small"
      label={label}
      value={text}
      error={!isEmpty && bound === null}
      helperText={!isEmpty && bound === null ? 'Give an amount like 1250.00.' : undefined}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => { if (event.key === 'Enter') commit(); }}
      slotProps={{ htmlInput: { inputMode: 'decimal' }, inputLabel: { shrink: true } }}
    />
  );
}
