/** A connection to a provider as both doors show it. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Integration } from '../../features/integrations/integration.entity.ts';
import { IntegrationStatus, Provider } from '../graphql/enums.ts';

@ObjectType('Integration', { description: 'A connection to a provider of outside books.' })
export class IntegrationView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => Provider, { description: 'Who provides the books.' }) provider!: Integration['provider'];
  @Field(() => IntegrationStatus, { description: 'How the connection is doing.' }) status!: Integration['status'];
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When data last came in; null for never.' }) lastSync!: string | null;
  @Field(() => String, { nullable: true, description: 'The company at the provider.' }) companyName!: string | null;
  @Field(() => String, { nullable: true, description: 'Why the last try failed; null when it did not.' }) error!: string | null;
}

@ObjectType('ConnectionStart', { description: 'Where connecting a provider goes on.' })
export class ConnectionStartView {
  @Field(() => String, { description: "The provider's page, to which the browser goes." }) authUrl!: string;
}

export function integrationView(integration: Integration): IntegrationView {
  const { id, provider, status } = integration;
  return {
    id, provider, status,
    lastSync: integration.lastSync?.toISOString() ?? null,
    companyName: integration.companyName ?? null,
    error: integration.error ?? null,
  };
}
