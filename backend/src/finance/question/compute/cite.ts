/** The rows behind a figure, newest first, cut at the limit; the count is always the true one. */
import { minorToDecimal } from '../../money.ts';
import type { Citation } from '../answer.ts';
import { CITATION_LIMIT } from '../answer.ts';
import type { Books } from './books.ts';
import type { Figures } from './figures.ts';

export async function cite(figures: Figures, { reader, vocabulary }: Books): Promise<{ citations: Citation[]; citationCount: number }> {
  const pages = await Promise.all(figures.cited.map((filter) => reader.entries(filter, 'newest', CITATION_LIMIT)));
  const shown = figures.detail.task === 'rows' && !figures.detail.isOfAll || figures.detail.task === 'date' || figures.detail.task === 'latest' || figures.detail.task === 'price-change' ? shownEntries(figures) : null;
  const entries = shown ?? pages.flatMap((page) => page.entries).slice(0, CITATION_LIMIT);
  return {
    citations: entries.map((entry) => ({ transactionId: entry.id, date: entry.date, description: entry.description, amount: minorToDecimal(entry.amountMinor, vocabulary.currency) })),
    citationCount: shown ? shown.length : pages.reduce((sum, page) => sum + page.count, 0),
  };
}

/** Answers that are rows cite exactly those. */
function shownEntries({ detail }: Figures) {
  if (detail.task === 'rows') return detail.entries.slice(0, CITATION_LIMIT);
  if (detail.task === 'latest') return detail.streams;
  if (detail.task === 'price-change') return [detail.last, detail.first].flatMap((entry) => (entry ? [entry] : []));
  return detail.task === 'date' && detail.entry ? [detail.entry] : [];
}
