/** What must add up in a report: both sides, and a tick or the difference. */
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import DifferenceIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tabularFigures } from '../../format/figure-style.ts';
import { formatMoney } from '../../format/money.ts';
import { UnbrokenAmounts } from '../../ui/UnbrokenAmounts.tsx';
import type { IntegrityCheck } from './report-document.ts';

function Check({ check: { name, leftLabel, left, rightLabel, right, difference, note }, currency }: { check: IntegrityCheck; currency: string }) {
  const holds = Number(difference) === 0;
  const Icon = holds ? CheckIcon : DifferenceIcon;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start', breakInside: 'avoid' }}>
      <Icon aria-hidden="true" fontSize="small" color={holds ? 'success' : 'error'} sx={{ mt: 0.125 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {`${name}: `}
          <Box component="span" sx={{ color: holds ? 'success.main' : 'error.main' }}>{holds ? 'holds' : `differs by ${formatMoney(difference, currency)}`}</Box>
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ fontVariantNumeric: tabularFigures }}>
          <UnbrokenAmounts text={`${leftLabel} ${formatMoney(left, currency)} · ${rightLabel} ${formatMoney(right, currency)}`} />
        </Typography>
        {!holds && note ? <Typography variant="caption" component="p">{note}</Typography> : null}
      </Box>
    </Box>
  );
}

export function ReportIntegrity({ checks, currency }: { checks: readonly IntegrityCheck[]; currency: string }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      {checks.map((check) => <Check key={check.name} check={check} currency={currency} />)}
    </Box>
  );
}
