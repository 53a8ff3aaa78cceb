/** How far an answer is, as the GraphQL door tells it. */
import { GraphQLJSON } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import type { AnswerFigures, AnswerNews } from '../../features/questions/answer-news.ts';
import { AnswerStage, AnswerUnit } from '../graphql/answer-enums.ts';
import { AnswerChartView, AnswerTableView, chartView, tableView } from './answer.view.ts';
import { LabelledPeriodView } from './period.view.ts';

@ObjectType('AnswerFigures', { description: 'The figures of an answer before its words are there.' })
export class AnswerFiguresView {
  @Field(() => GraphQLJSON, { nullable: true, description: 'A decimal string, a number or a date; null where a table or words answer.' }) value!: string | number | null;
  @Field(() => AnswerUnit, { nullable: true, description: 'What the value is counted in.' }) unit!: AnswerFigures['unit'];
  @Field(() => String, { nullable: true, description: 'ISO 4217.' }) currency!: string | null;
  @Field(() => LabelledPeriodView, { nullable: true, description: 'What the answer covers.' }) period!: LabelledPeriodView | null;
  @Field(() => AnswerTableView, { nullable: true, description: 'The answer as a table; null too where it is too long to be told ahead.' }) table!: AnswerTableView | null;
  @Field(() => AnswerChartView, { nullable: true, description: 'The answer as a chart; null too where it is too long to be told ahead.' }) chart!: AnswerChartView | null;
}

@ObjectType('AnswerProgress', { description: 'One stage of an answer that is being made.' })
export class AnswerProgressView {
  @Field(() => AnswerStage, { description: 'Which stage.' }) stage!: AnswerNews['stage'];
  @Field(() => String, { nullable: true, description: 'read: the plan in plain words.' }) reading!: string | null;
  @Field(() => AnswerFiguresView, { nullable: true, description: 'computed: the figures.' }) figures!: AnswerFiguresView | null;
  @Field(() => String, { nullable: true, description: 'worded: all words so far; they replace those before. Each number in them is computed.' }) words!: string | null;
}

export function answerProgressView({ stage, reading, figures, words }: AnswerNews): AnswerProgressView {
  return { stage, reading, words, figures: figures && { ...figures, table: figures.table && tableView(figures.table), chart: figures.chart && chartView(figures.chart) } };
}
