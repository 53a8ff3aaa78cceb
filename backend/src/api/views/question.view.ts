/** A question with its answer as both doors show it. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Question } from '../../features/questions/question.entity.ts';
import { AnswerView, answerView } from './answer.view.ts';

@ObjectType('Question', { description: 'A question in plain English, and its answer.' })
export class QuestionView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => String, { description: 'The question as it was asked.' }) query!: string;
  @Field(() => String, { description: 'The whole answer as text.' }) response!: string;
  @Field(() => GraphQLDateTime, { description: 'When it was asked.' }) createdAt!: string;
  @Field(() => ID, { nullable: true, description: 'The file that was asked about; null for the whole ledger.' }) fileId!: string | null;
  @Field(() => Boolean, { description: 'The ledger changed since it was made; its proof tells whether a figure did.' }) hasLedgerMoved!: boolean;
  @Field(() => AnswerView, { description: 'The same answer as data.' }) answer!: AnswerView;
}

export function questionView(question: Question): QuestionView {
  const { id, query, response } = question;
  return { id, query, response, createdAt: question.createdAt.toISOString(), fileId: question.fileId ?? null, hasLedgerMoved: question.hasLedgerMoved ?? false, answer: answerView(question.answer) };
}
