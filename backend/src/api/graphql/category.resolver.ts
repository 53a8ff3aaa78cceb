/** Categories, and those that are chosen for single transactions. */
import { Arg, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql';
import type { CategoriesService } from '../../features/categories/categories.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { categoryView, CategoryView } from '../views/category.view.ts';
import { categorizedTransactionView, CategorizedTransactionView, transactionDetailsView, TransactionDetailsView } from '../views/transaction-details.view.ts';

@InputType({ description: 'What adding a category takes.' })
export class CreateCategoryInput {
  @Field(() => String, { description: 'Its name.' }) name!: string;
  @Field(() => String, { description: 'What it does in the figures: revenue, refund, other-income, cogs, opex, tax, interest, owner, loan or transfer.' }) kind!: string;
}

@InputType({ description: 'Which category single transactions are to have.' })
export class CategorizeInput {
  @Field(() => [ID], { description: '1 to 200 identifiers of transactions.' }) transactionIds!: string[];
  @Field(() => String, { nullable: true, description: 'Name of the category; null takes an earlier choice back.' }) category?: string | null;
}

@Resolver()
export class CategoryResolver {
  readonly #categories: CategoriesService;

  constructor(categories: CategoriesService) {
    this.#categories = categories;
  }

  @Query(() => [CategoryView], { description: 'Every category, in the order of the statements.' })
  async categories(@Ctx() context: RequestContext): Promise<CategoryView[]> {
    return (await this.#categories.list(requireViewer(context))).map(categoryView);
  }

  @Query(() => TransactionDetailsView, { description: 'One transaction and why it has its category.' })
  async transaction(@Ctx() context: RequestContext, @Arg('id', () => ID, { description: 'Identifier of the transaction.' }) id: string): Promise<TransactionDetailsView> {
    return transactionDetailsView(await this.#categories.transaction(requireViewer(context), id));
  }

  @Mutation(() => CategoryView, { description: 'Adds a category.' })
  async createCategory(@Ctx() context: RequestContext, @Arg('input', () => CreateCategoryInput, { description: 'Which one.' }) input: CreateCategoryInput): Promise<CategoryView> {
    return categoryView(await this.#categories.create(requireViewer(context), input));
  }

  @Mutation(() => [CategorizedTransactionView], { description: 'Chooses the category of single transactions; it stays chosen when their file is deleted and read again.' })
  async categorizeTransactions(
    @Ctx() context: RequestContext, @Arg('input', () => CategorizeInput, { description: 'Which transactions, and which category.' }) input: CategorizeInput,
  ): Promise<CategorizedTransactionView[]> {
    return (await this.#categories.categorize(requireViewer(context), input)).map(categorizedTransactionView);
  }
}
