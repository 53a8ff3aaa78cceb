/** Rules for categories. */
import { Arg, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql';
import type { RulesService } from '../../features/rules/rules.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { rulePreviewView, RulePreviewView, ruleView, RuleView } from '../views/rule.view.ts';

@InputType({ description: 'A rule: what it looks for, and the category that it gives.' })
export class RuleInput {
  @Field(() => String, { description: 'counterparty: the other party has this name; description: all these words stand in the text.' }) match!: string;
  @Field(() => String, { description: 'The name or the words, in any case.' }) pattern!: string;
  @Field(() => String, { nullable: true, description: 'in or out: money in or money out alone; both without it.' }) direction?: string | null;
  @Field(() => String, { description: 'Name of the category.' }) category!: string;
}

const RULE_ID = { description: 'Identifier of the rule.' } as const;
const RULE = { description: 'The rule.' } as const;

@Resolver()
export class RuleResolver {
  readonly #rules: RulesService;

  constructor(rules: RulesService) {
    this.#rules = rules;
  }

  @Query(() => [RuleView], { description: "The owner's rules for categories, at most 200, newest first: of several that match the newest decides." })
  async rules(@Ctx() context: RequestContext): Promise<RuleView[]> {
    return (await this.#rules.list(requireViewer(context))).map(ruleView);
  }

  @Query(() => RulePreviewView, { description: 'What a rule would touch; nothing is changed.' })
  async rulePreview(@Ctx() context: RequestContext, @Arg('input', () => RuleInput, RULE) input: RuleInput): Promise<RulePreviewView> {
    return rulePreviewView(await this.#rules.preview(requireViewer(context), input));
  }

  @Mutation(() => RuleView, { description: 'Sets a rule: payments that match take its category, now and in later imports, unless one was chosen for them singly.' })
  async createRule(@Ctx() context: RequestContext, @Arg('input', () => RuleInput, RULE) input: RuleInput): Promise<RuleView> {
    return ruleView(await this.#rules.create(requireViewer(context), input));
  }

  @Mutation(() => Boolean, { description: 'Deletes a rule: its payments go back to what they were without it. For a day it can be restored.' })
  async deleteRule(@Ctx() context: RequestContext, @Arg('id', () => ID, RULE_ID) id: string): Promise<boolean> {
    await this.#rules.delete(requireViewer(context), id);
    return true;
  }

  @Mutation(() => RuleView, { description: 'Takes the deletion of a rule back.' })
  async restoreRule(@Ctx() context: RequestContext, @Arg('id', () => ID, RULE_ID) id: string): Promise<RuleView> {
    return ruleView(await this.#rules.restore(requireViewer(context), id));
  }
}
