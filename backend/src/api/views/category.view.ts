/** Categories as both doors show them. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Category } from '../../features/categories/category-list.ts';

@ObjectType('Category', { description: 'An account of the chart that payments are sorted into.' })
export class CategoryView {
  @Field(() => ID, { description: 'Its number in the chart of accounts.' }) id!: string;
  @Field(() => String, { description: 'Its name.' }) name!: string;
  @Field(() => String, { description: 'What it does in the figures: revenue, refund, other-income, cogs, opex, tax, interest, owner, loan or transfer.' }) kind!: string;
  @Field(() => Int, { description: 'How many payments it holds.' }) transactionCount!: number;
}

export function categoryView({ number, name, role, transactionCount }: Category): CategoryView {
  return { id: String(number), name, kind: role, transactionCount };
}
