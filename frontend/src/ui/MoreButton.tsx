/** Shows the next page of a list below the rows that are there. */
import Box from '@mui/material/Box';
import { BusyButton } from './BusyButton.tsx';

interface Props {
  page: { hasMore: boolean; isLoading: boolean; loadMore(): void };
  /** "Show earlier questions" */
  label: string;
}

export function MoreButton({ page, label }: Props) {
  if (!page.hasMore) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <BusyButton size="small" variant="outlined" isPending={page.isLoading} pendingLabel="Loading..." onClick={page.loadMore}>{label}</BusyButton>
    </Box>
  );
}
