/** "Professional fees" of a ledger whose books say Accounting Fees and Legal: a kind that no category is called by, told by those that are part of it. */
import { lemmas } from '../lexicon/lemma.ts';
import { wordTable } from '../../../word-table.ts';
import type { LedgerName, NameIndex } from './names.ts';

/** By kind: what the names of its parts say, and what they say where they are part of another; its own word first, for "Trade Shows & Travel" is of another kind. Add a word. */
const PARTS = wordTable<{ readonly named: string; readonly not?: string }>({
  'professional-fees': { named: 'accounting|accountant|bookkeeping|bookkeeper|legal|lawyer|attorney|solicitor|cpa|audit|tax preparation|payroll service|notary', not: 'software|subscription' },
  utilities: { named: 'utility|electric|electricity|power|gas|natural gas|water|sewer|heating|heat|internet|broadband|wi fi|phone|telephone|telecom|energy', not: 'fuel|vehicle|truck|van|delivery|tool|heater|repair|equipment|filter|cylinder|feature' },
  advertising: { named: 'advertising|marketing|social media|sponsorship|signage|flyer|seo|listing|billboard|publicity|branding|pr' },
  software: { named: 'software|hosting|cloud|computer service|it service|web service|subscription', not: 'magazine|box|dues' },
  shipping: { named: 'shipping|postage|freight|delivery|parcel|carriage|mailing', not: 'van|truck|driver|wage|fuel|insurance' },
  insurance: { named: "insurance|workers comp|worker compensation|workers' compensation|malpractice|liability|bonding" },
  travel: { named: 'travel|mileage|airfare|lodging|hotel|conference|transportation', not: 'freight' },
  meals: { named: 'meal|entertainment|coffee|snack|refreshment|hospitality', not: 'green|bean|sale' },
  vehicle: { named: 'vehicle|auto|mileage|trailer|parking|toll' },
  equipment: { named: 'tool|computer|furniture|fixture|hardware', not: 'software|rental|lease|repair' },
});

/** Categories with rows that are part of the kind; none where one is of the kind itself. */
export function partsOfKind(kind: string, { names, byKind }: NameIndex): readonly LedgerName[] {
  const parts = PARTS[kind];
  if (!parts || (byKind.get(kind) ?? []).some(({ count }) => count > 0)) return [];
  const [named, not] = [parts.named, parts.not ?? ''].map((list) => list.split('|').filter(Boolean).map(lemmas));
  const holds = (words: readonly string[], phrases: readonly (readonly string[])[] = []): boolean => phrases.some((phrase) => phrase.every((word) => words.includes(word)));
  return names.filter((name) => name.kind === 'category' && name.count > 0 && /^(opex|cogs)$/.test(name.role ?? '') && holds(lemmas(name.name), named) && !holds(lemmas(name.name), not));
}
