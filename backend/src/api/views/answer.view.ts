/** The data of an answer as both doors show it. */
import { GraphQLJSON, GraphQLJSONObject, GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { AnswerChart, AnswerData, AnswerTable, Cell, LeverField } from '../../finance/question/answer.ts';
import type { Plan } from '../../finance/question/plan.ts';
import type { StoredAnswer } from '../../features/questions/stored-answer.ts';
import { AnswerKind, AnswerUnit, ChartKind } from '../graphql/answer-enums.ts';
import { CitationView, citationView } from './citation.view.ts';
import { LabelledPeriodView } from './period.view.ts';

@ObjectType('AnswerTable', { description: 'A table of an answer.' })
export class AnswerTableView {
  @Field(() => [String], { description: 'Names of the columns; the first is the label.' }) columns!: string[];
  @Field(() => [[GraphQLJSON]], { description: 'Lines, each a list: the label, then its values; money as decimal strings, null where there is no value.' }) rows!: Cell[][];
  @Field(() => [[GraphQLJSONObject]], { nullable: 'itemsAndList', description: 'By line and column: the filter of the transactions query (TransactionFilterInput) that lists the rows behind the cell; null where no such list shows exactly those.' }) places!: (object | null)[][] | null;
}

@ObjectType('AnswerSection', { description: 'A further look at an answer; its figures add up to the same.' })
export class AnswerSectionView {
  @Field(() => String, { description: 'What it shows.' }) title!: string;
  @Field(() => AnswerTableView, { description: 'Its table.' }) table!: AnswerTableView;
}

@ObjectType('AnswerAlternative', { description: 'Another sensible reading of the question.' })
export class AnswerAlternativeView {
  @Field(() => String, { description: 'What is different: "Before refunds".' }) label!: string;
  @Field(() => String, { description: 'Its figure in words.' }) figure!: string;
  @Field(() => String, { description: 'The question that asks for it, as it stands.' }) question!: string;
}

@ObjectType('AnswerLeverField', { description: 'One number or month of a lever.' })
export class AnswerLeverFieldView {
  @Field(() => String, { description: 'Its name in the phrase.' }) name!: string;
  @Field(() => String, { description: 'What it is.' }) label!: string;
  @Field(() => String, { description: 'count, number, money, percent (may be negative) or month (YYYY-MM).' }) kind!: LeverField['kind'];
  @Field(() => String, { description: 'Its value.' }) value!: string;
}

@ObjectType('AnswerLever', { description: 'One change of a what-if question, to be edited and asked again: "What if", the phrases with their fields filled in, joined by "and".' })
export class AnswerLeverView {
  @Field(() => String, { description: 'hire, price-change, volume-change, one-off, recurring, category-change, payment-delay or loan.' }) kind!: string;
  @Field(() => String, { description: 'A short name.' }) title!: string;
  @Field(() => String, { description: 'Words with the names of the fields in braces; a percentage reads "up 4 %" or "down 4 %", a month "March 2027".' }) phrase!: string;
  @Field(() => [AnswerLeverFieldView], { description: 'What can be changed.' }) fields!: AnswerLeverFieldView[];
}

@ObjectType('AnswerLeftOut', { description: 'Rows that an answer left out on purpose.' })
export class AnswerLeftOutView {
  @Field(() => String, { description: 'transfers, other-currency or copies.' }) what!: string;
  @Field(() => Int, { description: 'How many.' }) count!: number;
  @Field(() => String, { description: 'The same in words: "5 rows in EUR".' }) words!: string;
}

@ObjectType('AnswerCoverage', { description: 'Which part of the ledger an answer saw.' })
export class AnswerCoverageView {
  @Field(() => GraphQLLocalDate, { description: 'First row of the ledger or file.' }) from!: string;
  @Field(() => GraphQLLocalDate, { description: 'Last row.' }) to!: string;
  @Field(() => Int, { description: 'Rows in the period of the answer, transfers between own accounts not counted.' }) rowCount!: number;
  @Field(() => Float, { nullable: true, description: 'How many percent of them have a category; null without rows.' }) categorisedPercent!: number | null;
  @Field(() => [AnswerLeftOutView], { description: 'What was left out on purpose.' }) leftOut!: AnswerLeftOutView[];
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
  @Field(() => [GraphQLJSONObject], { nullable: 'itemsAndList', description: 'By label: the filter of the transactions query that lists the rows behind it; null where none does.' }) places!: (object | null)[] | null;
  @Field(() => Boolean, { description: 'The first and last bars are wholes, those between them the changes that lead from one to the other.' }) isBridge!: boolean;
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
  @Field(() => [AnswerSectionView], { description: 'Other looks at the same figure, each adding up to it.' }) sections!: AnswerSectionView[];
  @Field(() => AnswerPlanView, { nullable: true, description: 'How the question was understood; null where it was not.' }) plan!: AnswerPlanView | null;
  @Field(() => [String], { description: 'Questions to choose from where the answer asks back.' }) choices!: string[];
  @Field(() => [String], { description: 'Questions that go on from the answer; each can be asked as it stands.' }) followUps!: string[];
  @Field(() => [CitationView], { description: 'Rows behind the answer, at most 100.' }) citations!: CitationView[];
  @Field(() => Int, { description: 'How many rows are behind the answer.' }) citationCount!: number;
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'The filter of the transactions query that lists the rows behind the figure; null where no single list shows exactly those.' }) place!: object | null;
  @Field(() => AnswerCoverageView, { nullable: true, description: 'Which part of the ledger was seen; null where nothing was computed.' }) coverage!: AnswerCoverageView | null;
  @Field(() => [AnswerAlternativeView], { description: 'Other sensible readings that give another figure.' }) alternatives!: AnswerAlternativeView[];
  @Field(() => [AnswerLeverView], { description: 'The changes of a what-if question; empty for others.' }) levers!: AnswerLeverView[];
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
    ...laterParts(answer),
    citations: answer.citations.map(citationView),
  };
}

