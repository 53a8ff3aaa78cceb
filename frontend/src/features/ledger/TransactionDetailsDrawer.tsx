/** One transaction: where it comes from, why it has its category, changing that, and the other side where it looks like a transfer. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTransactionDetailsQuery, type TransactionDetailsQuery } from '../../generated/graphql.ts';
import { formatDay } from '../../format/date.ts';
import { tabularFigures } from '../../format/figure-style.ts';
import { formatMoney } from '../../format/money.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SideDrawer } from '../../ui/SideDrawer.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { PROVIDER_NAME } from '../integrations/provider-words.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { MatchNote } from './MatchNote.tsx';
import { TransferHint } from './TransferHint.tsx';
import { useCategorize } from './use-categorize.ts';

type Details = TransactionDetailsQuery['transaction'];

function Facts({ transaction: { date, account, counterparty, line, reference, provider }, fileName }: Details) {
  const facts: [string, string | null][] = [
    ['Date', formatDay(date)], ['Account', account], ['Counterparty', counterparty ?? null],
    ['File', fileName ? [fileName, line ? `line ${line}` : null].filter(Boolean).join(', ') : null],
    ['Reference', reference ?? null],
    ['Source', provider ? PROVIDER_NAME[provider] : null],
  ];
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 2, rowGap: 0.5, fontSize: '0.875rem' }}>
      {facts.flatMap(([name, value]) => (value ? [
        <Box component="dt" key={name} sx={{ color: 'text.secondary' }}>{name}</Box>,
        <Box component="dd" key={`${name} value`} sx={{ m: 0, overflowWrap: 'anywhere' }}>{value}</Box>,
      ] : []))}
    </Box>
  );
}

function sureWords(confidence: number | null | undefined): string {
  return confidence == null || confidence === 0 ? '' : ` ${confidence}% sure.`;
}

function Source({ details: { transaction, categorySource, categoryReason, categoryConfidence, importedCategory, rulePattern }, onDone }: { details: Details; onDone: () => void }) {
  const { choose, isSaving } = useCategorize();
  const takeBack = async () => { if (await choose([transaction.id], null)) onDone(); };
  if (categorySource === 'import') return <Typography variant="body2" color="textSecondary">{`${transaction.category}. ${categoryReason}${sureWords(categoryConfidence)}`}</Typography>;
  if (categorySource === 'rule') return <Typography variant="body2" color="textSecondary">{`${transaction.category}, by your rule “${rulePattern ?? ''}”. Without it: ${importedCategory}.`}</Typography>;
  if (categorySource === 'match') return <Typography variant="body2" color="textSecondary">{`${transaction.category}, because it is matched with its other side. Without it: ${importedCategory}.`}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="body2" color="textSecondary">{`${transaction.category}, chosen by you.`}</Typography>
      <Button size="small" disabled={isSaving} onClick={() => { void takeBack(); }}>Take the choice back</Button>
    </Box>
  );
}

/** Once something is changed the drawer closes: the toast with its undo belongs to the page below. */
function Content({ id, onDone }: { id: string; onDone: () => void }) {
  const { data, previousData, error, refetch } = useTransactionDetailsQuery({ variables: { id } });
  if (error) return <ErrorState title="The transaction could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
  const details = (data ?? previousData)?.transaction;
  if (!details || details.id !== id) return <RowsSkeleton count={6} what="the transaction" />;
  const { transaction } = details;
  return (
    <Stack sx={{ gap: 3 }}>
      <Box>
        <Typography variant="figure" component="p" sx={{ fontVariantNumeric: tabularFigures }}>{formatMoney(transaction.amount, transaction.currency)}</Typography>
        <Typography sx={{ overflowWrap: 'anywhere', mb: 2 }}>{transaction.description}</Typography>
        <Facts {...details} />
      </Box>
      <MatchNote match={transaction.match} />
      <Box component="section" aria-label="Category of this transaction">
        <Typography variant="h3" sx={{ mb: 0.5 }}>Category</Typography>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>Why this category?</Typography>
        <Source details={details} onDone={onDone} />
        <Box sx={{ mt: 2 }}><CategoryForm key={`${id} ${transaction.category}`} transaction={transaction} onDone={onDone} /></Box>
      </Box>
      <TransferHint transaction={transaction} candidates={details.transferCandidates} onDone={onDone} />
    </Stack>
  );
}

export function TransactionDetailsDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  return (
    <SideDrawer isOpen={id !== null} title="Transaction" onClose={onClose}>
      {id === null ? null : <Content key={id} id={id} onDone={onClose} />}
    </SideDrawer>
  );
}
