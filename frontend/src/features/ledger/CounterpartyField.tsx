/** Chooses a counterparty among those of the ledger, those with most transactions first. */
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useCounterpartiesQuery } from '../../generated/graphql.ts';
import { useDebounced } from '../../ui/use-debounced.ts';

const OFFERED = 20;
const TYPING_PAUSE_MS = 250;

export function CounterpartyField({ value, onChoose }: { value: string | null; onChoose: (name: string | null) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed === value ? '' : typed, TYPING_PAUSE_MS);
  const { data, previousData, loading } = useCounterpartiesQuery({ variables: { search, limit: OFFERED } });
  return (
    <Autocomplete
      size="small"
      options={(data ?? previousData)?.counterparties ?? []}
      value={value}
      loading={loading}
      filterOptions={(options) => options}
      onChange={(_event, name) => onChoose(name)}
      onInputChange={(_event, text) => setTyped(text)}
      renderInput={(parameters) => <TextField {...parameters} label="Counterparty" />}
    />
  );
}
