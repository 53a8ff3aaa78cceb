/** One alert: what there is against what was expected, why it was flagged, the rows behind it, and the owner's two words. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AlertCard_AlertFragment } from '../../generated/graphql.ts';
import { formatDay } from '../../format/date.ts';
import { tabularFigures } from '../../format/figure-style.ts';
import { formatMoney, homeCurrency } from '../../format/money.ts';
import { formatQuantity } from '../../format/number.ts';
import { paths } from '../../paths.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { UnbrokenAmounts } from '../../ui/UnbrokenAmounts.tsx';
import { TransactionTable } from '../transactions/TransactionTable.tsx';
import { alertLook, kindWords } from './alert-look.ts';
import { alertPlace } from './alert-place.ts';
import { useDecideAlert } from './use-decide-alert.ts';

interface Props { alert: AlertCard_AlertFragment }

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" color="textSecondary" component="dt" sx={{ fontWeight: 600 }}>{label}</Typography>
      <Typography variant="body2" component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}><UnbrokenAmounts text={children} /></Typography>
    </Box>
  );
}

function Rows({ alert }: Props) {
  const [isOpen, setOpen] = useState(false);
  const rowsId = useId();
  const { citations, title, currency } = alert;
  const place = alertPlace(alert);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        {citations.length > 0 ? (
          <Button size="small" sx={{ ml: -1 }} aria-expanded={isOpen} aria-controls={rowsId} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide the transactions' : `Show ${formatQuantity(citations.length, 'transaction')}`}
          </Button>
        ) : null}
        {place ? <MuiLink component={Link} to={paths.transactions(place.place)} variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{place.label}</MuiLink> : null}
      </Box>
      <Box id={rowsId} hidden={!isOpen}>
        {isOpen ? <TransactionTable caption={`Transactions behind ${title}`} currency={currency ?? homeCurrency} lines={citations.map((citation) => ({ ...citation, id: citation.transactionId, category: null }))} /> : null}
      </Box>
    </>
  );
}

function Words({ alert }: Props) {
  const { decide, isSaving } = useDecideAlert(alert);
  if (alert.status !== 'open') {
    return (
      <>
        <StatusChip label={alert.status === 'dismissed' ? 'Expected' : 'To investigate'} tone={alert.status === 'dismissed' ? 'neutral' : 'warning'} />
        <Button size="small" disabled={isSaving} aria-label={`Reopen ${alert.title}`} onClick={() => { void decide('open'); }}>Reopen</Button>
      </>
    );
  }
  return (
    <>
      <Button variant="outlined" size="small" disabled={isSaving} aria-label={`Expected: ${alert.title}`} onClick={() => { void decide('dismissed'); }}>Expected</Button>
      <Button variant="contained" size="small" disabled={isSaving} aria-label={`Investigate: ${alert.title}`} onClick={() => { void decide('confirmed'); }}>Investigate</Button>
    </>
  );
}

export function AlertCard({ alert }: Props) {
  const { Icon, word, tone, color, tint } = alertLook(alert.severity);
  const { amount, currency, title } = alert;
  return (
    <Card component="article" aria-label={title} sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.25, rowGap: 0.75 }}>
        <Box aria-hidden="true" sx={{ display: 'grid', placeItems: 'center', width: 36, height: 36, borderRadius: '8px', color, bgcolor: tint }}><Icon fontSize="small" /></Box>
        <StatusChip label={word} tone={tone} />
        <Typography variant="caption" color="textSecondary">{`${kindWords(alert.kind)} · ${formatDay(alert.occurredOn)}`}</Typography>
        {amount ? (
          <Typography variant="body2" sx={{ ml: 'auto', fontVariantNumeric: tabularFigures, fontWeight: 600, whiteSpace: 'nowrap' }}>
            {formatMoney(amount, currency ?? homeCurrency)}
            <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 0.75, fontWeight: 400 }}>at stake</Typography>
          </Typography>
        ) : null}
      </Box>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <Fact label="Actual">{alert.actual}</Fact>
        <Fact label="Expected">{alert.expected}</Fact>
        <Fact label="Why flagged">{alert.why}</Fact>
        <Fact label="What to do">{alert.advice}</Fact>
      </Box>
      <Rows alert={alert} />
      <Box sx={{ mt: 'auto', display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}><Words alert={alert} /></Box>
    </Card>
  );
}
