/** One insight: its severity as icon, word and colour, its beginning, and a way to the whole with its evidence. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { InsightCard_InsightFragment } from '../../generated/graphql.ts';
import { formatDate } from '../../format/date.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { insightLook } from './insight-look.ts';

const SHOWN_LINES = 3;

const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: SHOWN_LINES, overflow: 'hidden' } as const;

export function InsightCard({ insight, onRead }: { insight: InsightCard_InsightFragment; onRead: () => void }) {
  const { Icon, word, tone, color, tint } = insightLook(insight.type);
  return (
    <Card component="article" aria-label={insight.title} sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.25, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <Box aria-hidden="true" sx={{ display: 'grid', placeItems: 'center', width: 36, height: 36, borderRadius: '8px', color, bgcolor: tint }}><Icon fontSize="small" /></Box>
        <StatusChip label={word} tone={tone} />
        <Typography variant="caption" color="textSecondary" sx={{ ml: 'auto' }}>{formatDate(insight.createdAt)}</Typography>
      </Box>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>{insight.title}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ ...clamped, overflowWrap: 'anywhere' }}>{insight.content}</Typography>
      <Box sx={{ mt: 'auto', ml: -1 }}>
        <Button size="small" onClick={onRead} aria-label={`Read more about ${insight.title}`}>Read more</Button>
      </Box>
    </Card>
  );
}
