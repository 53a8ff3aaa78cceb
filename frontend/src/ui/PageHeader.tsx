/** The head of every page: its title, what it is for, where its figures come from, and its one main action. */
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

interface Props {
  title: string;
  purpose?: ReactNode;
  /** Source and freshness, such as "3 files, newest row Nov 20, 2026". */
  source?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, purpose, source, actions }: Props) {
  return (
    <Box component="header" sx={{ mb: 3, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0, maxWidth: '68ch' }}>
        <PageTitle>{title}</PageTitle>
        {purpose ? <Typography color="textSecondary" variant="body2" sx={{ mt: 0.5 }}>{purpose}</Typography> : null}
        {source ? <Typography color="textDisabled" variant="caption" component="p" sx={{ mt: 0.5 }}>{source}</Typography> : null}
      </Box>
      {actions ? <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>{actions}</Stack> : null}
    </Box>
  );
}
