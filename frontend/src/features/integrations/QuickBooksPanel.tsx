/** The connected QuickBooks company at a glance: its figures, its newest transactions, its accounts. Hidden when QuickBooks cannot tell all of it. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDay, formatMoment } from '../../format/date.ts';
import { tabularFigures } from '../../format/figure-style.ts';
import { formatMoney } from '../../format/money.ts';
import { formatCount } from '../../format/number.ts';
import { Money } from '../../ui/Money.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { QuickBooksSkeleton, SHOWN_TRANSACTIONS } from './QuickBooksSkeleton.tsx';
import { SandboxChip } from './SandboxChip.tsx';
import { useQuickBooks, type QuickBooksBooks } from './use-quickbooks-books.ts';

const columns = { display: 'grid', columnGap: 4, rowGap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' } } as const;
const row = { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75, borderTop: '1px solid', borderColor: 'divider', fontSize: '0.8125rem' } as const;

function Figures({ summary }: Pick<QuickBooksBooks, 'summary'>) {
  const { total_revenue, total_expenses, net_profit, total_balance } = summary.financial_metrics;
  const figures = [['Revenue', total_revenue], ['Expenses', total_expenses], ['Net profit', net_profit], ['Balance', total_balance]] as const;
  return (
    <Box component="dl" sx={{ m: 0, mb: 2.5, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}>
      {figures.map(([label, amount]) => (
        <div key={label}>
          <Typography variant="caption" component="dt" color="textSecondary">{label}</Typography>
          <Typography variant="h2" component="dd" sx={{ m: 0, fontVariantNumeric: tabularFigures }}>{formatMoney(amount, summary.currency, 'rounded')}</Typography>
        </div>
      ))}
    </Box>
  );
}

function Part({ title, isEmpty, none, children }: { title: string; isEmpty: boolean; none: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h4" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>{title}</Typography>
      {isEmpty ? <Typography variant="body2" color="textSecondary">{none}</Typography> : <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>{children}</Box>}
    </Box>
  );
}

function Transactions({ transactions }: Pick<QuickBooksBooks, 'transactions'>) {
  const hiddenCount = transactions.length - SHOWN_TRANSACTIONS;
  return (
    <Part title="Newest transactions" isEmpty={transactions.length === 0} none="No transactions found in QuickBooks sandbox data.">
      {transactions.slice(0, SHOWN_TRANSACTIONS).map(({ id, description, date, category, type, amount, currency }) => (
        <Box component="li" key={id} sx={row}>
          <Box sx={{ minWidth: 0 }}>
            {description}
            <Typography variant="caption" color="textSecondary" component="p">{`${formatDay(date)} · ${category}`}</Typography>
          </Box>
          <Money amount={type === 'expense' ? `-${amount}` : amount} currency={currency} />
        </Box>
      ))}
      {hiddenCount > 0 ? <Typography variant="caption" color="textSecondary" component="li" sx={{ mt: 1 }}>{`And ${formatCount(hiddenCount)} more transactions...`}</Typography> : null}
    </Part>
  );
}

function Accounts({ accounts }: Pick<QuickBooksBooks, 'accounts'>) {
  return (
    <Part title="Accounts" isEmpty={accounts.length === 0} none="No accounts found in QuickBooks sandbox data.">
      {accounts.map(({ id, name, type, balance, currency }) => (
        <Box component="li" key={id} sx={row}>
          <Box sx={{ minWidth: 0 }}>
            {name}
            <Typography variant="caption" color="textSecondary" component="p">{type}</Typography>
          </Box>
          <Money amount={balance} currency={currency} />
        </Box>
      ))}
    </Part>
  );
}

export function QuickBooksPanel() {
  const quickBooks = useQuickBooks();
  if (quickBooks.state === 'loading') return <QuickBooksSkeleton />;
  if (quickBooks.state !== 'ready') return null;
  const { summary, transactions, accounts, isSandbox } = quickBooks.books;
  return (
    <SectionCard title="QuickBooks" subtitle={`The last twelve months in ${summary.currency}, read ${formatMoment(summary.last_updated)}`} aside={(
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 0.75 }}>
          <StatusChip label="Connected" tone="positive" />
          {isSandbox ? <SandboxChip /> : null}
        </Box>
      )}>
      <Figures summary={summary} />
      <Box sx={columns}>
        <Transactions transactions={transactions} />
        <Accounts accounts={accounts} />
      </Box>
    </SectionCard>
  );
}
