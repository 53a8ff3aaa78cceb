/** A titled card: the one container of the dashboard. Cards are never put into cards. */
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  subtitle?: ReactNode;
  /** What stands to the right of the title: a count, a small button. */
  aside?: ReactNode;
  children: ReactNode;
}

export function SectionCard({ title, subtitle, aside, children }: Props) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" id={titleId}>{title}</Typography>
          {subtitle ? <Typography variant="body2" color="textSecondary">{subtitle}</Typography> : null}
        </Box>
        {aside}
      </Box>
      {children}
    </Card>
  );
}
