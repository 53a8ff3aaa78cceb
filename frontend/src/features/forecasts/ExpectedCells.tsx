/** The cells of an expected item's row. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../format/money.ts';
import { formatQuantity } from '../../format/number.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { itemRowsAddress, rhythmWords, type Item } from './expected-words.ts';
import type { useExpectedItems } from './use-expected-items.ts';

function chipOf(item: Item) {
  if (item.isOwn) return <StatusChip tone="info" label="Yours" />;
  if (item.state === 'removed') return <StatusChip tone="neutral" label="Not expected" />;
  const isChanged = item.state === 'changed' || item.times.some(({ state }) => state !== 'expected');
  return isChanged ? <StatusChip tone="info" label="Changed" /> : null;
}

export function ExpectedName({ item }: { item: Item }) {
  const address = itemRowsAddress(item);
  return (
    <Box sx={{ minWidth: 160, maxWidth: 340 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere', textDecoration: item.state === 'removed' ? 'line-through' : 'none' }}>{item.name}</Typography>
        {chipOf(item)}
      </Stack>
      <Typography variant="caption" color="textSecondary" component="p">
        {rhythmWords(item)}{item.category ? ` · ${item.category}` : ''}
        {address ? <>{' · '}<MuiLink component={Link} to={address} color="inherit">{`from ${formatQuantity(item.rowCount, 'row')}`}</MuiLink></> : null}
      </Typography>
    </Box>
  );
}

export function ExpectedAmount({ item: { amount, currency, state } }: { item: Item }) {
  return <Box component="span" sx={{ whiteSpace: 'nowrap', textDecoration: state === 'removed' ? 'line-through' : 'none' }}>{formatMoney(amount, currency)}</Box>;
}

interface ActionsProps {
  item: Item;
  changes: ReturnType<typeof useExpectedItems>;
  onEdit: () => void;
}

export function ExpectedActions({ item, changes: { remove, restore, isSaving }, onEdit }: ActionsProps) {
  const isTouched = !item.isOwn && (item.state !== 'expected' || item.times.some(({ state }) => state !== 'expected'));
  return (
    <Stack direction="row" sx={{ gap: 0.5, whiteSpace: 'nowrap', ml: -0.75 }}>
      {item.state === 'removed' ? null : <Button size="small" onClick={onEdit} aria-label={`Edit ${item.name}`}>Edit</Button>}
      {isTouched ? <Button size="small" disabled={isSaving} onClick={() => { void restore(item); }} aria-label={`Restore ${item.name}`}>Restore</Button> : null}
      {item.state === 'removed' || isTouched ? null : (
        <Button size="small" color="inherit" disabled={isSaving} onClick={() => { void remove(item); }} aria-label={item.isOwn ? `Delete ${item.name}` : `Won't happen: ${item.name}`}>{item.isOwn ? 'Delete' : "Won't happen"}</Button>
      )}
    </Stack>
  );
}
