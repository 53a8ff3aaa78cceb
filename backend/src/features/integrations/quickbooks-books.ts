/** What QuickBooks tells about a connected company, whoever fetches it. Amounts are decimal strings in the company's currency. */
import { AppError } from '../../errors.ts';
import type { Integration } from './integration.entity.ts';

/** Figures of the last twelve months. */
export interface QuickBooksSummary {
  readonly lastUpdated: string;
  readonly currency: string;
  readonly totalRevenue: string;
  readonly totalExpenses: string;
  readonly netProfit: string;
  /** By how much cash grew. */
  readonly netCashFlow: string;
  /** Of all bank accounts. */
  readonly totalBalance: string;
  /** Percent of the revenue; null without revenue. */
  readonly profitMargin: number | null;
  readonly transactionCount: number;
  readonly accountCount: number;
}

export interface QuickBooksTransaction {
  readonly id: string;
  readonly description: string;
  readonly date: string;
  readonly category: string;
  readonly type: 'income' | 'expense';
  readonly amount: string;
  readonly currency: string;
}

export interface QuickBooksAccount {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly balance: string;
  readonly currency: string;
}

/** Newest first. Each call throws UNAVAILABLE when QuickBooks does not answer. */
export interface QuickBooksBooks {
  summary(connection: Integration): Promise<QuickBooksSummary>;
  transactions(connection: Integration): Promise<readonly QuickBooksTransaction[]>;
  accounts(connection: Integration): Promise<readonly QuickBooksAccount[]>;
}

export function notConnected(): AppError {
  return new AppError('NOT_FOUND', 'QuickBooks is not connected.');
}
