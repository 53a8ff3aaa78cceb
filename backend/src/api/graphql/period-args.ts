/** The arguments with which a period and a currency are asked for. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { ArgsType, Field } from 'type-graphql';
import type { OverviewRequest } from '../../features/overview/overview-request.ts';

@ArgsType()
export class PeriodArgs {
  @Field(() => String, { nullable: true, description: 'today, this-week, last-week, this-month (default), last-month, last-6-months, this-year or last-year.' }) period?: string;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'First day.' }) from?: string;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Last day, included.' }) to?: string;
  @Field(() => String, { nullable: true, description: 'ISO 4217; the one with most rows without it.' }) currency?: string;
}

export function overviewRequest({ period, from, to, currency }: PeriodArgs): OverviewRequest {
  return { period: period ?? null, from: from ?? null, to: to ?? null, currency: currency ?? null };
}