/** Parts that answers from before there were any do not have. */
function laterParts({ followUps, sections, alternatives, coverage, place, levers }: Partial<StoredAnswer>): Pick<AnswerView, 'followUps' | 'sections' | 'alternatives' | 'coverage' | 'place' | 'levers'> {
  return {
    followUps: [...(followUps ?? [])], alternatives: [...(alternatives ?? [])], place: place ?? null, levers: (levers ?? []).map((lever) => ({ ...lever, fields: [...lever.fields] })),
    sections: (sections ?? []).map(({ title, table }) => ({ title, table: tableView(table) })),
    coverage: coverage ? { ...coverage, leftOut: [...coverage.leftOut] } : null,
  };
}

function planView(plan: Plan, { reading, filters }: StoredAnswer): AnswerPlanView {
  const { metric, period, against, groupBy } = plan;
  const labelled = ({ from, to, label }: Plan['period']): LabelledPeriodView => ({ from, to, label });
  const isOtherPeriod = against !== null && (against.period.from !== period.from || against.period.to !== period.to);
  return { text: reading ?? '', metric, period: labelled(period), comparison: isOtherPeriod ? labelled(against.period) : null, filters: [...filters], grouping: groupBy, details: plan };
}

export function tableView({ columns, rows, places }: AnswerTable): AnswerTableView {
  return { columns: [...columns], rows: rows.map((row) => [...row]), places: places?.map((line) => [...line]) ?? null };
}

/** Points are numbers for drawing; the exact decimals stand in the table. */
export function chartView({ kind, labels, series, places, isBridge }: AnswerChart): AnswerChartView {
  return { kind, labels: [...labels], places: places ? [...places] : null, isBridge: isBridge ?? false, series: series.map(({ name, data }) => ({ name, data: data.map((cell) => (cell === null ? null : Number(cell))) })) };
}
