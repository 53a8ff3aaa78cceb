/** One insight: its severity as icon, word and colour, the money at stake, its beginning, what to do, and ways to its evidence and out of sight. */
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { InsightCard_InsightFragment } from '../../generated/graphql.ts';
import { formatDate } from '../../format/date.ts';
import { paths, type TransactionPlace } from '../../paths.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { UnbrokenAmounts } from '../../ui/UnbrokenAmounts.tsx';
import { InsightStake } from './InsightStake.tsx';
import { insightLook } from './insight-look.ts';

const SHOWN_LINES = 4;

const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: SHOWN_LINES, overflow: 'hidden' } as const;

interface Props {
  insight: InsightCard_InsightFragment;
  onRead: () => void;
  onDismiss: () => void;
}

export function InsightCard({ insight, onRead, onDismiss }: Props) {
  const { Icon, word, tone, color, tint } = insightLook(insight.type);
  const [story = '', ...advice] = insight.content.split('\n\n');
  return (
    <Card component="article" aria-label={insight.title} sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.25, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <Box aria-hidden="true" sx={{ display: 'grid', placeItems: 'center', width: 36, height: 36, borderRadius: '8px', color, bgcolor: tint }}><Icon fontSize="small" /></Box>
        <StatusChip label={word} tone={tone} />
        <IconButton size="small" onClick={onDismiss} aria-label={`Dismiss ${insight.title}`} sx={{ ml: 'auto', mr: -0.75 }}><CloseIcon fontSize="small" /></IconButton>
      </Box>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>{insight.title}</Typography>
      <InsightStake insight={insight} />
      <Typography variant="body2" color="textSecondary" sx={{ ...clamped, overflowWrap: 'anywhere' }}><UnbrokenAmounts text={story} /></Typography>
      {advice.length > 0 ? <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}><Box component="span" sx={{ fontWeight: 600 }}>What to do: </Box><UnbrokenAmounts text={advice.join(' ')} /></Typography> : null}
      <Box sx={{ mt: 'auto', pt: 0.5, ml: -1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        <Button size="small" onClick={onRead} aria-label={`Read more about ${insight.title}`}>Read more</Button>
        {insight.place ? <Button size="small" component={Link} to={paths.transactions(insight.place as TransactionPlace)} aria-label={`Transactions behind ${insight.title}`}>Transactions</Button> : null}
        <Typography variant="caption" color="textSecondary" sx={{ ml: 'auto' }}>{formatDate(insight.createdAt)}</Typography>
      </Box>
    </Card>
  );
}
