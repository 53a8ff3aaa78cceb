/** Every decision of a reading with its reason, how sure it is, and whose word it was. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FileReading_ReadingFragment } from '../../generated/graphql.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { ORIGIN_WORDS } from './reading-words.ts';

export function ReadingChoices({ choices }: Pick<FileReading_ReadingFragment, 'choices'>) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', columnGap: 3, gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' } }}>
      {choices.map(({ what, choice, reason, confidence, origin }) => (
        <Box component="li" key={`${what} ${choice}`} sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.25 }}>
            <Typography variant="body2" sx={{ fontWeight: 500, '&::first-letter': { textTransform: 'uppercase' } }}>{`${what}: ${choice}`}</Typography>
            {ORIGIN_WORDS[origin] ? <StatusChip label={ORIGIN_WORDS[origin]} tone="info" /> : <Typography variant="caption" color="textSecondary">{`${confidence}% sure`}</Typography>}
          </Box>
          <Typography variant="caption" color="textSecondary" component="p">{reason}</Typography>
        </Box>
      ))}
    </Box>
  );
}
