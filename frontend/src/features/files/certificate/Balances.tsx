/** Opening balance + rows = closing balance, as a sum is written down: one under the other. */
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatMoney } from '../../../format/money.ts';
import { formatCount } from '../../../format/number.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import type { Certificate } from './certificate-type.ts';

type Balance = Certificate['balances'][number];

function runningBalance({ linkCount, brokenCount }: Balance): string | null {
  if (linkCount === 0) return null;
  if (brokenCount === 0) return `The running balance follows from the rows in all ${formatCount(linkCount + 1)} places.`;
  return `The running balance breaks in ${formatCount(brokenCount)} of ${formatCount(linkCount)} steps.`;
}

function Equation({ balance }: { balance: Balance }) {
  const { account, currency, opening, sum, closing, difference, holds } = balance;
  const money = (amount: string | null | undefined): string => (amount == null ? '—' : formatMoney(amount, currency));
  const chain = runningBalance(balance);
  const lines = [['Opening balance', money(opening)], ['Rows', money(sum)], ['Closing balance', money(closing)], ['Difference', money(difference)]] as const;
  return (
    <Box sx={{ maxWidth: 460 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Typography variant="subtitle2" component="h4" sx={{ overflowWrap: 'anywhere' }}>{`${account}, ${currency}`}</Typography>
        <StatusChip label={holds ? 'Ties out' : 'Does not tie out'} tone={holds ? 'positive' : 'negative'} />
      </Box>
      <Table size="small" aria-label={`Balances of ${account}, ${currency}`}>
        <TableBody>
          {lines.map(([label, amount], index) => {
            const look = index === 2 ? { borderTop: '1px solid', borderTopColor: 'text.secondary', fontWeight: 600 } : index === 3 && !holds ? { color: 'error.main', fontWeight: 600 } : {};
            return (
              <TableRow key={label}>
                <TableCell component="th" scope="row" sx={{ pl: 0, ...look }}>{label}</TableCell>
                <TableCell align="right" sx={{ pr: 0, whiteSpace: 'nowrap', ...look }}>{amount}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      {chain ? <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.75 }}>{chain}</Typography> : null}
    </Box>
  );
}

export function Balances({ balances }: { balances: readonly Balance[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {balances.map((balance) => <Equation key={`${balance.account} ${balance.currency}`} balance={balance} />)}
    </Box>
  );
}
