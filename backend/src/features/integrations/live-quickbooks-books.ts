/** QuickBooks' books as the overview's panel shows them, read from QuickBooks itself and kept for a minute. */
import { AppError } from '../../errors.ts';
import { minorToDecimal } from '../../finance/money.ts';
import { percentOf, roundPercent } from '../../finance/percent.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { type QuickBooksGlance, readGlance } from '../../providers/quickbooks/quickbooks-glance.ts';
import { QuickBooksProvider } from '../../providers/quickbooks/quickbooks-provider.ts';
import type { ConnectionAccess } from './connection-access.ts';
import type { Integration } from './integration.entity.ts';
import type { ProviderChoice } from './provider-choice.ts';
import { withoutCredentials } from './provider-settings.ts';
import type { QuickBooksAccount, QuickBooksBooks, QuickBooksSummary, QuickBooksTransaction } from './quickbooks-books.ts';

/** The panel asks for its three parts at once, and people come back to the overview again and again. */
const KEPT_MS = 60_000;
const MOST_KEPT = 200;
/** Whoever looks at the overview does not wait longer. */
const LONGEST_WAIT_MS = 15_000;

interface Read {
  readonly at: Date;
  readonly glance: Promise<QuickBooksGlance>;
}

export class LiveQuickBooksBooks implements QuickBooksBooks {
  readonly #access: Pick<ConnectionAccess, 'use'>;
  readonly #providers: Pick<ProviderChoice, 'of'>;
  readonly #clock: () => Date;
  readonly #reads = new Map<string, Read>();

  constructor({ access, providers, clock }: { access: Pick<ConnectionAccess, 'use'>; providers: Pick<ProviderChoice, 'of'>; clock: () => Date }) {
    this.#access = access;
    this.#providers = providers;
    this.#clock = clock;
  }

  async summary(connection: Integration): Promise<QuickBooksSummary> {
    const { at, glance } = await this.#read(connection);
    const { profitAndLoss: { currency, revenueMinor, expensesMinor, profitMinor }, bankMinor, cashIncreaseMinor, transactionCount, accounts } = glance;
    const margin = percentOf(profitMinor, revenueMinor);
    const decimal = (minor: number): string => minorToDecimal(minor, currency);
    return {
      lastUpdated: at.toISOString(), currency, totalRevenue: decimal(revenueMinor), totalExpenses: decimal(expensesMinor), netProfit: decimal(profitMinor), netCashFlow: decimal(cashIncreaseMinor), totalBalance: decimal(bankMinor),
      profitMargin: margin === null ? null : roundPercent(margin), transactionCount, accountCount: accounts.length,
    };
  }

  async transactions(connection: Integration): Promise<readonly QuickBooksTransaction[]> {
    const { glance } = await this.#read(connection);
    return glance.movements.map(({ externalId, description, date, category, amountMinor, currency }) => ({
      id: externalId, description, date, category: category ?? 'Uncategorized', type: amountMinor > 0 ? 'income' : 'expense', amount: minorToDecimal(Math.abs(amountMinor), currency), currency,
    }));
  }

  async accounts(connection: Integration): Promise<readonly QuickBooksAccount[]> {
    const { glance } = await this.#read(connection);
    return glance.accounts.map(({ id, name, type, balanceMinor, currency }) => ({ id, name, type, balance: minorToDecimal(balanceMinor, currency), currency }));
  }

  async #read(connection: Integration): Promise<{ at: Date; glance: QuickBooksGlance }> {
    const provider = this.#providers.of('quickbooks', connection.isSandbox);
    if (!(provider instanceof QuickBooksProvider)) throw withoutCredentials('quickbooks');
    const key = `${connection.businessId} ${connection.id} ${connection.companyId}`;
    const now = this.#clock();
    const known = this.#reads.get(key);
    const read = known && now.getTime() - known.at.getTime() < KEPT_MS ? known : this.#begin(key, { connection, provider, at: now });
    try {
      return { at: read.at, glance: await read.glance };
    } catch (error) {
      // Only what succeeded is kept.
      if (this.#reads.get(key) === read) this.#reads.delete(key);
      throw error instanceof ProviderError ? new AppError('UNAVAILABLE', error.message) : error;
    }
  }

  #begin(key: string, { connection, provider, at }: { connection: Integration; provider: QuickBooksProvider; at: Date }): Read {
    const today = at.toISOString().slice(0, 10);
    const glance = this.#access.use(connection, (access) => readGlance(provider.api(access, AbortSignal.timeout(LONGEST_WAIT_MS)), today));
    glance.catch(() => undefined); // whoever waits hears of it
    const read: Read = { at, glance };
    this.#reads.delete(key);
    this.#reads.set(key, read);
    if (this.#reads.size > MOST_KEPT) this.#reads.delete(this.#reads.keys().next().value ?? '');
    return read;
  }
}
