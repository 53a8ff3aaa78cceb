/** Ledger rows and the bank accounts that they belong to. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, Int, Query, Resolver } from 'type-graphql';
import type { LedgerService } from '../../features/ledger/ledger.service.ts';
import { readPage } from '../../features/page.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { bankAccountView, BankAccountView, transactionView, TransactionView } from '../views/transaction.view.ts';
import { CURSOR, LIMIT } from './paging.ts';

@InputType({ description: 'Which transactions; conditions are joined by and.' })
export class TransactionFilterInput {
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'First day.' }) from?: string | null;
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Last day, included.' }) to?: string | null;
  @Field(() => ID, { nullable: true, description: 'Only rows of this file, those known from other files included.' }) fileId?: string | null;
  @Field(() => String, { nullable: true, description: 'Name of a category.' }) category?: string | null;
  @Field(() => [String], { nullable: true, description: 'What the category does in the figures: revenue, refund, other-income, cogs, opex, tax, interest, owner, loan or transfer.' }) kinds?: string[] | null;
  @Field(() => String, { nullable: true, description: 'Name of the other party.' }) counterparty?: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217.' }) currency?: string | null;
}

@Resolver()
export class TransactionResolver {
  readonly #ledger: LedgerService;

  constructor(ledger: LedgerService) {
    this.#ledger = ledger;
  }

  @Query(() => [TransactionView], { description: 'Rows of the ledger, newest date first; each payment once, unless a file is asked for.' })
  async transactions(
    @Ctx() context: RequestContext,
    @Arg('filter', () => TransactionFilterInput, { nullable: true, description: 'Which ones; all without it.' }) filter?: TransactionFilterInput,
    @Arg('limit', () => Int, LIMIT) limit?: number,
    @Arg('cursor', () => String, CURSOR) cursor?: string,
  ): Promise<TransactionView[]> {
    const viewer = requireViewer(context);
    return (await this.#ledger.transactions(viewer, filter ?? {}, readPage(limit, cursor))).map(transactionView);
  }

  @Query(() => [BankAccountView], { description: 'Bank and card accounts that files brought rows of.' })
  async accounts(@Ctx() context: RequestContext): Promise<BankAccountView[]> {
    return (await this.#ledger.accounts(requireViewer(context))).map(bankAccountView);
  }
}
