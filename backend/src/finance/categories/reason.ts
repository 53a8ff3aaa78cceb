/** Why a row has its imported category, and what fits better where that is uncertain: in words, with how sure it is. */
import type { Decided } from './basis.ts';
import { isMixedCompany } from './confidence.ts';
import type { Direction } from './history/name-features.ts';
import type { OwnHistory } from './history/own-history.ts';
import type { Remembered } from './history/precedent.ts';

/** The row, or the rows of one counterparty, that is asked about. */
export interface Uncertain {
  readonly counterparty: string | null;
  readonly direction: Direction;
  /** What it has now without the owner's word. */
  readonly categoryNumber: number;
  /** Null: imported before this was kept. */
  readonly decided: Decided | null;
}

export interface Explanation {
  readonly says: string;
  /** What is proposed; null where nothing is known. */
  readonly categoryNumber: number | null;
  /** In percent. */
  readonly confidence: number;
}

type NameOf = (categoryNumber: number) => string;

export function explain(row: Uncertain, history: OwnHistory, nameOf: NameOf): Explanation {
  const kept = { categoryNumber: row.categoryNumber, confidence: row.decided?.confidence ?? 0 };
  const before = row.counterparty === null ? null : history.same(row.counterparty, row.direction);
  switch (row.decided?.basis) {
    case 'file': return explainFile(row, before, nameOf);
    case 'history': return { ...kept, says: saysHistory(row, before, nameOf) };
    case 'rule-table': return { ...kept, says: saysRule(row) };
    case 'other-rows': return { ...kept, says: saysOtherRows(row) };
    case 'model': return { ...kept, says: 'Proposed by a language model from the name alone.' };
    case 'nothing': return explainNothing(row, before, history, nameOf);
    default: return { ...kept, says: 'As its file or its text says.' };
  }
}

function explainFile({ counterparty, categoryNumber, decided }: Uncertain, before: Remembered | null, nameOf: NameOf): Explanation {
  const stated = { categoryNumber, confidence: decided!.confidence, says: 'As its file or its provider states.' };
  if (before?.source !== 'choice' || before.categoryNumber === categoryNumber) return stated;
  return { ...stated, categoryNumber: before.categoryNumber, says: `The file says ${nameOf(categoryNumber)}; you chose ${nameOf(before.categoryNumber)} for ${counterparty} before.` };
}

function saysHistory({ counterparty, decided }: Uncertain, before: Remembered | null, nameOf: NameOf): string {
  const others = [...(before?.replaces ?? [])].filter((number) => number !== before!.categoryNumber).map(nameOf);
  if (before?.source === 'choice' && decided!.confidence <= 50) return `You chose ${[nameOf(before.categoryNumber), ...others].join(' and ')} for ${counterparty} before, the first of them last.`;
  return before?.source === 'file' ? `Your files put ${counterparty} here before.` : `You chose it for ${counterparty} before.`;
}

function saysRule({ counterparty, decided }: Uncertain): string {
  if (counterparty !== null && isMixedCompany(counterparty)) return `Usual for ${counterparty}, which sells for more than one purpose.`;
  if (decided!.confidence >= 90) return `Usual for ${counterparty ?? 'a text like this'}.`;
  return decided!.confidence >= 70 ? 'By words in its text.' : 'A guess: its text says that something was bought, and not what.';
}

function saysOtherRows({ counterparty, direction }: Uncertain): string {
  if (counterparty === null) return 'A guess: its file has many deposits that name nobody.';
  return direction === 'in' ? `By how ${counterparty} pays or is paid elsewhere in its file.` : `By what other rows of its file say about ${counterparty}.`;
}

function explainNothing({ counterparty, direction }: Uncertain, before: Remembered | null, history: OwnHistory, nameOf: NameOf): Explanation {
  const found = before ?? (counterparty === null ? null : history.alike(counterparty, direction));
  if (!found) return { categoryNumber: null, confidence: 0, says: 'Nothing in its text says what it was for.' };
  const proposed = { categoryNumber: found.categoryNumber, confidence: found.confidence };
  if (found.like !== null) return { ...proposed, says: `Its name is like ${found.like}, which is under ${nameOf(found.categoryNumber)}.` };
  if (before === null) return { ...proposed, says: `Its name tells of a trade that goes with ${nameOf(found.categoryNumber)}.` };
  if (found.source === 'model') return { ...proposed, says: 'Proposed by a language model from the name alone.' };
  return { ...proposed, says: found.source === 'choice' ? `You chose it for ${counterparty} since then.` : `Your files put ${counterparty} here.` };
}
