/** The data of an answer as both doors show it. */
import { GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { AnswerChart, AnswerData, AnswerTable, Cell } from '../../finance/question/answer.ts';
import type { Plan } from '../../finance/question/plan.ts';
import type { StoredAnswer } from '../../features/questions/stored-answer.ts';
import { AnswerKind, AnswerUnit, ChartKind } from '../graphql/answer-enums.ts';
import { CitationView, citationView } from './citation.view.ts';
import { LabelledPeriodView } from './period.view.ts';

@ObjectType('AnswerTable', { description: 'A table of an answer.' })
export class AnswerTableView {
  @Field(() => [String], { description: 'Names of the columns; the first is the label.' }) columns!: string[];
  @Field(() => [[GraphQLJSON]], { description: 'Lines, each a list: the label, then its values; money as decimal strings, null where there is no value.' }) rows!: Cell[][];
}

@ObjectType('ChartSeries', { description: 'One line, or one set of bars.' })
export class ChartSeriesView {
  @Field(() => String, { description: 'What it shows.' }) name!: string;
  @Field(() => [Float], { nullable: 'items', description: 'One number per label; null where there is none.' }) data!: (number | null)[];
}

@ObjectType('AnswerChart', { description: 'A chart of an answer.' })
export class AnswerChartView {
  @Field(() => ChartKind, { description: 'How to draw it.' }) kind!: AnswerChart['kind'];
  @Field(() => [String], { description: 'What stands below the points.' }) labels!: string[];
  @Field(() => [ChartSeriesView], { description: 'What is drawn.' }) series!: ChartSeriesView[];
}

@ObjectType('AnswerContext', { description: 'What a single figure is looked at beside: the same measure over the stretches before it.' })
export class AnswerContextView {
  @Field(() => String, { description: 'What the chart shows, such as "By month, May – October 2026".' }) caption!: string;
  @Field(() => AnswerChartView, { description: 'The chart.' }) chart!: AnswerChartView;
}

@ObjectType('AnswerPlan', { description: 'A question as it was understood, enough to compute the answer again.' })
export class AnswerPlanView {
  @Field(() => String, { description: 'The plan in plain words.' }) text!: string;
  @Field(() => String, { nullable: true, description: 'What is measured.' }) metric!: string | null;
  @Field(() => LabelledPeriodView, { nullable: true, description: 'Which period.' }) period!: LabelledPeriodView | null;
  @Field(() => LabelledPeriodView, { nullable: true, description: 'What it is compared with.' }) comparison!: LabelledPeriodView | null;
  @Field(() => [String], { description: 'Which rows, in words; all of them when empty.' }) filters!: string[];
  @Field(() => String, { nullable: true, description: 'What one line of the answer stands for.' }) grouping!: string | null;
  @Field(() => GraphQLJSONObject, { description: 'The typed plan itself.' }) details!: object;
}

@ObjectType('Answer', { description: 'An answer as data; every number in it was computed from the ledger.' })
export class AnswerView {
  @Field(() => AnswerKind, { description: 'An answer, a question back, or that the data cannot tell.' }) kind!: AnswerData['kind'];
  @Field(() => GraphQLJSON, { nullable: true, description: 'A decimal string, a number or a date; null where a table or words answer.' }) value!: string | number | null;
  @Field(() => AnswerUnit, { nullable: true, description: 'What the value is counted in.' }) unit!: AnswerData['unit'];
  @Field(() => String, { nullable: true, description: 'ISO 4217.' }) currency!: string | null;
  @Field(() => LabelledPeriodView, { nullable: true, description: 'What the answer covers.' }) period!: LabelledPeriodView | null;
  @Field(() => AnswerTableView, { nullable: true, description: 'The answer as a table.' }) table!: AnswerTableView | null;
  @Field(() => AnswerChartView, { nullable: true, description: 'The answer as a chart.' }) chart!: AnswerChartView | null;
  @Field(() => AnswerContextView, { nullable: true, description: 'A single figure beside those before it; null where there is nothing to compare with.' }) context!: AnswerContextView | null;
  @Field(() => AnswerPlanView, { nullable: true, description: 'How the question was understood; null where it was not.' }) plan!: AnswerPlanView | null;
  @Field(() => [String], { description: 'Questions to choose from where the answer asks back.' }) choices!: string[];
  @Field(() => [String], { description: 'Questions that go on from the answer; each can be asked as it stands.' }) followUps!: string[];
  @Field(() => [CitationView], { description: 'Rows behind the answer, at most 100.' }) citations!: CitationView[];
  @Field(() => Int, { description: 'How many rows are behind the answer.' }) citationCount!: number;
  @Field(() => String, { description: 'local, or the language model that took part.' }) engine!: string;
}

export function answerView(answer: StoredAnswer): AnswerView {
  const { kind, value, unit, currency, period, table, chart, plan, citationCount, engine } = answer;
  return {
    kind, value, unit, currency, period, citationCount, engine,
    table: table && tableView(table),
    chart: chart && chartView(chart),
    context: answer.context ? { caption: answer.context.caption, chart: chartView(answer.context.chart) } : null,
    plan: plan && planView(plan, answer),
    choices: answer.choices.map(({ question }) => question),
    // Answers from before there were any have none.
    followUps: [...((answer.followUps as readonly string[] | undefined) ?? [])],
    citations: answer.citations.map(citationView),
  };
}

function planView(plan: Plan, { reading, filters }: StoredAnswer): AnswerPlanView {
  const { metric, period, against, groupBy } = plan;
  const labelled = ({ from, to, label }: Plan['period']): LabelledPeriodView => ({ from, to, label });
  const isOtherPeriod = against !== null && (against.period.from !== period.from || against.period.to !== period.to);
  return { text: reading ?? '', metric, period: labelled(period), comparison: isOtherPeriod ? labelled(against.period) : null, filters: [...filters], grouping: groupBy, details: plan };
}

export function tableView({ columns, rows }: AnswerTable): AnswerTableView {
  return { columns: [...columns], rows: rows.map((row) => [...row]) };
}

/** Points are numbers for drawing; the exact decimals stand in the table. */
export function chartView({ kind, labels, series }: AnswerChart): AnswerChartView {
  return { kind, labels: [...labels], series: series.map(({ name, data }) => ({ name, data: data.map((cell) => (cell === null ? null : Number(cell))) })) };
}
