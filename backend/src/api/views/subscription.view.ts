/** Plans, the plan in use and its usage as both doors show them. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Plan } from '../../features/subscriptions/plan-table.ts';
import type { CurrentPlan, Usage } from '../../features/subscriptions/subscriptions.service.ts';
import { minorToDecimal } from '../../finance/money.ts';
import { BillingType, SubscriptionStatus } from '../graphql/enums.ts';

@ObjectType('SubscriptionPlan', { description: 'A plan that can be subscribed to. Prices are in US dollars.' })
export class PlanView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => String, { description: 'The name that calls use, such as startup or pro.' }) name!: string;
  @Field(() => String, { description: 'The name that people read.' }) displayName!: string;
  @Field(() => String, { description: 'Whom the plan is for.' }) description!: string;
  @Field(() => String, { description: 'Price per month as a decimal string.' }) monthlyPrice!: string;
  @Field(() => String, { description: 'Price per year as a decimal string.' }) yearlyPrice!: string;
  @Field(() => String, { description: 'A JSON-encoded list of what is included.' }) features!: string;
  @Field(() => Int, { description: 'Uploads per calendar month; -1 means unlimited.' }) maxFileUploads!: number;
  @Field(() => Boolean, { description: 'Whether accounting and payment providers can be connected.' }) hasIntegrations!: boolean;
  @Field(() => Boolean, { description: 'Whether alerts, forecast, scenarios and KPIs are open.' }) hasAdvancedAnalytics!: boolean;
  @Field(() => Boolean, { description: 'Whether reports can be tailored.' }) hasCustomReports!: boolean;
}

@ObjectType('PlanDetails', { description: 'What the screens need of the plan in use.' })
export class PlanDetailsView {
  @Field(() => String, { description: 'The name that people read.' }) displayName!: string;
  @Field(() => Int, { description: 'Uploads per calendar month; -1 means unlimited.' }) maxFileUploads!: number;
}

@ObjectType('NextCharge', { description: 'Money that will be taken, before taxes and credit.' })
export class NextChargeView {
  @Field(() => GraphQLDateTime, { description: 'When.' }) at!: string;
  @Field(() => String, { description: 'How much, as a decimal string.' }) amount!: string;
  @Field(() => String, { description: 'Its currency.' }) currency!: string;
}

@ObjectType('CurrentSubscription', { description: 'The plan that the business uses.' })
export class CurrentSubscriptionView {
  @Field(() => String, { description: 'The name of the plan.' }) currentPlan!: string;
  @Field(() => SubscriptionStatus, { description: 'How far the business is with paying for it.' }) subscriptionStatus!: CurrentPlan['status'];
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the free trial ends; null without one.' }) trialEndsAt!: string | null;
  @Field(() => PlanDetailsView, { description: 'Name and limits of the plan.' }) planDetails!: PlanDetailsView;
  @Field(() => BillingType, { description: 'How often it is billed.' }) billingType!: string;
  @Field(() => NextChargeView, { nullable: true, description: 'What is taken next; null where nothing will be.' }) nextCharge!: NextChargeView | null;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the plan goes back to Startup by itself; null where it goes on.' }) endsAt!: string | null;
  @Field(() => Boolean, { description: 'Whether this server charges money; otherwise a change applies at once and costs nothing.' }) isCharging!: boolean;
  @Field(() => Boolean, { description: 'Whether openBillingPortal has cards and invoices to manage.' }) hasPortal!: boolean;
}

@ObjectType('SubscriptionUsage', { description: 'What was used in this calendar month, which begins at 00:00 UTC.' })
export class UsageView {
  @Field(() => Int, { description: 'Files uploaded, deleted ones included.' }) fileUploads!: number;
  @Field(() => Int, { description: 'Questions asked.' }) queriesUsed!: number;
  @Field(() => Int, { description: 'Reports generated.' }) reportsGenerated!: number;
}

@ObjectType('SubscriptionChange', { description: 'What came of changing the plan.' })
export class SubscriptionChangeView {
  @Field(() => String, { description: 'A sentence for the customer.' }) message!: string;
  @Field(() => String, { nullable: true, description: 'Where to enter a card; null where none is asked for. The plan changes once the payment provider says so.' }) checkoutUrl!: string | null;
}

@ObjectType('BillingPortal', { description: 'Where cards, invoices and the end of the subscription are managed.' })
export class BillingPortalView {
  @Field(() => String, { description: 'An address of the payment provider, good for a few minutes.' }) url!: string;
}

export function planView(plan: Plan): PlanView {
  return {
    id: plan.id,
    name: plan.name,
    displayName: plan.displayName,
    description: plan.description,
    monthlyPrice: minorToDecimal(plan.monthlyPriceMinor, plan.currency),
    yearlyPrice: minorToDecimal(plan.yearlyPriceMinor, plan.currency),
    features: JSON.stringify(plan.features),
    maxFileUploads: plan.maxFileUploads,
    hasIntegrations: plan.hasIntegrations,
    hasAdvancedAnalytics: plan.hasAdvancedAnalytics,
    hasCustomReports: plan.hasCustomReports,
  };
}

export function currentSubscriptionView({ plan, status, trialEndsAt, endsAt, nextCharge, isCharging, hasPortal, subscription }: CurrentPlan): CurrentSubscriptionView {
  return {
    currentPlan: plan.name,
    subscriptionStatus: status,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    planDetails: { displayName: plan.displayName, maxFileUploads: plan.maxFileUploads },
    billingType: subscription.billingType,
    nextCharge: nextCharge && { at: nextCharge.at.toISOString(), amount: minorToDecimal(nextCharge.amountMinor, plan.currency), currency: plan.currency },
    endsAt: endsAt?.toISOString() ?? null,
    isCharging,
    hasPortal,
  };
}

export function usageView(usage: Usage): UsageView {
  return { fileUploads: usage['file-upload'], queriesUsed: usage.query, reportsGenerated: usage.report };
}
