/** What a summary, a report or the insights are made from: a reader, what it holds, and whether one file or the whole ledger is meant. */
import type { EntryFilter, LedgerReader, LedgerVocabulary } from '../ledger/ledger-reader.ts';
import type { Period } from '../period.ts';

export interface FigureSource {
  readonly reader: LedgerReader;
  readonly vocabulary: LedgerVocabulary;
  /** Only this file's rows; null = the whole ledger. */
  readonly fileId: string | null;
}

/** As much of it as a sum over rows needs. */
export type RowSource = Pick<FigureSource, 'reader' | 'fileId'> & { readonly vocabulary: Pick<LedgerVocabulary, 'currency'> };

/** The source's rows in its currency, within the period when one is given. */
export function filterOf(source: RowSource, period?: Period): EntryFilter {
  return {
    currency: source.vocabulary.currency,
    ...(source.fileId === null ? {} : { fileId: source.fileId }),
    ...(period ? { from: period.from, to: period.to } : {}),
  };
}

/** From the first to the last row; null when there are none. */
export function spanOf(source: FigureSource): Period | null {
  const { dateFrom, dateTo } = source.vocabulary;
  return dateFrom === null || dateTo === null ? null : { from: dateFrom, to: dateTo };
}
