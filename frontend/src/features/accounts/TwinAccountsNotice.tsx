/** Says which accounts seem to be one, and offers to merge them: two files of one account under different names count every payment twice. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTwinAccountsQuery, type TwinAccountsQuery } from '../../generated/graphql.ts';
import { formatCount, formatQuantity } from '../../format/number.ts';
import { MergeAccountDialog } from './MergeAccountDialog.tsx';

type Twins = TwinAccountsQuery['twinAccounts'][number];

function words({ account, into, sharedCount, comparedCount }: Twins): string {
  const shared = sharedCount === comparedCount ? `All ${formatQuantity(sharedCount, 'payment')}` : `${formatCount(sharedCount)} of ${formatQuantity(comparedCount, 'payment')}`;
  return `“${account.name}” and “${into.name}” look like one account. ${shared} of the days that both cover are in each, so they count twice. Merge them, and each counts once.`;
}

export function TwinAccountsNotice() {
  const { data, previousData } = useTwinAccountsQuery();
  const [merging, setMerging] = useState<Twins | null>(null);
  const twins = (data ?? previousData)?.twinAccounts ?? [];
  return (
    <>
      {twins.map((one) => (
        <Alert key={one.account.id} severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere' }} action={<Button color="inherit" size="small" onClick={() => setMerging(one)} aria-label={`Merge ${one.account.name} into ${one.into.name}`}>Merge</Button>}>
          {words(one)}
        </Alert>
      ))}
      <MergeAccountDialog key={merging?.account.id ?? ''} account={merging?.account ?? null} accounts={merging ? [merging.account, merging.into] : []} onClose={() => setMerging(null)} />
    </>
  );
}
