/** What a row's own text says, with the other party's name where a column of its own states it. */
import { categorize, type Categorized } from './categorize.ts';
import { NO_OWN_NAME, type OwnName } from './own-name.ts';

export interface CategorizedText {
  readonly description: string;
  readonly amountMinor: number;
  readonly category: string | null;
  readonly counterparty: string | null;
  /** The part that decides, where notes were added to it. */
  readonly title?: string | null;
}

export function categorizeRow(text: string, counterparty: string | null, amountMinor: number, own: OwnName = NO_OWN_NAME): Categorized {
  const name = counterparty?.trim().replace(/\s+/g, ' ') ?? '';
  return categorize(name === '' ? text : `${text} ${name}`, amountMinor, own);
}
