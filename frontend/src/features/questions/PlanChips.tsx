/** How a question was understood, as chips: what is measured, when, under which conditions. */
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';
import { planWords } from './plan-words.ts';

type Plan = NonNullable<AnswerCard_AnswerFragment['plan']>;

export function PlanChips({ plan }: { plan: Plan }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <Typography variant="caption" component="h4" color="textSecondary" sx={{ fontWeight: 500 }}>How I read this</Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', p: 0, m: 0, minWidth: 0 }}>
        {planWords(plan).map((words) => (
          <Box component="li" key={words} sx={{ minWidth: 0, maxWidth: '100%' }}><Chip size="small" variant="outlined" label={words} sx={{ maxWidth: '100%', fontWeight: 400 }} /></Box>
        ))}
      </Box>
    </Box>
  );
}
