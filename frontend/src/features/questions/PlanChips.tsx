/** How the question was understood, in plain words, so that a misunderstanding is seen before the figure is believed. */
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';

type Plan = NonNullable<AnswerCard_AnswerFragment['plan']>;

/** `grossMargin` → `Gross margin`. */
function metricWords(metric: string): string {
  const words = metric.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function chipsOf(plan: Plan): string[] {
  return [
    plan.metric ? metricWords(plan.metric) : null,
    plan.period?.label,
    plan.comparison ? `compared with ${plan.comparison.label}` : null,
    ...plan.filters,
    plan.grouping ? `by ${plan.grouping}` : null,
  ].filter((chip): chip is string => Boolean(chip));
}

export function PlanChips({ plan }: { plan: Plan }) {
  const chips = chipsOf(plan);
  return (
    <Box>
      <Typography variant="caption" component="h4" color="textSecondary" sx={{ fontWeight: 500 }}>How I read your question</Typography>
      {chips.length > 0 ? (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', p: 0, m: 0, mt: 0.5 }}>
          {chips.map((chip) => <li key={chip}><Chip size="small" variant="outlined" label={chip} /></li>)}
        </Box>
      ) : null}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>{plan.text}</Typography>
    </Box>
  );
}
