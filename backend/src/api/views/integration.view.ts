/** A connection to a provider as both doors show it. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Integration, isSyncing } from '../../features/integrations/integration.entity.ts';
import { IntegrationStatus, Provider } from '../graphql/enums.ts';

@ObjectType('Integration', { description: 'A connection to a provider of outside books.' })
export class IntegrationView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => Provider, { description: 'Who provides the books.' }) provider!: Integration['provider'];
  @Field(() => IntegrationStatus, { description: 'How the connection is doing.' }) status!: Integration['status'];
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When data last came in; null for never.' }) lastSync!: string | null;
  @Field(() => String, { nullable: true, description: 'The company at the provider.' }) companyName!: string | null;
  @Field(() => Boolean, { description: "Invented books of this server's own sandbox, not the provider's." }) isSandbox!: boolean;
  @Field(() => Boolean, { description: 'A sync is asked for or under way.' }) isSyncing!: boolean;
  @Field(() => Int, { nullable: true, description: 'How far that is; null where the provider does not tell.' }) progressPercent!: number | null;
  @Field(() => Int, { description: 'How many transactions it brought into the ledger.' }) transactionCount!: number;
  @Field(() => Int, { description: 'How many movements were left out because what the provider sent of them cannot be read.' }) skippedCount!: number;
  @Field(() => String, { nullable: true, description: 'Why the last of them was; null without any.' }) skippedReason!: string | null;
  @Field(() => String, { nullable: true, description: 'Why the last try failed; null when it did not.' }) error!: string | null;
}

@ObjectType('ConnectionStart', { description: 'Where connecting a provider goes on.' })
export class ConnectionStartView {
  @Field(() => String, { description: "The provider's page, to which the browser goes." }) authUrl!: string;
}

export function integrationView(integration: Integration): IntegrationView {
  const { id, provider, status, isSandbox, syncedCount } = integration;
  return {
    id, provider, status, isSandbox, isSyncing: isSyncing(integration), progressPercent: integration.progressPercent ?? null, transactionCount: syncedCount, skippedCount: integration.skippedCount, skippedReason: integration.skippedReason ?? null,
    lastSync: integration.lastSync?.toISOString() ?? null,
    companyName: integration.companyName ?? null,
    error: integration.error ?? null,
  };
}
