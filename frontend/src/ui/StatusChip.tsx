/** A state in one word; the colour only repeats what the word says. */
import Chip from '@mui/material/Chip';
import type { ReactElement } from 'react';

export type Tone = 'positive' | 'negative' | 'warning' | 'info' | 'neutral';

const inkOf = { positive: 'success.main', negative: 'error.main', warning: 'warning.main', info: 'info.main', neutral: 'text.secondary' } as const;
const tintOf = { positive: 'tint.positive', negative: 'tint.negative', warning: 'tint.warning', info: 'tint.info', neutral: 'action.hover' } as const;

export function StatusChip({ label, tone, icon }: { label: string; tone: Tone; icon?: ReactElement }) {
  return (
    <Chip
      size="small"
      label={label}
      {...(icon ? { icon } : {})}
      sx={{ color: inkOf[tone], bgcolor: tintOf[tone], '& .MuiChip-icon': { color: 'inherit', fontSize: 15 } }}
    />
  );
}
