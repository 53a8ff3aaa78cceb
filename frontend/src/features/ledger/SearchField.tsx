/** Searches descriptions and counterparties while one types; the address follows when the typing stops. */
import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../ui/use-debounced.ts';

const TYPING_PAUSE_MS = 300;
const LONGEST = 200;

export function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const settled = useDebounced(text, TYPING_PAUSE_MS);
  // The address changed by itself: a link, or all conditions taken away.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => { search(settled.trim()); }, [settled]);
  return (
    <TextField
      size="small"
      type="search"
      label="Search"
      placeholder="Description or counterparty"
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={{ flex: '1 1 240px', minWidth: 0 }}
      slotProps={{
        htmlInput: { maxLength: LONGEST },
        inputLabel: { shrink: true },
        input: { startAdornment: <InputAdornment position="start"><SearchIcon fontSize="small" /></InputAdornment> },
      }}
    />
  );
}
