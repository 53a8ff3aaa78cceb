/** Small true-to-life pieces of the product that illustrate the three steps; all of them are examples and say so. */
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatMoney } from '../../format/money.ts';
import { tabularFigures } from '../../format/figure-style.ts';
import { Delta } from '../../ui/Delta.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

function Artefact({ children }: { children: ReactNode }) {
  return (
    <Card sx={{ p: 2.5, minHeight: 176, bgcolor: 'background.default', display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ alignSelf: 'flex-end' }}><StatusChip label="Example" tone="neutral" /></Box>
      <Box sx={{ flex: 1, display: 'grid', alignContent: 'center' }}>{children}</Box>
    </Card>
  );
}

export function FileArtefact() {
  return (
    <Artefact>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: 1.5, alignItems: 'center' }}>
        <DescriptionIcon aria-hidden="true" sx={{ color: 'text.secondary' }} />
        <Box>
          <Typography variant="subtitle2" component="p" noWrap>checking-2026-q3.csv</Typography>
          <Typography variant="caption" color="textSecondary">1,188 rows read, 2 to check</Typography>
        </Box>
        <StatusChip label="Processed" tone="positive" />
      </Box>
    </Artefact>
  );
}

export function FigureArtefact() {
  return (
    <Artefact>
      <Typography variant="subtitle2" component="p" color="textSecondary">Net Profit</Typography>
      <Typography variant="figure" component="p">{formatMoney('11840', 'USD', 'rounded')}</Typography>
      <Delta changePercent={8.3} riseMeans="better" base="Jul 1 – 31, 2026" />
    </Artefact>
  );
}

const statement = [
  { label: 'Revenue', amount: '48210' },
  { label: 'Expenses', amount: '-36370' },
  { label: 'Net Profit', amount: '11840' },
] as const;

export function SummaryArtefact() {
  return (
    <Artefact>
      <Typography variant="subtitle2" component="p" sx={{ mb: 0.5 }}>Monthly Report, August 2026</Typography>
      {statement.map(({ label, amount }, index) => (
        <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', py: 0.25, ...(index === 2 ? { borderTop: '1px solid', borderColor: 'text.secondary', fontWeight: 600 } : {}) }}>
          <Typography variant="body2" sx={{ fontWeight: 'inherit' }}>{label}</Typography>
          <Typography variant="body2" sx={{ fontWeight: 'inherit', fontVariantNumeric: tabularFigures }}>{formatMoney(amount, 'USD', 'rounded')}</Typography>
        </Box>
      ))}
    </Artefact>
  );
}
