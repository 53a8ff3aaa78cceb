/** A headline figure: name, value, change, and room for a small chart and a way to its transactions. */
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** Already formatted; "—" with a reason in `delta` where there is no figure. */
  figure: ReactNode;
  delta?: ReactNode;
  chart?: ReactNode;
  /** Beside the name: a small button. */
  aside?: ReactNode;
}

export function FigureCard({ label, figure, delta, chart, aside }: Props) {
  const labelId = useId();
  return (
    <Card component="article" aria-labelledby={labelId} sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 0.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 24 }}>
        <Typography variant="subtitle2" component="h2" id={labelId} color="textSecondary">{label}</Typography>
        {aside}
      </Box>
      <Typography variant="figure" component="p">{figure}</Typography>
      {delta}
      {chart}
    </Card>
  );
}
