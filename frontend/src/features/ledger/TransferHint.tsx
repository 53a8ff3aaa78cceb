/** Says that a transaction may be a transfer between own accounts, with its other side where there is one, and marks both. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TransactionTable_TransactionFragment } from '../../generated/graphql.ts';
import { formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import { useCategorize } from './use-categorize.ts';

const TRANSFER = 'Transfer';

interface Props {
  transaction: TransactionTable_TransactionFragment;
  candidates: readonly TransactionTable_TransactionFragment[];
  onDone: () => void;
}

export function TransferHint({ transaction, candidates, onDone }: Props) {
  const { choose, isSaving } = useCategorize();
  const mark = async (ids: readonly string[]) => { if (await choose(ids, TRANSFER)) onDone(); };
  const open = candidates.filter(({ category }) => transaction.category !== TRANSFER || category !== TRANSFER);
  if (transaction.category === TRANSFER && open.length === 0) return null;
  return (
    <Box component="section" aria-label="Transfer between own accounts">
      <Typography variant="h3" sx={{ mb: 0.5 }}>Transfer between own accounts?</Typography>
      <Typography variant="body2" color="textSecondary">Money that only moves between your accounts is neither income nor expense.</Typography>
      {open.map(({ id, account, amount, currency, date }) => (
        <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between', mt: 1 }}>
          <Typography variant="body2">{`${formatMoney(amount, currency)} in ${account}, ${formatDay(date)}`}</Typography>
          <Button size="small" variant="outlined" disabled={isSaving} onClick={() => { void mark([transaction.id, id]); }}>Mark both as transfer</Button>
        </Box>
      ))}
      {open.length === 0 ? <Button size="small" variant="outlined" disabled={isSaving} onClick={() => { void mark([transaction.id]); }} sx={{ mt: 1 }}>Mark as transfer</Button> : null}
    </Box>
  );
}
