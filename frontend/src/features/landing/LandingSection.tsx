/** A section of the landing page, reached by its anchor. */
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  intro?: ReactNode;
  surface?: 'page' | 'paper';
  children: ReactNode;
}

const background = { page: 'background.default', paper: 'background.paper' } as const;

export function LandingSection({ id, title, intro, surface = 'paper', children }: Props) {
  const titleId = useId();
  return (
    <Box component="section" id={id} aria-labelledby={titleId} sx={{ bgcolor: background[surface], py: { xs: 7, md: 11 } }}>
      <Container maxWidth="lg">
        <Typography variant="display" component="h2" id={titleId} sx={{ textWrap: 'balance' }}>{title}</Typography>
        {intro ? <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '62ch' }}>{intro}</Typography> : null}
        <Box sx={{ mt: { xs: 4, md: 6 } }}>{children}</Box>
      </Container>
    </Box>
  );
}
