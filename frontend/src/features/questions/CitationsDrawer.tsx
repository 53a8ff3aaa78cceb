/** The ledger rows that an answer was computed from. */
import Typography from '@mui/material/Typography';
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';
import { formatMoney } from '../../format/money.ts';
import { formatCount, formatQuantity } from '../../format/number.ts';
import { SideDrawer } from '../../ui/SideDrawer.tsx';
import { sumAmounts } from '../transactions/sum-amounts.ts';
import { TransactionTable } from '../transactions/TransactionTable.tsx';

interface Props {
  isOpen: boolean;
  query: string;
  answer: AnswerCard_AnswerFragment;
  onClose: () => void;
}

export function CitationsDrawer({ isOpen, query, answer, onClose }: Props) {
  const { citations, citationCount } = answer;
  const currency = answer.currency ?? 'USD';
  const shown = citations.length < citationCount
    ? `The first ${formatCount(citations.length)} of ${formatQuantity(citationCount, 'transaction')}`
    : formatQuantity(citationCount, 'transaction');
  const sum = formatMoney(sumAmounts(citations.map(({ amount }) => amount)), currency);
  return (
    <SideDrawer isOpen={isOpen} title="Where this answer comes from" subtitle={query} onClose={onClose}>
      <Typography variant="body2" sx={{ mb: 1.5 }}>{`${shown}, adding up to ${sum}.`}</Typography>
      <TransactionTable
        caption="Transactions behind this answer"
        currency={currency}
        lines={citations.map((citation) => ({ ...citation, id: citation.transactionId, category: null }))}
      />
    </SideDrawer>
  );
}
