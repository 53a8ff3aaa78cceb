/** What the calls of the Pro plan answer, as the contract has it: alerts and a forecast. */
import { GraphQLJSON, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { CitationView } from './citation.view.ts';

@ObjectType('SmartAlert', { description: 'Something in the ledger that does not look like the rest.' })
export class AlertView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => String, { description: 'duplicate, unusual-amount, new-counterparty, price-increase, missing-recurring, concentration, low-cash or category-spike.' }) kind!: string;
  @Field(() => String, { description: 'info, warning or critical.' }) severity!: string;
  @Field(() => String, { description: 'In one line.' }) title!: string;
  @Field(() => String, { description: 'Actual against expected, and why it stands out.' }) content!: string;
  @Field(() => String, { nullable: true, description: 'The money at stake, decimal.' }) amount!: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217.' }) currency!: string | null;
  @Field(() => GraphQLLocalDate, { description: 'The day that it is about.' }) occurredOn!: string;
  @Field(() => String, { description: 'open, dismissed or confirmed.' }) status!: string;
  @Field(() => [CitationView], { description: 'The rows behind it.' }) citations!: CitationView[];
}

@ObjectType('ForecastMonth', { description: 'One month ahead.' })
export class ForecastMonthView {
  @Field(() => String, { description: 'YYYY-MM.' }) month!: string;
  @Field(() => String, { description: 'Money in, decimal.' }) cashIn!: string;
  @Field(() => String, { description: 'Money out, decimal.' }) cashOut!: string;
  @Field(() => String, { description: 'In less out, decimal.' }) net!: string;
  @Field(() => String, { nullable: true, description: 'Cash at the end of the month, decimal; null without a known balance.' }) balance!: string | null;
  @Field(() => String, { description: 'Lower end of the range that holds four times in five, decimal.' }) low80!: string;
  @Field(() => String, { description: 'Its upper end.' }) high80!: string;
  @Field(() => String, { description: 'Lower end of the range that holds nineteen times in twenty, decimal.' }) low95!: string;
  @Field(() => String, { description: 'Its upper end.' }) high95!: string;
}

@ObjectType('CashFlowForecast', { description: 'The cash flow of the next months.' })
export class ForecastView {
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => String, { description: 'How it was computed.' }) method!: string;
  @Field(() => GraphQLJSON, { description: 'How well the method did in past months.' }) backtest!: unknown;
  @Field(() => GraphQLJSON, { description: 'The months that it starts from.' }) history!: unknown;
  @Field(() => [ForecastMonthView], { description: 'Three to six months.' }) forecast!: ForecastMonthView[];
}
