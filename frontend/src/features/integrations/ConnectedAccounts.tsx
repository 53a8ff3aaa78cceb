/** The accounts that are connected now. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CableIcon from '@mui/icons-material/CableOutlined';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { ConnectionRow } from './ConnectionRow.tsx';
import { useConnections } from './use-connections.ts';

function List({ onGone }: { onGone: () => void }) {
  const { connections, error, refetch } = useConnections();
  if (error) return <ErrorState title="Your connected accounts could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!connections) return <RowsSkeleton what="connected accounts" count={2} />;
  const connected = connections.filter(({ status }) => status === 'connected');
  if (connected.length === 0) {
    const action = <Button component={Link} to={paths.analysis} variant="outlined">Upload a file instead</Button>;
    return (
      <EmptyState icon={<CableIcon />} title="No accounts connected" action={action}>
        Connected accounts are listed here with the time of their last sync. Until then a CSV or PDF from your bank gives the same figures.
      </EmptyState>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {connected.map((connection) => <ConnectionRow key={connection.id} connection={connection} onGone={onGone} />)}
    </Box>
  );
}

export function ConnectedAccounts() {
  const place = useRef<HTMLDivElement>(null);
  return (
    <SectionCard title="Connected Accounts">
      <Box ref={place} tabIndex={-1} role="group" aria-label="Connected accounts" sx={{ outline: 'none' }}><List onGone={() => place.current?.focus()} /></Box>
    </SectionCard>
  );
}
