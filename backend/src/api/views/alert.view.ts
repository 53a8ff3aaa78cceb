/** A smart alert as both doors show it. */
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Alert, AlertScan } from '../../features/alerts/alert.ts';
import { minorToDecimal } from '../../finance/money.ts';
import { CitationView, citationView } from './citation.view.ts';

@ObjectType('SmartAlert', { description: 'Something in the ledger that does not look like the rest.' })
export class AlertView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => String, { description: 'duplicate, unusual-amount, new-counterparty, price-increase, missing-recurring, concentration, low-cash or category-spike.' }) kind!: string;
  @Field(() => String, { description: 'info, warning or critical.' }) severity!: string;
  @Field(() => String, { description: 'In one line.' }) title!: string;
  @Field(() => String, { description: 'Actual against expected, why it stands out, and what can be done.' }) content!: string;
  @Field(() => String, { description: 'What there is.' }) actual!: string;
  @Field(() => String, { description: 'What there should have been.' }) expected!: string;
  @Field(() => String, { description: 'Why it was flagged.' }) why!: string;
  @Field(() => String, { description: 'What can be done about it.' }) advice!: string;
  @Field(() => String, { nullable: true, description: 'The money at stake, decimal.' }) amount!: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217.' }) currency!: string | null;
  @Field(() => String, { nullable: true, description: 'Whom it is about, where it is about somebody.' }) counterparty!: string | null;
  @Field(() => GraphQLLocalDate, { description: 'The day that it is about.' }) occurredOn!: string;
  @Field(() => String, { description: 'open, dismissed (expected) or confirmed (to be looked into).' }) status!: string;
  @Field(() => GraphQLDateTime, { description: 'When it was first found.' }) createdAt!: string;
  @Field(() => [CitationView], { description: 'The rows behind it, most telling first, at most 20.' }) citations!: CitationView[];
}

@ObjectType('AlertScan', { description: 'The latest look through the ledger.' })
export class AlertScanView {
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When; null before the first.' }) scannedAt!: string | null;
  @Field(() => Int, { description: 'How many transactions were looked at.' }) transactionCount!: number;
  @Field(() => Int, { description: 'How many alerts are open.' }) openCount!: number;
}

export function alertView({ id, kind, severity, title, actual, expected, why, advice, amountMinor, currency, counterparty, occurredOn, status, createdAt, citations }: Alert): AlertView {
  return {
    id, kind, severity, title, content: `${actual}\nExpected: ${expected}\n\n${why}\n\n${advice}`, actual, expected, why, advice,
    amount: amountMinor === null ? null : minorToDecimal(amountMinor, currency), currency, counterparty, occurredOn, status, createdAt: createdAt.toISOString(), citations: citations.map(citationView),
  };
}

export function alertScanView({ scannedAt, transactionCount, openCount }: AlertScan): AlertScanView {
  return { scannedAt: scannedAt?.toISOString() ?? null, transactionCount, openCount };
}
