/** Bank and card accounts with what is in them: renaming, opening balances, and making two into one. */
import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccountsQuery, type AccountRow_AccountFragment } from '../../generated/graphql.ts';
import { formatDay } from '../../format/date.ts';
import { tabularFigures } from '../../format/figure-style.ts';
import { formatMoney } from '../../format/money.ts';
import { formatQuantity } from '../../format/number.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { EditAccountDialog } from './EditAccountDialog.tsx';
import { MergeAccountDialog } from './MergeAccountDialog.tsx';
import { TwinAccountsNotice } from './TwinAccountsNotice.tsx';

type Account = AccountRow_AccountFragment;
type Doing = { what: 'edit' | 'merge'; account: Account } | null;

function Balance({ account: { balance, balanceDate, currency } }: { account: Account }) {
  return (
    <Box sx={{ textAlign: 'right', fontVariantNumeric: tabularFigures }}>
      <Typography variant="body1" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{balance && currency ? formatMoney(balance, currency) : '—'}</Typography>
      <Typography variant="caption" color="textSecondary" component="p">{!balance ? 'Balance not known' : balanceDate ? `Balance on ${formatDay(balanceDate)}` : 'Balance'}</Typography>
    </Box>
  );
}

/** Name and balance beside each other, on a phone with the actions below them. */
const columns = { display: 'grid', columnGap: 3, rowGap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto 300px' }, alignItems: { xs: 'start', md: 'center' } } as const;

function Row({ account, canMerge, onDo }: { account: Account; canMerge: boolean; onDo: (doing: Doing) => void }) {
  const { id, name, kind, currency, balance, openingBalance, openingDate, transactionCount } = account;
  return (
    <Box component="li" sx={{ ...columns, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">{`${kind === 'card' ? 'Card' : 'Bank account'}${currency ? ` · ${currency}` : ''} · ${formatQuantity(transactionCount, 'transaction')}`}</Typography>
        {openingBalance && openingDate && currency ? <Typography variant="caption" color="textSecondary" component="p">{`Opened with ${formatMoney(openingBalance, currency)} on ${formatDay(openingDate)}`}</Typography> : null}
        {balance ? null : <Typography variant="caption" color="textSecondary" component="p">No file states a balance. Give an opening balance, and it is known.</Typography>}
      </Box>
      <Balance account={account} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' }, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Button size="small" component={Link} to={paths.transactions({ accountId: id })} aria-label={`See transactions of ${name}`} sx={{ ml: { xs: -1, md: 0 } }}>See transactions</Button>
        <Button size="small" variant="outlined" color="inherit" onClick={() => onDo({ what: 'edit', account })} aria-label={`Edit ${name}`}>Edit</Button>
        {canMerge ? <Button size="small" variant="outlined" color="inherit" onClick={() => onDo({ what: 'merge', account })} aria-label={`Merge ${name} into another account`}>Merge</Button> : null}
      </Box>
    </Box>
  );
}

export function AccountsList() {
  const { data, previousData, error, refetch } = useAccountsQuery();
  const [doing, setDoing] = useState<Doing>(null);
  const accounts = (data ?? previousData)?.accounts;
  if (error) return <ErrorState title="The accounts could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
  if (!accounts) return <RowsSkeleton count={3} what="accounts" />;
  if (accounts.length === 0) {
    return (
      <EmptyState title="No bank accounts yet" icon={<AccountBalanceIcon />} action={<Button variant="contained" component={Link} to={paths.analysis}>Upload a bank file</Button>}>
        Each account that your bank files name appears here with its balance.
      </EmptyState>
    );
  }
  const close = () => setDoing(null);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TwinAccountsNotice />
      <SectionCard title="Bank accounts" subtitle="As your files name them. Files of a merged or renamed account keep finding it.">
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {accounts.map((account) => <Row key={account.id} account={account} canMerge={accounts.some((other) => other.id !== account.id && other.currency === account.currency)} onDo={setDoing} />)}
        </Box>
        <EditAccountDialog key={`edit ${doing?.account.id ?? ''}`} account={doing?.what === 'edit' ? doing.account : null} onClose={close} />
        <MergeAccountDialog key={`merge ${doing?.account.id ?? ''}`} account={doing?.what === 'merge' ? doing.account : null} accounts={accounts} onClose={close} />
      </SectionCard>
    </Box>
  );
}
