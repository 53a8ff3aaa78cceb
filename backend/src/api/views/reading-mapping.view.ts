/** The choices of a reading that somebody fixed, as both doors show them. */
import { Field, Int, ObjectType } from 'type-graphql';
import type { RememberedLayout } from '../../features/layouts/layout-memory.ts';

@ObjectType('ColumnChoice', { description: 'What one column holds, as its owner said.' })
export class ColumnChoiceView {
  @Field(() => Int, { description: 'The column, counted from 0.' }) column!: number;
  @Field(() => String, { description: 'date, description, amount, debit (money out), credit (money in), flag (says which of the two), balance, currency, category, account, counterparty, reference or ignored.' }) role!: string;
}

@ObjectType('ReadingMapping', { description: 'Choices of a reading; null where the reader decides.' })
export class ReadingMappingView {
  @Field(() => Int, { nullable: true, description: 'The line that names the columns, from 1; 0: none does.' }) headingLine!: number | null;
  @Field(() => Int, { nullable: true, description: 'The first line that can hold a payment.' }) firstDataLine!: number | null;
  @Field(() => [ColumnChoiceView], { description: 'Columns whose role is fixed.' }) columns!: ColumnChoiceView[];
  @Field(() => Int, { nullable: true, description: 'The year of the newest date, where dates have no year.' }) year!: number | null;
  @Field(() => String, { nullable: true, description: 'day-first, month-first or, of two digits, year-first; day-first-swapped or month-first-swapped where dates that start with the year have day and month exchanged.' }) dateOrder!: string | null;
  @Field(() => String, { nullable: true, description: 'point or comma.' }) decimalMark!: string | null;
  @Field(() => String, { nullable: true, description: 'as-printed (plus is money in), inverted, all-in, all-out, by-columns, columns-exchanged, by-flag, by-flag-with-reversals, debit-is-in, unmarked-is-out or unmarked-is-in.' }) sign!: string | null;
  @Field(() => String, { nullable: true, description: 'in or out: which way the oldest payment went, where amounts carry no sign and balances tell the way of all others.' }) firstPayment!: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217, of rows that name none.' }) currency!: string | null;
  @Field(() => String, { nullable: true, description: 'The bank or card account of all rows.' }) account!: string | null;
}

export function readingMappingView({ headingLine, firstDataLine, columns, year, dateOrder, decimalMark, sign, firstPayment, currency, account }: RememberedLayout['mapping']): ReadingMappingView {
  return {
    headingLine: headingLine ?? null, firstDataLine: firstDataLine ?? null, columns: (columns ?? []).map(({ column, role }) => ({ column, role })),
    year: year ?? null, dateOrder: dateOrder ?? null, decimalMark: decimalMark ?? null, sign: sign ?? null, firstPayment: firstPayment ?? null, currency: currency ?? null, account: account ?? null,
  };
}
