/** Expected money, as the owner changes it. */
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { ExpectedItemsService } from '../../features/forecasts/expected-items.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { expectedItemView, ExpectedItemView } from '../views/expected-item.view.ts';
import { ExpectedItemChangeInput, NewExpectedItemInput } from './expected-item.inputs.ts';

const ITEM_ID = { description: 'Identifier of the item.' } as const;
const CURRENCY = { nullable: true, description: 'ISO 4217; the one with most rows without it.' } as const;

@Resolver()
export class ExpectedItemResolver {
  readonly #items: ExpectedItemsService;

  constructor(items: ExpectedItemsService) {
    this.#items = items;
  }

  @Query(() => [ExpectedItemView], { description: 'Money that is expected within the next six months, largest effect first. Part of the Pro plan.' })
  async expectedItems(@Ctx() context: RequestContext, @Arg('currency', () => String, CURRENCY) currency?: string): Promise<ExpectedItemView[]> {
    return (await this.#items.list(requireViewer(context), currency ?? null)).map(expectedItemView);
  }

  @Mutation(() => ExpectedItemView, { description: 'Adds money that the owner expects, once or again and again; the forecast counts with it.' })
  async createExpectedItem(@Ctx() context: RequestContext, @Arg('input', () => NewExpectedItemInput, { description: 'What is expected.' }) input: NewExpectedItemInput): Promise<ExpectedItemView> {
    return expectedItemView(await this.#items.create(requireViewer(context), input));
  }

  @Mutation(() => ExpectedItemView, { description: 'Changes what is expected: amount, day or rhythm of all times or of one, or that it will not happen.' })
  async changeExpectedItem(@Ctx() context: RequestContext, @Arg('id', () => ID, ITEM_ID) id: string, @Arg('input', () => ExpectedItemChangeInput, { description: 'What is different.' }) input: ExpectedItemChangeInput): Promise<ExpectedItemView> {
    return expectedItemView(await this.#items.change(requireViewer(context), id, input));
  }

  @Mutation(() => Boolean, { description: 'Deletes an item of the owner\'s own; of one that was read from the ledger it forgets every change.' })
  async deleteExpectedItem(@Ctx() context: RequestContext, @Arg('id', () => ID, ITEM_ID) id: string, @Arg('currency', () => String, CURRENCY) currency?: string): Promise<boolean> {
    await this.#items.forget(requireViewer(context), id, currency ?? null);
    return true;
  }
}
