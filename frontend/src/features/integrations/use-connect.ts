/** Starts connecting a provider: the browser goes on at the provider's own page. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConnectIntegrationMutation, type Provider } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { readRequestError, requestErrorText } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { useShownAgain } from '../../ui/use-shown-again.ts';
import { forgetConnections } from './forget-connections.ts';

const planRequired = 402;

export function useConnect() {
  const [mutate, { client }] = useConnectIntegrationMutation();
  const [pending, setPending] = useState<Provider | null>(null);
  const toasts = useToasts();
  const navigate = useNavigate();

  useShownAgain(() => {
    setPending(null);
    // A sign-in has begun since.
    forgetConnections(client.cache);
  });

  async function connect(provider: Provider): Promise<void> {
    setPending(provider);
    try {
      const { data } = await mutate({ variables: { provider } });
      // The button stays busy until the browser has left.
      if (data) window.location.assign(data.connectIntegration.authUrl);
    } catch (error) {
      setPending(null);
      const seePlans = { label: 'See the plans', perform: () => void navigate(paths.subscription) };
      toasts.fail('Connection Failed', requestErrorText(error), readRequestError(error).status === planRequired ? seePlans : undefined);
    }
  }

  return { connect, pending };
}
