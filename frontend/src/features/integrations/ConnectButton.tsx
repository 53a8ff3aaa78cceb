/** Connects a provider, or connects it again after an error. */
import { BusyButton } from '../../ui/BusyButton.tsx';
import type { Provider } from '../../generated/graphql.ts';
import { PROVIDER_NAME } from './provider-words.ts';
import { useConnect } from './use-connect.ts';

interface Props {
  provider: Provider;
  verb: 'Connect' | 'Reconnect';
  variant: 'contained' | 'outlined';
}

export function ConnectButton({ provider, verb, variant }: Props) {
  const { connect, pending } = useConnect();
  return (
    <BusyButton variant={variant} isPending={pending === provider} pendingLabel="Connecting..." onClick={() => { void connect(provider); }}>
      {`${verb} ${PROVIDER_NAME[provider]}`}
    </BusyButton>
  );
}
