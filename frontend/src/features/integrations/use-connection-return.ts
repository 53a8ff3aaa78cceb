/** Tells what became of a sign-in at a provider, once, when the browser comes back from there: the address says it. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { PROVIDER_NAME } from './provider-words.ts';

const AGAIN = 'Connect again, and finish the sign-in within ten minutes in the same browser.';

/** By the words of the address; what it says otherwise is not repeated. */
const FAULTS: Readonly<Record<string, string>> = {
  'signed-out': 'You are signed out here. Sign in, then connect again.',
  declined: 'The provider did not give its permission. Nothing was connected.',
  'other-company': 'Another company of this provider is connected already. Disconnect it first; its transactions can be kept.',
  'plan-required': 'Integrations are part of the Pro plan. Upgrade to use them.',
  unavailable: 'The provider does not answer right now. Please try again in a few minutes.',
  failed: 'The provider answered something that could not be understood. Please try again.',
};

export function connectionFaultText(fault: string): string {
  return Object.hasOwn(FAULTS, fault) ? FAULTS[fault]! : `The sign-in was not accepted here. ${AGAIN}`;
}

export function useConnectionReturn(): void {
  const [search, setSearch] = useSearchParams();
  const toasts = useToasts();
  const [connected, fault] = [search.get('connected'), search.get('error')];

  useEffect(() => {
    if (connected === null && fault === null) return;
    if (fault !== null) toasts.fail('Connection Failed', connectionFaultText(fault));
    else if (connected !== null && Object.hasOwn(PROVIDER_NAME, connected)) {
      toasts.succeed('Account Connected', `${PROVIDER_NAME[connected as keyof typeof PROVIDER_NAME]} is connected. Its transactions are on their way.`);
    }
    // A reload must not say it again.
    setSearch((now) => { now.delete('connected'); now.delete('error'); return now; }, { replace: true });
  }, [connected, fault, setSearch, toasts]);
}
