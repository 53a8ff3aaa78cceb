/** What a rule would touch, before it is set: how many, how much, how many of them change, and the newest of them. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRulePreviewQuery, type RuleInput } from '../../generated/graphql.ts';
import { formatDay } from '../../format/date.ts';
import { tabularFigures } from '../../format/figure-style.ts';
import { formatMoney } from '../../format/money.ts';
import { formatCount } from '../../format/number.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { reachWords } from './rule-words.ts';

export function RulePreview({ rule }: { rule: RuleInput }) {
  const { data, previousData, error, refetch } = useRulePreviewQuery({ variables: { input: rule } });
  if (error) return <ErrorState title="The rule cannot be previewed" error={error} onRetry={() => { void refetch(); }} />;
  const preview = (data ?? previousData)?.rulePreview;
  if (!preview) return <Skeleton variant="rounded" height={96} />;
  if (preview.transactionCount === 0) return <Alert severity="info" variant="outlined">Nothing matches yet. The rule will wait for transactions that do.</Alert>;
  return (
    <Box role="status" sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', p: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>{reachWords(preview.transactionCount, preview.currencies)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {preview.changedCount === 0 ? 'None of them changes its category.' : `${formatCount(preview.changedCount)} of them ${preview.changedCount === 1 ? 'changes its' : 'change their'} category.`}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {preview.transactions.map(({ id, date, description, amount, currency, category }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5, py: 0.5, fontSize: '0.8125rem', borderTop: '1px solid', borderColor: 'divider' }}>
            <Box component="span" sx={{ color: 'text.secondary', flex: '0 0 88px', fontVariantNumeric: tabularFigures, whiteSpace: 'nowrap' }}>{formatDay(date)}</Box>
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }} title={`${description} (${category})`}>{description}</Box>
            <Box component="span" sx={{ fontVariantNumeric: tabularFigures, whiteSpace: 'nowrap' }}>{formatMoney(amount, currency)}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
