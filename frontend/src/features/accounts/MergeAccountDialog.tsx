/** Makes an account part of another, after saying what happens: it cannot be undone. */
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAccountMergePreviewQuery, useMergeAccountsMutation, type AccountRow_AccountFragment } from '../../generated/graphql.ts';
import { formatQuantity } from '../../format/number.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetFigures } from '../files/forget-figures.ts';

type Account = AccountRow_AccountFragment;

function Preview({ account, into }: { account: Account; into: Account }) {
  const { data, error, refetch } = useAccountMergePreviewQuery({ variables: { id: account.id, intoId: into.id }, fetchPolicy: 'network-only' });
  if (error) return <ErrorState title="The merge cannot be previewed" error={error} onRetry={() => { void refetch(); }} />;
  if (!data) return <Typography variant="body2" role="status">Comparing the two accounts…</Typography>;
  const { transactionCount, duplicateCount } = data.accountMergePreview;
  return (
    <Typography variant="body2" role="status">
      {`${formatQuantity(transactionCount, 'transaction')} of ${account.name} become ${into.name}’s. `}
      {duplicateCount === 0 ? 'None of them is in both. ' : `${formatQuantity(duplicateCount, 'transaction')} that both hold will count once. `}
      {`Later files of ${account.name} will be found in ${into.name}. This cannot be undone.`}
    </Typography>
  );
}

interface Props {
  account: Account | null;
  accounts: readonly Account[];
  onClose: () => void;
}

export function MergeAccountDialog({ account, accounts, onClose }: Props) {
  const toasts = useToasts();
  const targets = accounts.filter(({ id, currency }) => id !== account?.id && currency === account?.currency);
  const [intoId, setIntoId] = useState('');
  const into = targets.find(({ id }) => id === intoId) ?? targets[0];
  const [merge, { loading }] = useMergeAccountsMutation({ update: forgetFigures });

  async function confirm(): Promise<void> {
    if (!account || !into) return;
    try {
      await merge({ variables: { id: account.id, intoId: into.id } });
      toasts.succeed('Accounts Merged', `${account.name} is part of ${into.name} now.`);
      onClose();
    } catch (error) {
      toasts.fail('Accounts Not Merged', requestErrorSentence(error));
    }
  }

  return (
    <ConfirmDialog
      isOpen={account !== null && into !== undefined} title={`Merge ${account?.name ?? ''} into ${into?.name ?? ''}?`} confirmLabel="Merge accounts"
      isPending={loading} onConfirm={() => { void confirm(); }} onCancel={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <TextField select size="small" label="Into" value={into?.id ?? ''} onChange={(event) => setIntoId(event.target.value)}>
          {targets.map(({ id, name }) => <MenuItem key={id} value={id}>{name}</MenuItem>)}
        </TextField>
        {account && into ? <Preview account={account} into={into} /> : null}
      </Stack>
    </ConfirmDialog>
  );
}
