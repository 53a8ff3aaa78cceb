/** How a connection is called: its provider and whose books those are. */
import type { Connection_IntegrationFragment } from '../../generated/graphql.ts';
import { PROVIDER_NAME } from './provider-words.ts';

export function connectionName({ provider, companyName }: Pick<Connection_IntegrationFragment, 'provider' | 'companyName'>): string {
  return [PROVIDER_NAME[provider], companyName].filter(Boolean).join(', ');
}
