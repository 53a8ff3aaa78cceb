/** A public page of plain text: a title and paragraphs of a comfortable width. */
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

interface Section {
  heading?: string;
  text: ReactNode;
}

interface Props {
  title: string;
  sections: readonly Section[];
  children?: ReactNode;
}

export function ProsePage({ title, sections, children }: Props) {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 6, md: 10 } }}>
      <PageTitle variant="display">{title}</PageTitle>
      <Stack spacing={3} sx={{ mt: 3, maxWidth: '68ch' }}>
        {sections.map(({ heading, text }, index) => (
          <section key={heading ?? index}>
            {heading ? <Typography variant="h2" sx={{ mb: 0.75 }}>{heading}</Typography> : null}
            <Typography component="div" color="textSecondary">{text}</Typography>
          </section>
        ))}
        {children}
      </Stack>
    </Container>
  );
}
