/** Reports and what a business can have of them, as both doors show them. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { FinancialReport } from '../../features/reports/report.entity.ts';
import type { OfferedReports } from '../../features/reports/reports.service.ts';
import { reportDocumentView, type ReportDocumentView } from './report-document.view.ts';
import { DatePeriodView, LabelledPeriodView } from './period.view.ts';

@ObjectType('FinancialReport', { description: 'A generated report.' })
export class ReportView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => String, { description: 'Its title, and the name of its download.' }) title!: string;
  @Field(() => String, { description: 'Its type, such as monthly; see reportTypes.' }) type!: string;
  @Field(() => String, { description: 'The whole text.' }) content!: string;
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'The report as data: sections of sentences, figures, tables and charts, then what must add up, and notes; money as decimal strings. Null in lists (ask for the report itself) and for reports that were written before documents were kept.' }) document!: ReportDocumentView | null;
  @Field(() => DatePeriodView, { description: 'What it covers.' }) period!: DatePeriodView;
  @Field(() => Boolean, { description: 'The ledger changed since it was made; its proof tells whether a figure did.' }) hasLedgerMoved!: boolean;
  @Field(() => GraphQLDateTime, { description: 'When it was generated.' }) createdAt!: string;
}

@ObjectType('ReportType', { description: 'A type of report that can be generated today.' })
export class ReportTypeView {
  @Field(() => String, { description: 'The type, as createReport takes it.' }) type!: string;
  @Field(() => String, { description: 'Its name for people.' }) label!: string;
  @Field(() => [LabelledPeriodView], { description: 'Periods that the ledger covers, newest first; createReport takes any other, too.' }) periods!: LabelledPeriodView[];
}

@ObjectType('ReportTypes', { description: "What reports today's data sources allow." })
export class ReportTypesView {
  @Field(() => Boolean, { description: 'Accounting software is connected.' }) fullFinancialReports!: boolean;
  @Field(() => Boolean, { description: 'Only payment processors are connected.' }) revenueAnalysisOnly!: boolean;
  @Field(() => Boolean, { description: 'Reports are made from files.' }) fileBasedReports!: boolean;
  @Field(() => Boolean, { description: 'There is a processed file.' }) hasUploadedFiles!: boolean;
  @Field(() => [ReportTypeView], { description: 'The types on offer.' }) types!: ReportTypeView[];
}

export function reportView(report: FinancialReport): ReportView {
  const { id, title, type, content, periodFrom, periodTo } = report;
  return { id, title, type, content, period: { from: periodFrom, to: periodTo }, document: report.document ? reportDocumentView(report.document) : null, createdAt: report.createdAt.toISOString(), hasLedgerMoved: report.hasLedgerMoved ?? false };
}

export function reportTypesView({ fullFinancialReports, revenueAnalysisOnly, fileBasedReports, hasUploadedFiles, types }: OfferedReports): ReportTypesView {
  return { fullFinancialReports, revenueAnalysisOnly, fileBasedReports, hasUploadedFiles, types: types.map(({ type, label, periods }) => ({ type, label, periods: periods.map((period) => ({ ...period })) })) };
}
