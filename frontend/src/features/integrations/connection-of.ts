/** Which of the connections of a provider a card is about: the one in use, before those that were ended and whose transactions were kept. */
import type { Connection_IntegrationFragment, Provider } from '../../generated/graphql.ts';

export function connectionOf(connections: readonly Connection_IntegrationFragment[] | undefined, provider: Provider): Connection_IntegrationFragment | undefined {
  const own = connections?.filter((candidate) => candidate.provider === provider) ?? [];
  return own.find(({ status }) => status !== 'disconnected') ?? own[0];
}
