/** Where a figure without rows comes from, as both doors show it. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { FigureOrigin } from '../../finance/figures/figure-origin.ts';

@ObjectType('FigureOrigin', { description: 'Where a figure comes from that no transactions add up to.' })
export class FigureOriginView implements FigureOrigin {
  @Field(() => String, { description: 'file (a balance that a bank file states), books (that connected accounting software states) or opening (what the owner entered, and every payment since).' }) kind!: FigureOrigin['kind'];
  @Field(() => String, { description: 'Of the file, of the service, or of the account.' }) name!: string;
  @Field(() => GraphQLLocalDate, { description: 'The day of which it is stated.' }) on!: string;
  @Field(() => ID, { nullable: true, description: 'Identifier of the file.' }) fileId!: string | null;
}
