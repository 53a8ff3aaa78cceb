/** Money that is expected, as both doors show it. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ShownItem } from '../../features/forecasts/expected-items.service.ts';
import { itemId } from '../../features/forecasts/item-id.ts';
import { totalOf, type ExpectedTime } from '../../finance/forecast/expected-items.ts';
import { minorToDecimal } from '../../finance/money.ts';

@ObjectType('ExpectedTime', { description: 'One time that an expected item comes.' })
export class ExpectedTimeView {
  @Field(() => GraphQLLocalDate, { description: 'The day that it falls on by itself: names this one time in changes.' }) occursOn!: string;
  @Field(() => GraphQLLocalDate, { description: 'The day on which it is expected.' }) date!: string;
  @Field(() => String, { description: 'Decimal; money out is negative.' }) amount!: string;
  @Field(() => String, { description: 'expected, changed (by you) or removed (it will not happen and counts nothing).' }) state!: string;
}

@ObjectType('ExpectedRow', { description: 'A row of the ledger from which an expected item was read.' })
export class ExpectedRowView {
  @Field(() => ID, { description: 'The transaction.' }) transactionId!: string;
  @Field(() => GraphQLLocalDate, { description: 'Its date.' }) date!: string;
  @Field(() => String, { description: 'Decimal; money out is negative.' }) amount!: string;
}

@ObjectType('ExpectedItem', { description: 'Money that is expected on days of its own: read from the ledger, or added by the owner.' })
export class ExpectedItemView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => Boolean, { description: 'Added by the owner; false: read from what recurs in the ledger.' }) isOwn!: boolean;
  @Field(() => String, { description: 'What or whose it is.' }) name!: string;
  @Field(() => String, { description: 'in or out.' }) direction!: string;
  @Field(() => String, { nullable: true, description: 'Name of its category; null where none was given.' }) category!: string | null;
  @Field(() => String, { description: 'once, weekly, fortnightly, four-weekly, monthly, quarterly or yearly.' }) rhythm!: string;
  @Field(() => String, { description: 'What one time comes to, decimal; money out is negative.' }) amount!: string;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => Boolean, { description: 'Amounts differ from time to time.' }) isVarying!: boolean;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The last day on which it can come; null where no end is set.' }) endsOn!: string | null;
  @Field(() => String, { description: 'expected, changed (by you) or removed (it will not happen and counts nothing).' }) state!: string;
  @Field(() => String, { description: 'What all times ahead come to, decimal.' }) total!: string;
  @Field(() => [ExpectedTimeView], { description: 'The times ahead, soonest first.' }) times!: ExpectedTimeView[];
  @Field(() => [ExpectedRowView], { description: 'The newest rows behind it, at most 12; none of an own item.' }) rows!: ExpectedRowView[];
  @Field(() => Int, { description: 'How many rows there are behind it.' }) rowCount!: number;
}

export function expectedItemView({ item, vocabulary: { currency, categories } }: ShownItem): ExpectedItemView {
  const decimal = (amountMinor: number): string => minorToDecimal(amountMinor, currency);
  return {
    id: itemId(item), isOwn: item.isOwn, name: item.name, direction: item.direction, rhythm: item.rhythm, amount: decimal(item.amountMinor), currency, isVarying: item.isVarying, endsOn: item.endsOn, state: item.state,
    category: categories.find(({ number }) => number === item.categoryNumber)?.name ?? null, total: decimal(totalOf(item)), times: item.times.map((time) => timeView(time, decimal)),
    rows: item.rows.map(({ id, date, amountMinor }) => ({ transactionId: id, date, amount: decimal(amountMinor) })), rowCount: item.rowCount,
  };
}

function timeView({ occursOn, date, amountMinor, state }: ExpectedTime, decimal: (amountMinor: number) => string): ExpectedTimeView {
  return { occursOn, date, amount: decimal(amountMinor), state };
}
