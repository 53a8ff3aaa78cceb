/** The books of a connected QuickBooks company, as the overview's panel shows them. */
import type { Database } from '../../database/database.ts';
import { requirePaid } from '../users/require-paid.ts';
import type { Viewer } from '../users/viewer.ts';
import { type Integration, IntegrationEntity } from './integration.entity.ts';
import { notConnected, type QuickBooksAccount, type QuickBooksBooks, type QuickBooksSummary, type QuickBooksTransaction } from './quickbooks-books.ts';

export class QuickBooksService {
  readonly #database: Database;
  readonly #books: QuickBooksBooks;

  constructor(database: Database, books: QuickBooksBooks) {
    this.#database = database;
    this.#books = books;
  }

  /** Throws NOT_FOUND when nothing is connected, PLAN_REQUIRED, UNAVAILABLE when QuickBooks does not answer; so do the other two. */
  async summary(viewer: Viewer): Promise<QuickBooksSummary> {
    return this.#books.summary(await this.#connection(viewer));
  }

  async transactions(viewer: Viewer): Promise<readonly QuickBooksTransaction[]> {
    return this.#books.transactions(await this.#connection(viewer));
  }

  async accounts(viewer: Viewer): Promise<readonly QuickBooksAccount[]> {
    return this.#books.accounts(await this.#connection(viewer));
  }

  async #connection(viewer: Viewer): Promise<Integration> {
    const { businessId } = viewer;
    const found = await this.#database.inTenant(businessId, (em) => em.findOne(IntegrationEntity, { businessId, provider: 'quickbooks', status: { $in: ['connected', 'error'] } }));
    if (!found) throw notConnected();
    requirePaid(viewer, 'Integrations');
    return found;
  }
}
