/** How a GraphQL caller wants a file to be read. */
import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'What one column holds.' })
export class ColumnChoiceInput {
  @Field(() => Int, { description: 'The column, counted from 0.' }) column!: number;
  @Field(() => String, { description: 'See ColumnChoice.' }) role!: string;
}

@InputType({ description: 'Choices of a reading; whatever is left out the reader decides.' })
export class ReadingMappingInput {
  @Field(() => Int, { nullable: true, description: 'The line that names the columns, from 1; 0: none does.' }) headingLine?: number | null;
  @Field(() => Int, { nullable: true, description: 'The first line that can hold a payment.' }) firstDataLine?: number | null;
  @Field(() => [ColumnChoiceInput], { nullable: true, description: 'Roles of columns.' }) columns?: ColumnChoiceInput[] | null;
  @Field(() => Int, { nullable: true, description: 'The year of the newest date, where dates have no year.' }) year?: number | null;
  @Field(() => String, { nullable: true, description: 'day-first, month-first or, of two digits, year-first; day-first-swapped or month-first-swapped where dates that start with the year have day and month exchanged.' }) dateOrder?: string | null;
  @Field(() => String, { nullable: true, description: 'point or comma.' }) decimalMark?: string | null;
  @Field(() => String, { nullable: true, description: 'See ReadingMapping.' }) sign?: string | null;
  @Field(() => String, { nullable: true, description: 'in or out: which way the oldest payment went, where amounts carry no sign and balances tell the way of all others.' }) firstPayment?: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217, of rows that name none.' }) currency?: string | null;
  @Field(() => String, { nullable: true, description: 'The bank or card account of all rows.' }) account?: string | null;
}
