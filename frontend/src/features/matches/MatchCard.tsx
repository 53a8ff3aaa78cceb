/** Two rows of different sources that are (or may be) one movement of money: both rows, why, what follows, and the way to change it. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { MatchCard_MatchFragment, TransactionTable_TransactionFragment } from '../../generated/graphql.ts';
import { formatDay } from '../../format/date.ts';
import { formatQuantity } from '../../format/number.ts';
import { Money } from '../../ui/Money.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { matchEffect, matchTitle, sidesOf, STATUS_CHIP } from './match-words.ts';
import { useChangeMatch } from './use-change-match.ts';

function Side({ source, transaction: { description, date, account, amount, currency } }: { source: string; transaction: TransactionTable_TransactionFragment }) {
  return (
    <Box sx={{ minWidth: 0, p: 1.5, borderRadius: 1, border: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="caption" color="textSecondary" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{source}</Typography>
        <Typography variant="body2" sx={{ fontWeight: 500 }}><Money amount={amount} currency={currency} /></Typography>
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>{description}</Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>{`${formatDay(date)} · ${account}`}</Typography>
    </Box>
  );
}

/** Read by who has to decide; what is decided only says that there are some. */
function Reasons({ reasons, isOpen }: { reasons: MatchCard_MatchFragment['reasons']; isOpen: boolean }) {
  return (
    <Box component="details" open={isOpen} sx={{ mt: 0.25, color: 'text.secondary', fontSize: '0.8125rem' }}>
      <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content', py: 0.375 }}>{`Why: ${formatQuantity(reasons.length, 'reason')}`}</Box>
      <Box component="ul" aria-label="Why" sx={{ m: 0, pl: 2.5 }}>
        {reasons.map(({ says, weight }) => <li key={says}>{weight < 0 ? `Against it: ${says}` : says}</li>)}
      </Box>
    </Box>
  );
}

function Actions({ match, titleId }: { match: MatchCard_MatchFragment; titleId: string }) {
  const { change, isSaving } = useChangeMatch();
  const button = (label: string, verb: 'undo' | 'redo', variant: 'outlined' | 'text') => (
    <Button size="small" variant={variant} disabled={isSaving} aria-describedby={titleId} onClick={() => { void change(match, verb); }}>{label}</Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {match.status === 'matched' ? button('Undo', 'undo', 'outlined') : null}
      {match.status === 'proposed' ? button('Same payment', 'redo', 'outlined') : null}
      {match.status === 'proposed' ? button('Two payments', 'undo', 'text') : null}
      {match.status === 'undone' || match.status === 'apart' ? button('Take back', 'redo', 'outlined') : null}
    </Box>
  );
}

export function MatchCard({ match }: { match: MatchCard_MatchFragment }) {
  const titleId = useId();
  const { status, confidence, reasons, bankTransaction, sourceTransaction } = match;
  const [bank, source] = sidesOf(match);
  return (
    <Box component="li" aria-labelledby={titleId} sx={{ py: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3" id={titleId}>{matchTitle(match)}</Typography>
        <StatusChip {...STATUS_CHIP[status]} />
        <Typography variant="caption" color="textSecondary">{`${confidence}% sure`}</Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
        <Side source={bank} transaction={bankTransaction} />
        <Side source={source} transaction={sourceTransaction} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-start', columnGap: 3, rowGap: 1, mt: 1.25 }}>
        <div>
          <Typography variant="body2">{matchEffect(match)}</Typography>
          <Reasons reasons={reasons} isOpen={status === 'proposed'} />
        </div>
        <Actions match={match} titleId={titleId} />
      </Box>
    </Box>
  );
}
