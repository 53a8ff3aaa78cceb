/** How many items wait in the review; nothing while none does. */
import Box from '@mui/material/Box';
import { useReviewItemsQuery } from '../../generated/graphql.ts';
import { REVIEW_PAGE_SIZE } from './review-page-size.ts';

const MOST_SHOWN = 99;

export function ReviewCount() {
  const { data, previousData } = useReviewItemsQuery({ variables: { limit: REVIEW_PAGE_SIZE } });
  const count = (data ?? previousData)?.reviewItems.itemCount ?? 0;
  if (count === 0) return null;
  return (
    <Box component="span" sx={{ minWidth: 20, ml: 0.75, px: 0.75, borderRadius: 999, bgcolor: 'tint.warning', color: 'warning.main', fontSize: '0.75rem', fontWeight: 600, lineHeight: '20px', textAlign: 'center' }}>
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </Box>
  );
}
