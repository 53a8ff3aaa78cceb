/** Reports: the types on offer, generating and listing. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readPage } from '../../features/page.ts';
import type { ReportsService } from '../../features/reports/reports.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { proofView, ProofView } from '../views/proof.view.ts';
import { reportTypesView, ReportTypesView, reportView, ReportView } from '../views/report.view.ts';
import { CURSOR, LIMIT } from './paging.ts';

@InputType({ description: 'A stretch of calendar days.' })
export class PeriodInput {
  @Field(() => GraphQLLocalDate, { description: 'First day.' }) from!: string;
  @Field(() => GraphQLLocalDate, { description: 'Last day, included.' }) to!: string;
}

@InputType({ description: 'What generating a report takes.' })
export class CreateReportInput {
  @Field(() => String, { description: 'Its title.' }) title!: string;
  @Field(() => String, { description: 'Its type; see reportTypes.' }) type!: string;
  @Field(() => PeriodInput, { nullable: true, description: 'What it covers; the last whole month or quarter without it.' }) period?: PeriodInput | null;
}

@Resolver()
export class ReportResolver {
  readonly #reports: ReportsService;

  constructor(reports: ReportsService) {
    this.#reports = reports;
  }

  @Query(() => [ReportView], { description: 'Generated reports, newest first.' })
  async reports(
    @Ctx() context: RequestContext,
    @Arg('type', () => String, { nullable: true, description: 'Only reports of this type.' }) type?: string,
    @Arg('limit', () => Int, LIMIT) limit?: number,
    @Arg('cursor', () => ID, CURSOR) cursor?: string,
  ): Promise<ReportView[]> {
    const viewer = requireViewer(context);
    return (await this.#reports.list(viewer, type ?? null, readPage(limit, cursor))).map(reportView);
  }

  @Query(() => ReportView, { description: 'One report.' })
  async report(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Identifier of the report.' }) id: string): Promise<ReportView> {
    return reportView(await this.#reports.get(requireViewer(context), id));
  }

  @Query(() => ReportTypesView, { description: 'The reports that can be generated today.' })
  async reportTypes(@Ctx() context: RequestContext): Promise<ReportTypesView> {
    return reportTypesView(await this.#reports.types(requireViewer(context)));
  }

  @Query(() => ProofView, { description: 'How the figures of one report were computed, from which rows, and what changed since.' })
  async reportProof(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Which one.' }) id: string): Promise<ProofView> {
    return proofView(await this.#reports.proof(requireViewer(context), id));
  }

  @Mutation(() => ReportView, { description: 'Generates a report. Downloads are at /api/reports/{id}/download.' })
  async createReport(@Ctx() context: RequestContext, @Arg('input', () => CreateReportInput, { description: 'Which report.' }) input: CreateReportInput): Promise<ReportView> {
    return reportView(await this.#reports.create(requireViewer(context), input));
  }

  @Mutation(() => Boolean, { description: 'Deletes a report; for a day it can be restored.' })
  async deleteReport(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Which one.' }) id: string): Promise<boolean> {
    await this.#reports.delete(requireViewer(context), id);
    return true;
  }

  @Mutation(() => ReportView, { description: 'Takes the deletion of a report back.' })
  async restoreReport(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Which one.' }) id: string): Promise<ReportView> {
    return reportView(await this.#reports.restore(requireViewer(context), id));
  }
}
