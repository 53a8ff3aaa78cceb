/** Gives up a sign-in at a provider that has not come back yet. */
import type { Connection_IntegrationFragment } from '../../generated/graphql.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { PROVIDER_NAME } from './provider-words.ts';
import { useCancelSignIn } from './use-cancel-sign-in.ts';

export function CancelSignInButton({ connection }: { connection: Connection_IntegrationFragment }) {
  const { cancel, isCancelling } = useCancelSignIn(connection);
  return (
    <BusyButton size="small" isPending={isCancelling} pendingLabel="Cancelling..." aria-label={`Cancel the sign-in at ${PROVIDER_NAME[connection.provider]}`} onClick={() => { void cancel(); }}>
      Cancel sign-in
    </BusyButton>
  );
}
