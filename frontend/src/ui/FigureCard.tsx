/** A headline figure: name, value, change, and room for a small chart and a way to its transactions. */
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
  footer?: ReactNode;
}

export function FigureCard({ label, figure, delta, chart, footer }: Props) {
  const labelId = useId();
  return (
    <Card component="article" aria-labelledby={labelId} sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 0.75, minWidth: 0 }}>
      <Typography variant="subtitle2" component="h2" id={labelId} color="textSecondary">{label}</Typography>
      <Typography variant="figure" component="p">{figure}</Typography>
      {delta}
      {chart}
      {footer}
    </Card>
  );
}
