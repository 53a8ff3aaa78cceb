/** Scenarios: saving, previewing, and reading them from plain words. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readPage } from '../../features/page.ts';
import type { ScenariosService } from '../../features/scenarios/scenarios.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { LEVER_SHAPES } from '../views/lever.view.ts';
import { previewView, readingView, ScenarioPreviewView, ScenarioReadingView, scenarioView, ScenarioView } from '../views/scenario.view.ts';
import { CURSOR, LIMIT } from './paging.ts';

const MONTHS = { nullable: true, description: 'How many months it looks ahead: 3 to 6, 6 without it.' } as const;
const OPENING = { nullable: true, description: 'The cash at the start, decimal; null: what the ledger knows of.' } as const;
const LEVERS = { nullable: true, description: `What would change, at most 10. ${LEVER_SHAPES}` } as const;

@InputType({ description: 'A scenario that is tried out.' })
export class ScenarioPreviewInput {
  @Field(() => Int, MONTHS) months?: number | null;
  @Field(() => String, OPENING) openingBalance?: string | null;
  @Field(() => [GraphQLJSONObject], LEVERS) levers?: object[] | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217, one of the ledger; the one with most rows without it.' }) currency?: string | null;
}

@InputType({ description: 'A new scenario.' })
export class CreateScenarioInput {
  @Field(() => String, { description: 'Its name.' }) name!: string;
  @Field(() => Int, MONTHS) months?: number | null;
  @Field(() => String, OPENING) openingBalance?: string | null;
  @Field(() => [GraphQLJSONObject], LEVERS) levers?: object[] | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217, one of the ledger; the one with most rows without it.' }) currency?: string | null;
  @Field(() => ID, { nullable: true, description: 'An answered what-if question: its levers, where none are given.' }) queryId?: string | null;
}

@InputType({ description: 'A scenario with changes; what is left out stays as it is.' })
export class UpdateScenarioInput {
  @Field(() => String, { description: 'Its name.' }) name!: string;
  @Field(() => Int, { nullable: true, description: 'How many months it looks ahead: 3 to 6.' }) months?: number | null;
  @Field(() => String, OPENING) openingBalance?: string | null;
  @Field(() => [GraphQLJSONObject], LEVERS) levers?: object[] | null;
}

const WHICH = { description: 'Which one.' } as const;

@Resolver()
export class ScenarioResolver {
  readonly #scenarios: ScenariosService;

  constructor(scenarios: ScenariosService) {
    this.#scenarios = scenarios;
  }

  @Query(() => [ScenarioView], { description: 'Saved scenarios, newest first, each played on the ledger as it is. Part of the Pro plan.' })
  async scenarios(@Ctx() context: RequestContext, @Arg('limit', () => Int, LIMIT) limit?: number, @Arg('cursor', () => ID, CURSOR) cursor?: string): Promise<ScenarioView[]> {
    return (await this.#scenarios.list(requireViewer(context), readPage(limit, cursor))).map(scenarioView);
  }

  @Query(() => ScenarioView, { description: 'One scenario. As text, PDF, workbook or table: /api/scenarios/{id}/download.' })
  async scenario(@Ctx() context: RequestContext, @Arg('id', () => ID, WHICH) id: string): Promise<ScenarioView> {
    return scenarioView(await this.#scenarios.get(requireViewer(context), id));
  }

  @Query(() => ScenarioPreviewView, { description: 'What levers would do; nothing is saved. Without any: the months ahead as they are.' })
  async scenarioPreview(@Ctx() context: RequestContext, @Arg('input', () => ScenarioPreviewInput, { description: 'What is tried out.' }) input: ScenarioPreviewInput): Promise<ScenarioPreviewView> {
    return previewView(await this.#scenarios.preview(requireViewer(context), input));
  }

  @Query(() => ScenarioReadingView, { description: 'Plain words as levers, such as "hire two people at 5k a month from March"; nothing is saved.' })
  async scenarioReading(
    @Ctx() context: RequestContext,
    @Arg('text', () => String, { description: 'What would change.' }) text: string,
    @Arg('currency', () => String, { nullable: true, description: 'ISO 4217, one of the ledger.' }) currency?: string,
  ): Promise<ScenarioReadingView> {
    return readingView(await this.#scenarios.read(requireViewer(context), { text, currency }));
  }

  @Mutation(() => ScenarioView, { description: 'Saves a scenario.' })
  async createScenario(@Ctx() context: RequestContext, @Arg('input', () => CreateScenarioInput, { description: 'The scenario.' }) input: CreateScenarioInput): Promise<ScenarioView> {
    return scenarioView(await this.#scenarios.create(requireViewer(context), input));
  }

  @Mutation(() => ScenarioView, { description: 'Changes a scenario.' })
  async updateScenario(@Ctx() context: RequestContext, @Arg('id', () => ID, WHICH) id: string, @Arg('input', () => UpdateScenarioInput, { description: 'The changes.' }) input: UpdateScenarioInput): Promise<ScenarioView> {
    return scenarioView(await this.#scenarios.update(requireViewer(context), id, input));
  }

  @Mutation(() => ScenarioView, { description: 'Saves the same scenario once more, as a copy.' })
  async duplicateScenario(@Ctx() context: RequestContext, @Arg('id', () => ID, WHICH) id: string): Promise<ScenarioView> {
    return scenarioView(await this.#scenarios.duplicate(requireViewer(context), id));
  }

  @Mutation(() => Boolean, { description: 'Deletes a scenario; for a day it can be restored.' })
  async deleteScenario(@Ctx() context: RequestContext, @Arg('id', () => ID, WHICH) id: string): Promise<boolean> {
    await this.#scenarios.delete(requireViewer(context), id);
    return true;
  }

  @Mutation(() => ScenarioView, { description: 'Takes the deletion of a scenario back.' })
  async restoreScenario(@Ctx() context: RequestContext, @Arg('id', () => ID, WHICH) id: string): Promise<ScenarioView> {
    return scenarioView(await this.#scenarios.restore(requireViewer(context), id));
  }
}
