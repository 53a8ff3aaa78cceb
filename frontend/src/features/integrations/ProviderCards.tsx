/** The providers, what each brings in, and whether it can be connected yet. */
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { PROVIDER_NAME } from './provider-words.ts';
import type { ProviderFacts } from './provider-facts.ts';

export function ProviderCards({ providers }: { providers: readonly ProviderFacts[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      {providers.map(({ provider, kind, brings }) => (
        <Card key={provider} component="article" sx={{ p: { xs: 2, sm: 2.5 } }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.75 }}>
            <Typography variant="h3">{PROVIDER_NAME[provider]}</Typography>
            <StatusChip label="Coming in this beta" tone="neutral" />
          </Box>
          <Typography variant="caption" color="textSecondary" component="p">{kind}</Typography>
          <Typography variant="body2" sx={{ mt: 0.75 }}>{brings}</Typography>
        </Card>
      ))}
    </Box>
  );
}
