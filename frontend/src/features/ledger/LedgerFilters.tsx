/** The bar above the transactions: search, period, order, the other conditions on demand, and every condition that is set. */
import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useLedgerFiltersQuery } from '../../generated/graphql.ts';
import { PERIODS } from '../overview/periods.ts';
import { activeFilters } from './active-filters.ts';
import { wordsOnlyIfWide } from './ledger-style.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { SearchField } from './SearchField.tsx';
import { ORDERS, type LedgerPlace } from './use-ledger-place.ts';

const choiceWidth = { flex: { xs: '1 1 120px', md: '0 0 160px' }, minWidth: 0 } as const;

export function LedgerFilters({ place, currencies }: { place: LedgerPlace; currencies: readonly string[] }) {
  const { filter, order, change, clear } = place;
  const [isOpen, setOpen] = useState(false);
  const { data: offered } = useLedgerFiltersQuery();
  const active = activeFilters(filter, offered);
  const more = isOpen ? 'Fewer filters' : 'More filters';
  return (
    <Box role="search" aria-label="Filter the transactions">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SearchField value={filter.search ?? ''} onSearch={(search) => { if (search !== (filter.search ?? '')) change({ search }); }} />
        <TextField select size="small" label="Period" value={filter.period ?? ''} onChange={(event) => change({ period: event.target.value })}
          sx={choiceWidth} slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}>
          <MenuItem value="">All dates</MenuItem>
          {PERIODS.map(({ name, label }) => <MenuItem key={name} value={name}>{label}</MenuItem>)}
        </TextField>
        <TextField select size="small" label="Order" value={order} onChange={(event) => change({ order: event.target.value === 'newest' ? null : event.target.value })} sx={choiceWidth}>
          {ORDERS.map(({ name, label }) => <MenuItem key={name} value={name}>{label}</MenuItem>)}
        </TextField>
        <Button variant="outlined" color="inherit" startIcon={<TuneIcon />} aria-expanded={isOpen} aria-label={more} onClick={() => setOpen(!isOpen)} sx={{ minHeight: 40, ...wordsOnlyIfWide }}>
          <span>{more}</span>
        </Button>
      </Box>
      {isOpen ? <MoreFilters place={place} offered={offered} currencies={currencies} /> : null}
      {active.length > 0 ? (
        <Box component="ul" aria-label="Conditions" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1.5, mb: 0, p: 0, listStyle: 'none' }}>
          {active.map(({ name, words }) => (
            <li key={name}>
              <Chip size="small" label={words} onClick={() => change({ [name]: null })} onDelete={() => change({ [name]: null })} aria-label={`Remove the condition ${words}`} sx={{ height: 28, maxWidth: 280 }} />
            </li>
          ))}
          <li><Button size="small" onClick={clear}>Clear all</Button></li>
        </Box>
      ) : null}
    </Box>
  );
}
