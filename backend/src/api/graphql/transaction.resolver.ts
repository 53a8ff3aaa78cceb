/** Ledger rows: lists of them, and what they add up to. */
import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { LedgerService } from '../../features/ledger/ledger.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import { transactionTotalsView, TransactionTotalsView, transactionView, TransactionView } from '../views/transaction.view.ts';
import { CURSOR, LIMIT } from './paging.ts';
import { TransactionFilterInput } from './transaction.inputs.ts';

const FILTER = { nullable: true, description: 'Which ones; all without it.' } as const;

@Resolver()
export class TransactionResolver {
  readonly #ledger: LedgerService;

  constructor(ledger: LedgerService) {
    this.#ledger = ledger;
  }

  @Query(() => [TransactionView], { description: 'Rows of the ledger, newest date first; each payment once, unless a file is asked for.' })
  async transactions(
    @Ctx() context: RequestContext,
    @Arg('filter', () => TransactionFilterInput, FILTER) filter?: TransactionFilterInput,
    @Arg('order', () => String, { nullable: true, description: 'newest, oldest, largest or smallest; by date or by amount.' }) order?: string,
    @Arg('limit', () => Int, LIMIT) limit?: number,
    @Arg('cursor', () => String, CURSOR) cursor?: string,
    @Arg('offset', () => Int, { nullable: true, description: 'How many rows to pass over, instead of a cursor.' }) offset?: number,
  ): Promise<TransactionView[]> {
    const viewer = requireViewer(context);
    return (await this.#ledger.transactions(viewer, filter ?? {}, { order, limit, cursor, offset })).map(transactionView);
  }

  @Query(() => TransactionTotalsView, { description: 'How many transactions there are, and what they add up to.' })
  async transactionTotals(@Ctx() context: RequestContext, @Arg('filter', () => TransactionFilterInput, FILTER) filter?: TransactionFilterInput): Promise<TransactionTotalsView> {
    return transactionTotalsView(await this.#ledger.totals(requireViewer(context), filter ?? {}));
  }

  @Query(() => Int, { description: 'How many transactions lie before the first one of a day, newest first.' })
  async transactionPosition(
    @Ctx() context: RequestContext,
    @Arg('date', () => GraphQLLocalDate, { description: 'The day to go to.' }) date: string,
    @Arg('filter', () => TransactionFilterInput, FILTER) filter?: TransactionFilterInput,
  ): Promise<number> {
    return this.#ledger.position(requireViewer(context), filter ?? {}, date);
  }

  @Query(() => [String], { description: 'Names of other parties, those with most transactions first.' })
  async counterparties(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, { nullable: true, description: 'Part of the name, in any case.' }) search?: string,
    @Arg('limit', () => Int, LIMIT) limit?: number,
  ): Promise<string[]> {
    return this.#ledger.counterparties(requireViewer(context), search ?? null, limit);
  }
}
