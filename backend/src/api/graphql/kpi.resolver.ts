/** Key figures and their targets. */
import { Arg, Args, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql';
import type { KpisService } from '../../features/kpis/kpis.service.ts';
import { kpiNamed } from '../../features/kpis/target-input.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { kpiTargetView, KpiTargetView, realtimeKpisView, RealtimeKpisView } from '../views/kpi.view.ts';
import { overviewRequest, PeriodArgs } from './period-args.ts';

@InputType({ description: 'What a key figure should be.' })
export class KpiTargetInput {
  @Field(() => String, { description: 'A decimal number: money, percent, months, days or a ratio, as the figure is told in.' }) value!: string;
  @Field(() => String, { nullable: true, description: 'ISO 4217 of a target in money; the one with most rows without it.' }) currency?: string | null;
}

const KPI_ID = { description: 'Short name of the key figure.' } as const;

@Resolver()
export class KpiResolver {
  readonly #kpis: KpisService;

  constructor(kpis: KpisService) {
    this.#kpis = kpis;
  }

  @Query(() => RealtimeKpisView, { description: 'The key figures of a period, each with what went into it. Part of the Pro plan. Give a period by name, or from and to.' })
  async realtimeKpis(@Ctx() context: RequestContext, @Args(() => PeriodArgs) args: PeriodArgs): Promise<RealtimeKpisView> {
    return realtimeKpisView(await this.#kpis.realtime(requireViewer(context), overviewRequest(args)));
  }

  @Mutation(() => KpiTargetView, { description: 'Says what a key figure should be; a sum over a period is held against it as an average month. Part of the Pro plan.' })
  async setKpiTarget(@Ctx() context: RequestContext, @Arg('id', () => ID, KPI_ID) id: string, @Arg('input', () => KpiTargetInput, { description: 'The target.' }) input: KpiTargetInput): Promise<KpiTargetView> {
    return kpiTargetView(await this.#kpis.setTarget(requireViewer(context), id, input), kpiNamed(id));
  }

  @Mutation(() => Boolean, { description: 'Takes the target of a key figure away. Part of the Pro plan.' })
  async removeKpiTarget(@Ctx() context: RequestContext, @Arg('id', () => ID, KPI_ID) id: string, @Arg('currency', () => String, { nullable: true, description: 'ISO 4217 of a target in money; the one with most rows without it.' }) currency?: string): Promise<boolean> {
    await this.#kpis.removeTarget(requireViewer(context), id, currency ?? null);
    return true;
  }
}
