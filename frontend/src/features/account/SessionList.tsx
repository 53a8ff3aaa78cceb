/** Where the account is signed in: this device first, then the others by when they were last seen. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useSessionsQuery } from '../../generated/graphql.ts';
import type { SessionRow_SessionFragment } from '../../generated/graphql.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { SessionRow } from './SessionRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useEndSession } from './use-end-session.ts';

/** The server's largest page. */
const MOST_ASKED = 200;
const SHOWN_AT_FIRST = 5;

function inOrder(sessions: readonly SessionRow_SessionFragment[]): SessionRow_SessionFragment[] {
  return [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt.localeCompare(a.lastSeenAt));
}

function Sessions({ sessions }: { sessions: readonly SessionRow_SessionFragment[] }) {
  const [isAsking, setAsking] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const shown = inOrder(sessions).slice(0, isWhole ? undefined : SHOWN_AT_FIRST);
  const { endOne, endOthers, isPending } = useEndSession(sessions.find(({ isCurrent }) => isCurrent)?.id);
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  const endAll = async () => {
    setAsking(false);
    await endOthers();
  };
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: 1 }}>
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} isPending={isPending} onEnd={() => void endOne(session.id, session.device)} />
        ))}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {hasOthers ? <Button variant="outlined" disabled={isPending} onClick={() => setAsking(true)}>Sign out all other devices</Button> : null}
        {shown.length < sessions.length ? <Button onClick={() => setWhole(true)}>{`Show all ${sessions.length}`}</Button> : null}
      </Stack>
      <ConfirmDialog isOpen={isAsking} title="Sign out all other devices?" confirmLabel="Sign out others" onConfirm={() => void endAll()} onCancel={() => setAsking(false)}>
        Whoever uses them has to sign in again. This device stays signed in.
      </ConfirmDialog>
    </Stack>
  );
}

export function SessionList() {
  const { data, error, refetch } = useSessionsQuery({ variables: { limit: MOST_ASKED }, fetchPolicy: 'cache-and-network' });
  return (
    <SettingsSection title="Sessions" subtitle="Where your account is signed in. If you do not know one, sign it out and change your password.">
      {data ? <Sessions sessions={data.sessions} /> : null}
      {error && !data ? <ErrorState title="The sessions could not be loaded" error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <RowsSkeleton count={2} what="sessions" />}
    </SettingsSection>
  );
}
