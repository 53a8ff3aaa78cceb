/** A customer's subscription as both doors show it. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { CustomerSubscription } from '../../features/customer-subscriptions/customer-subscription.entity.ts';
import { minorToDecimal } from '../../finance/money.ts';
import { CustomerSubscriptionStatus } from '../graphql/enums.ts';

@ObjectType('CustomerSubscription', { description: 'What a customer of the business subscribed to, as a connected provider tells. The ledger counts its payments, not the subscription.' })
export class CustomerSubscriptionView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => ID, { description: 'The connection that tells of it.' }) integrationId!: string;
  @Field(() => String, { nullable: true, description: 'The name of the customer, or the address where there is no name.' }) customer!: string | null;
  @Field(() => String, { nullable: true, description: 'What it is called at the provider.' }) plan!: string | null;
  @Field(() => CustomerSubscriptionStatus, { description: 'How it is doing.' }) status!: CustomerSubscription['status'];
  @Field(() => String, { description: 'Currency of the amount.' }) currency!: string;
  @Field(() => String, { nullable: true, description: 'What it comes to in a month before discounts and taxes; null where that depends on use.' }) monthlyAmount!: string | null;
  @Field(() => GraphQLLocalDate, { description: 'When it began.' }) startedOn!: string;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it ended or will end; null where no end is set.' }) endsOn!: string | null;
}

export function customerSubscriptionView({ id, integrationId, customer, plan, status, currency, monthlyMinor, startedOn, endsOn }: CustomerSubscription): CustomerSubscriptionView {
  return {
    id, integrationId, status, currency, startedOn, customer: customer ?? null, plan: plan ?? null, endsOn: endsOn ?? null,
    monthlyAmount: monthlyMinor == null ? null : minorToDecimal(monthlyMinor, currency),
  };
}
