/** EBITDA is operating profit before depreciation: what a ledger of payments books as depreciation is left out, and where it books none the two are one. */
import type { LedgerVocabulary } from '../../../ledger/ledger-reader.ts';
import type { Interpretation } from '../../plan.ts';
import type { Reading } from '../reading.ts';

const SAID = /\bebitda\b/;
const WRITTEN_DOWN = /\b(depreciation|amorti[sz]ation)\b/i;

export function beforeDepreciation(found: Interpretation, reading: Reading, { categories }: LedgerVocabulary): Interpretation {
  if (found.kind !== 'plan' || !SAID.test(reading.text) || !/^operating(Profit|Margin)$/.test(found.plan.metric)) return found;
  const { plan } = found;
  const written = categories.filter(({ name, role }) => role === 'opex' && WRITTEN_DOWN.test(name)).map(({ number }) => number);
  const note = written.length > 0 ? 'EBITDA: operating profit before depreciation, that is net profit before interest, paid and earned, and taxes, and with what is booked as depreciation left out.' : 'EBITDA: net profit before interest, paid and earned, and taxes. No depreciation is booked here, so that it is the operating profit.';
  const without = <T extends { readonly filters: typeof plan.filters }>(subject: T): T => (written.length > 0 ? { ...subject, filters: { ...subject.filters, notCategories: [...(subject.filters.notCategories ?? []), ...written] } } : subject);
  return { ...found, plan: { ...without(plan), against: plan.against && without(plan.against), notes: [...plan.notes, note] } };
}
