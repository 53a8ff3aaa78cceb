/** Stands in for a page that broke or could not be fetched. */
import Button from '@mui/material/Button';
import { EmptyState } from '../ui/EmptyState.tsx';

export function PageFailure() {
  return (
    <main>
      <EmptyState title="This page could not be shown" action={<Button variant="contained" onClick={() => location.reload()}>Reload the page</Button>}>
        Nothing was lost: what you saved is still there. If the product has just been updated, reloading fetches the new version.
      </EmptyState>
    </main>
  );
}
