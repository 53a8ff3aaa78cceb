/** What stands where there is nothing yet: what will appear here, why it is useful, and one way to get it. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, icon, action }: Props) {
  return (
    <Box sx={{ textAlign: 'center', py: { xs: 4, sm: 6 }, px: 2, maxWidth: '56ch', mx: 'auto' }}>
      {icon ? <Box aria-hidden="true" sx={{ color: 'text.disabled', mb: 1.5, '& svg': { fontSize: 36 } }}>{icon}</Box> : null}
      <Typography variant="h3" component="p">{title}</Typography>
      {children ? <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 0.75 }}>{children}</Typography> : null}
      {action ? <Box sx={{ mt: 2.5 }}>{action}</Box> : null}
    </Box>
  );
}
