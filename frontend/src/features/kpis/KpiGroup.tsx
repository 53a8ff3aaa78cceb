/** A group of key figures; those that cannot be known stand quietly at its end, with what would make them known. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import MuiLink from '@mui/material/Link';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { KpiCard } from './KpiCard.tsx';
import { missingIn } from './kpi-groups.ts';
import type { Kpi } from './kpi-words.ts';

export const kpiGrid = {
  display: 'grid', gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;

interface Props {
  title: string;
  kpis: readonly Kpi[];
  currency: string;
  /** The chosen one: figures that cover another say so. */
  period: Kpi['period'];
  onOpen: (kpi: Kpi) => void;
}

export function KpiGroup({ title, kpis, currency, period, onOpen }: Props) {
  const titleId = useId();
  const known = kpis.filter(({ missing }) => !missing);
  const missing = missingIn(kpis);
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} sx={{ mb: 1.5, breakAfter: 'avoid' }}>{title}</Typography>
      {known.length > 0 ? (
        <Box sx={kpiGrid}>
          {known.map((kpi) => <KpiCard key={kpi.id} kpi={kpi} currency={currency} chosen={period} onOpen={() => onOpen(kpi)} />)}
        </Box>
      ) : null}
      {missing.length > 0 ? (
        <Box component="ul" aria-label={`Not known yet: ${title}`} sx={{ listStyle: 'none', p: 0, m: 0, mt: known.length > 0 ? 1.5 : 0, display: 'grid', gap: 0.75 }}>
          {missing.map(({ labels, reason, way }) => (
            <Typography key={reason} component="li" variant="body2" color="textSecondary" sx={{ maxWidth: '92ch' }}>
              <Box component="span" sx={{ fontWeight: 500 }}>{`${labels.join(', ')}: `}</Box>
              {reason}
              {way ? <>{' '}<MuiLink component={Link} to={way.to}>{way.label}</MuiLink></> : null}
            </Typography>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
