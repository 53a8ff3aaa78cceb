/** The ledger rows that an answer was computed from, and how the question was read. */
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';
import { formatMoney } from '../../format/money.ts';
import { formatCount, formatQuantity } from '../../format/number.ts';
import { paths } from '../../paths.ts';
import { SideDrawer } from '../../ui/SideDrawer.tsx';
import { sumAmounts } from '../transactions/sum-amounts.ts';
import { TransactionTable } from '../transactions/TransactionTable.tsx';
import { rowsAddress } from './rows-address.ts';

interface Props {
  isOpen: boolean;
  query: string;
  answer: AnswerCard_AnswerFragment;
  /** The file that was asked about; null for the whole ledger. */
  fileId: string | null;
  onClose: () => void;
}

export function CitationsDrawer({ isOpen, query, answer, fileId, onClose }: Props) {
  const { citations, citationCount, period, place, plan } = answer;
  const currency = answer.currency ?? 'USD';
  const shown = citations.length < citationCount
    ? `The first ${formatCount(citations.length)} of ${formatQuantity(citationCount, 'transaction')}`
    : formatQuantity(citationCount, 'transaction');
  const sum = formatMoney(sumAmounts(citations.map(({ amount }) => amount)), currency);
  return (
    <SideDrawer isOpen={isOpen} title="Where this answer comes from" subtitle={query} onClose={onClose}>
      {plan ? <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>{`Computed: ${plan.text}.`}</Typography> : null}
      <Typography variant="body2" sx={{ mb: 1.5 }}>{`${shown}, adding up to ${sum}.`}</Typography>
      <TransactionTable
        caption="Transactions behind this answer"
        currency={currency}
        lines={citations.map((citation) => ({ ...citation, id: citation.transactionId, category: null }))}
      />
      {place ? <Button component={Link} to={rowsAddress(place)} size="small" sx={{ mt: 2, ml: -1 }}>{`Open ${citationCount === 1 ? 'it' : `all ${formatCount(citationCount)}`} in the ledger`}</Button> : null}
      {period && !place ? (
        <Button
          component={Link}
          to={paths.transactions({ from: period.from, to: period.to, ...(fileId ? { fileId } : {}), ...(answer.currency ? { currency: answer.currency } : {}) })}
          size="small"
          sx={{ mt: 2, ml: -1 }}
        >
          {`All transactions of ${period.label}`}
        </Button>
      ) : null}
    </SideDrawer>
  );
}
