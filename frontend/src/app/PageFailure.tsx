/** Stands in for a page that broke or could not be fetched. */
import Button from '@mui/material/Button';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Reloading fetches a new version; without a connection it would only lose what is still there. */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  if (!navigator.onLine) {
    return (
      <EmptyState title="You seem to be offline" action={<Button variant="contained" onClick={onRetry}>Try again</Button>}>
        This page could not be fetched. Nothing was lost: what you saved is still there.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="This page could not be shown" action={<Button variant="contained" onClick={() => location.reload()}>Reload the page</Button>}>
      Nothing was lost: what you saved is still there. If the product has just been updated, reloading fetches the new version.
    </EmptyState>
  );
}
