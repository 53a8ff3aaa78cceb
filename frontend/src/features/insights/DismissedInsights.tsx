/** Insights that were put away, folded in below the list, each with the way back. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useDismissedInsightsQuery, type InsightCard_InsightFragment } from '../../generated/graphql.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';

/** As many as a page of the list holds; the ledger shows fewer at a time. */
const mostShown = 200;

interface Props {
  onRead: (insight: InsightCard_InsightFragment) => void;
  onRestore: (insight: InsightCard_InsightFragment) => void;
}

export function DismissedInsights({ onRead, onRestore }: Props) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const insights = useDismissedInsightsQuery({ variables: { limit: mostShown } }).data?.insights.filter(({ isDismissed }) => isDismissed) ?? [];
  if (insights.length === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Button size="small" sx={{ ml: -0.5 }} aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>{isOpen ? 'Hide the dismissed ones' : `Show ${insights.length} dismissed`}</Button>
      <Box id={listId} hidden={!isOpen} sx={{ mt: 1 }}>
        <SectionCard title="Dismissed" subtitle="Put away for as long as the ledger shows the same.">
          <List disablePadding aria-label="Dismissed insights">
            {insights.map((insight) => (
              <ListItem key={insight.id} disableGutters divider sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Typography variant="body2" sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>{insight.title}</Typography>
                <Button size="small" onClick={() => onRead(insight)} aria-label={`Read more about ${insight.title}`}>Read more</Button>
                <Button size="small" variant="outlined" onClick={() => onRestore(insight)} aria-label={`Bring back ${insight.title}`}>Bring back</Button>
              </ListItem>
            ))}
          </List>
        </SectionCard>
      </Box>
    </Box>
  );
}
