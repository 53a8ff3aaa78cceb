/** The proof of a stored figure as both doors show it. */
import { GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Proof, ProvedFigure } from '../../features/proofs/proof.ts';
import type { AnswerData } from '../../finance/question/answer.ts';
import { AnswerUnit } from '../graphql/answer-enums.ts';
import { CitationView, citationView } from './citation.view.ts';

@ObjectType('ProvedFigure', { description: 'A figure as it was stated and as it is now.' })
export class ProvedFigureView {
  @Field(() => String, { description: 'The paragraph in which it stands, such as "What happened"; empty where there are none.' }) part!: string;
  @Field(() => String, { description: 'What it is; empty for the one figure of an answer.' }) label!: string;
  @Field(() => String, { description: 'What it means, in words.' }) definition!: string;
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'The typed plan from which it is computed; null for balances that accounting software states.' }) plan!: object | null;
  @Field(() => AnswerUnit, { nullable: true, description: 'What it is counted in.' }) unit!: AnswerData['unit'];
  @Field(() => GraphQLJSON, { nullable: true, description: 'As it was stated: money as a decimal string.' }) valueThen!: string | number | null;
  @Field(() => GraphQLJSON, { nullable: true, description: 'As it is computed now.' }) valueNow!: string | number | null;
  @Field(() => Boolean, { description: 'Whether the two differ.' }) isChanged!: boolean;
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'The filter of the transactions query that lists exactly the rows behind it; null where none does.' }) place!: object | null;
}

@ObjectType('ProvedFinding', { description: 'Something that stands out, with the rows that showed it, at most 20.' })
export class ProvedFindingView {
  @Field(() => String, { description: 'The paragraph in which it stands.' }) part!: string;
  @Field(() => String, { description: 'What was found.' }) label!: string;
  @Field(() => [CitationView], { description: 'The rows.' }) citations!: CitationView[];
}

@ObjectType('ChangedRow', { description: 'A row that made a figure change.' })
export class ChangedRowView {
  @Field(() => String, { description: 'added, removed or changed: it came, it counts nowhere any more, it counts elsewhere or otherwise.' }) kind!: string;
  @Field(() => ID, { description: 'The transaction; one that was removed is no longer there.' }) transactionId!: string;
  @Field(() => String, { description: 'Its date.' }) date!: string;
  @Field(() => String, { description: 'The text of the bank; shortened where the row is gone.' }) description!: string;
  @Field(() => String, { description: 'Signed decimal string.' }) amount!: string;
}

@ObjectType('Proof', { description: 'How stored figures were computed, from which rows, and what later changes of the ledger did to them.' })
export class ProofView {
  @Field(() => Int, { description: 'The version of the ledger when they were computed.' }) ledgerVersion!: number;
  @Field(() => Int, { description: 'Its version now; while the two are equal nothing can have changed.' }) currentLedgerVersion!: number;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => [ProvedFigureView], { description: 'The figures, and below them the lines of a list that are not what they were.' }) figures!: ProvedFigureView[];
  @Field(() => [ProvedFindingView], { description: 'What an executive summary says stands out and advises.' }) findings!: ProvedFindingView[];
  @Field(() => [ID], { description: 'The rows behind them when they were computed, the newest 500.' }) rowIds!: string[];
  @Field(() => Int, { description: 'How many rows there were in all.' }) rowCount!: number;
  @Field(() => Int, { description: 'How many there are now.' }) rowCountNow!: number;
  @Field(() => Boolean, { description: 'Whether a figure changed.' }) isChanged!: boolean;
  @Field(() => String, { nullable: true, description: 'What happened since, in a sentence; null while every figure is what it was.' }) sentence!: string | null;
  @Field(() => [ChangedRowView], { description: 'The rows responsible, at most 100 of each kind.' }) changes!: ChangedRowView[];
  @Field(() => Int, { description: 'How many rows came.' }) addedCount!: number;
  @Field(() => Int, { description: 'How many went.' }) removedCount!: number;
  @Field(() => Int, { description: 'How many were changed.' }) changedCount!: number;
  @Field(() => Boolean, { description: 'False where more rows may have changed than are told: there were more than 500, or it was made before anything was kept.' }) isComplete!: boolean;
}

export function proofView({ figures, findings, changes, rowIds, ...rest }: Proof): ProofView {
  return { ...rest, rowIds: [...rowIds], figures: figures.map(figureView), findings: findings.map(({ part, label, citations }) => ({ part, label, citations: citations.map(citationView) })), changes: changes.map(({ id, ...row }) => ({ transactionId: id, ...row })) };
}

const figureView = (figure: ProvedFigure): ProvedFigureView => ({ ...figure });
