/** One section of the settings: what it is about on the left where there is room, its form on the right. */
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
}

export function SettingsSection({ title, subtitle, children }: Props) {
  const titleId = useId();
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 2.5, md: 3 }, overflow: 'visible', display: 'grid', gap: { xs: 2, md: 4 }, gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 9fr)' } }}
    >
      <div>
        <Typography variant="h2" id={titleId}>{title}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '44ch' }}>{subtitle}</Typography>
      </div>
      <Box sx={{ minWidth: 0, maxWidth: 560 }}>{children}</Box>
    </Card>
  );
}
