/** Transactions of one counterparty that wait for a word about their category: what they are, what is proposed and why, and one click to say so. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent } from 'react';
import type { ReviewItemDecisionInput, ReviewRow_ItemFragment } from '../../generated/graphql.ts';
import { formatDay } from '../../format/date.ts';
import { formatQuantity } from '../../format/number.ts';
import { Money } from '../../ui/Money.tsx';
import { CategorySelect } from './CategorySelect.tsx';

interface Props {
  item: ReviewRow_ItemFragment;
  isSaving: boolean;
  /** `row`: where the keyboard is, which goes on with the next one. */
  onDecide: (decision: ReviewItemDecisionInput, row: HTMLElement) => void;
}

function When({ item: { transactionCount, dateFrom, dateTo, category } }: { item: ReviewRow_ItemFragment }) {
  const days = dateFrom === dateTo ? formatDay(dateFrom) : `${formatDay(dateFrom)} – ${formatDay(dateTo)}`;
  return <Typography variant="body2" color="textSecondary">{`${formatQuantity(transactionCount, 'transaction')} · ${days} · now under ${category}`}</Typography>;
}

export function ReviewRow({ item, isSaving, onDecide }: Props) {
  const { id, counterparty, descriptions, amount, currency, suggestion, reason, confidence } = item;
  const titleId = useId();
  const [category, setCategory] = useState(suggestion ?? '');
  const [isAlways, setAlways] = useState(false);
  const name = counterparty ?? descriptions[0] ?? 'Unnamed';

  function submit(event: FormEvent<HTMLElement>): void {
    event.preventDefault();
    if (category !== '') onDecide({ id, category, isAlways }, event.currentTarget);
  }

  return (
    <Box
      component="li" aria-labelledby={titleId}
      sx={{ py: 2, borderTop: '1px solid', borderColor: 'divider', display: 'grid', columnGap: 3, rowGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 400px)' } }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="h3" id={titleId} sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography component="p" sx={{ fontWeight: 500 }}><Money amount={amount} currency={currency} /></Typography>
        </Box>
        <When item={item} />
        <Typography variant="body2" sx={{ mt: 0.5 }}>{confidence > 0 ? `${reason} ${confidence}% sure.` : reason}</Typography>
        {counterparty === null ? null : <Typography variant="caption" component="p" color="textSecondary" noWrap title={descriptions.join('\n')}>{descriptions.join(' · ')}</Typography>}
      </Box>
      <Box component="form" onSubmit={submit} sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <CategorySelect value={category} label={`Category of ${name}`} onChoose={setCategory} />
          <Button type="submit" variant="outlined" disabled={isSaving || category === ''} aria-describedby={titleId} sx={{ flex: 'none', minWidth: 84 }}>{category === suggestion ? 'Accept' : 'Choose'}</Button>
        </Box>
        {counterparty === null ? null : (
          <FormControlLabel sx={{ mt: 0.5 }} slotProps={{ typography: { variant: 'body2' } }} control={<Checkbox size="small" checked={isAlways} onChange={(event) => setAlways(event.target.checked)} />} label={`Always for ${counterparty}`} />
        )}
      </Box>
    </Box>
  );
}
