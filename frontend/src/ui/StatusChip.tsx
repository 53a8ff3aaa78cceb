/** A state in one word; the colour only repeats what the word says. */
import Box from '@mui/material/Box';
import type { ReactElement } from 'react';

export type Tone = 'positive' | 'negative' | 'warning' | 'info' | 'neutral';

const inkOf = { positive: 'success.main', negative: 'error.main', warning: 'warning.main', info: 'info.main', neutral: 'text.secondary' } as const;
const tintOf = { positive: 'tint.positive', negative: 'tint.negative', warning: 'tint.warning', info: 'tint.info', neutral: 'action.hover' } as const;

export function StatusChip({ label, tone, icon }: { label: string; tone: Tone; icon?: ReactElement }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex', alignItems: 'center', gap: 0.5, flex: 'none', height: 22, px: 1, borderRadius: 999, fontSize: '0.75rem', fontWeight: 500, lineHeight: 1, whiteSpace: 'nowrap',
        color: inkOf[tone], bgcolor: tintOf[tone], '& > svg': { fontSize: 15, ml: -0.25 },
      }}
    >
      {icon}
      {label}
    </Box>
  );
}
