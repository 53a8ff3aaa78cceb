/** A connected QuickBooks company. */
import { Ctx, Query, Resolver } from 'type-graphql';
import type { QuickBooksService } from '../../features/integrations/quickbooks.service.ts';
import { requireViewer, type RequestContext } from '../request-context.ts';
import {
  quickBooksAccountsView, QuickBooksAccountsView, quickBooksSummaryView, QuickBooksSummaryView, quickBooksTransactionsView, QuickBooksTransactionsView,
} from '../views/quickbooks.view.ts';

@Resolver()
export class QuickBooksResolver {
  readonly #quickBooks: QuickBooksService;

  constructor(quickBooks: QuickBooksService) {
    this.#quickBooks = quickBooks;
  }

  @Query(() => QuickBooksSummaryView, { description: 'The connected QuickBooks company in a few figures; NOT_FOUND when none is connected.' })
  async quickBooksSummary(@Ctx() context: RequestContext): Promise<QuickBooksSummaryView> {
    return quickBooksSummaryView(await this.#quickBooks.summary(requireViewer(context)));
  }

  @Query(() => QuickBooksTransactionsView, { description: 'Its transactions, newest first.' })
  async quickBooksTransactions(@Ctx() context: RequestContext): Promise<QuickBooksTransactionsView> {
    return quickBooksTransactionsView(await this.#quickBooks.transactions(requireViewer(context)));
  }

  @Query(() => QuickBooksAccountsView, { description: 'Its accounts.' })
  async quickBooksAccounts(@Ctx() context: RequestContext): Promise<QuickBooksAccountsView> {
    return quickBooksAccountsView(await this.#quickBooks.accounts(requireViewer(context)));
  }
}
