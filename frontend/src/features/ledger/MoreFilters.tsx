/** The conditions that are needed less often: account, category, counterparty, direction, amount, file, days. */
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { LedgerFiltersQuery } from '../../generated/graphql.ts';
import { AmountField } from './AmountField.tsx';
import { byKind } from './category-groups.ts';
import { CounterpartyField } from './CounterpartyField.tsx';
import type { FilterName, LedgerPlace } from './use-ledger-place.ts';

interface Option { value: string; label: string }

function Choice({ label, value, options, onChoose }: { label: string; value: string; options: readonly Option[]; onChoose: (value: string) => void }) {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <TextField select size="small" label={label} value={value} onChange={(event) => onChoose(event.target.value)} slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}>
      <MenuItem value="">Any</MenuItem>
      {isKnown ? null : <MenuItem value={value}>{value}</MenuItem>}
      {options.map((option) => <MenuItem key={option.value} value={option.value}>{option.label}</MenuItem>)}
    </TextField>
  );
}

interface Props {
  place: LedgerPlace;
  offered: LedgerFiltersQuery | undefined;
  currencies: readonly string[];
}

export function MoreFilters({ place: { filter, change }, offered, currencies }: Props) {
  const set = (name: FilterName) => (value: string | null) => change({ [name]: value });
  const used = byKind(offered?.categories.filter(({ transactionCount, name }) => transactionCount > 0 || name === filter.category) ?? []);
  const day = (name: 'from' | 'to', label: string) => (
    <TextField size="small" type="date" label={label} value={filter[name] ?? ''} onChange={(event) => change({ [name]: event.target.value })} slotProps={{ inputLabel: { shrink: true } }} />
  );
  return (
    <Box role="group" aria-label="More filters" sx={{ display: 'grid', gap: 1.5, mt: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' } }}>
      <Choice label="Bank account" value={filter.accountId ?? ''} options={offered?.accounts.map(({ id, name }) => ({ value: id, label: name })) ?? []} onChoose={set('accountId')} />
      <Choice label="Category" value={filter.category ?? ''} options={used.map(({ name }) => ({ value: name, label: name }))} onChoose={set('category')} />
      <CounterpartyField value={filter.counterparty ?? null} onChoose={set('counterparty')} />
      <Choice label="Direction" value={filter.direction ?? ''} options={[{ value: 'in', label: 'Money in' }, { value: 'out', label: 'Money out' }]} onChoose={set('direction')} />
      <AmountField label="Amount at least" value={filter.amountMin ?? ''} onSet={set('amountMin')} />
      <AmountField label="Amount at most" value={filter.amountMax ?? ''} onSet={set('amountMax')} />
      {day('from', 'From')}
      {day('to', 'Until')}
      <Choice label="File" value={filter.fileId ?? ''} options={offered?.files.map(({ id, fileName }) => ({ value: id, label: fileName })) ?? []} onChoose={set('fileId')} />
      {currencies.length > 1 || filter.currency
        ? <Choice label="Currency" value={filter.currency ?? ''} options={currencies.map((currency) => ({ value: currency, label: currency }))} onChoose={set('currency')} />
        : null}
    </Box>
  );
}
