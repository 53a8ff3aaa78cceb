/** What an answer looks like: figure, reading of the question, and the payments behind it. */
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import { tabularFigures } from '../../format/figure-style.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { sampleAnswer } from './sample-answer.ts';

type SampleTransaction = (typeof sampleAnswer.transactions)[number];

function TransactionLine({ date, description, amount }: SampleTransaction) {
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography variant="body2" noWrap>{description}</Typography>
      <Typography variant="body2" sx={{ fontVariantNumeric: tabularFigures }}>{formatMoney(amount, sampleAnswer.currency)}</Typography>
      <Typography variant="caption" color="textSecondary">{formatDay(date)}</Typography>
    </Box>
  );
}

export function SampleAnswer() {
  const { question, total, currency, reading, transactions } = sampleAnswer;
  return (
    <Card component="figure" aria-label="An example answer" sx={{ m: 0, p: { xs: 2.5, sm: 3.5 } }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, alignItems: 'flex-start' }}>
        <Typography sx={{ fontWeight: 500 }}>{question}</Typography>
        <StatusChip label="Example" tone="neutral" />
      </Stack>
      <Typography component="p" sx={{ mt: 2.5, fontSize: '2.5rem', fontWeight: 600, letterSpacing: '-0.03em', lineHeight: 1.1, fontVariantNumeric: tabularFigures }}>
        {formatMoney(total, currency)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>{`The sum of ${transactions.length} payments, Oct 1 – 31, 2026`}</Typography>
      <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap', mt: 2 }}>
        {reading.map((part) => <StatusChip key={part} label={part} tone="info" />)}
      </Stack>
      <Divider sx={{ mt: 3, mb: 1.5, borderColor: 'transparent' }} />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>Where it comes from</Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {transactions.map((transaction) => <TransactionLine key={transaction.date} {...transaction} />)}
      </Box>
    </Card>
  );
}
