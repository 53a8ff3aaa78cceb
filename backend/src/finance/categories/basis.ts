/** By what an imported category was decided, and how sure that is, in one small number that is kept with each entry. */

/** Their order is stored: new ones come last. */
export const BASES = ['nothing', 'file', 'history', 'rule-table', 'model', 'other-rows'] as const;
export type Basis = (typeof BASES)[number];

export interface Decided {
  readonly basis: Basis;
  /** In percent. */
  readonly confidence: number;
}

const MOST = 99;

export function basisCode(basis: Basis, confidence: number): number {
  return BASES.indexOf(basis) * 100 + Math.min(MOST, Math.round(confidence));
}

/** Null: the entry was imported before this was kept. */
export function readBasis(code: number | null): Decided | null {
  if (code === null) return null;
  return { basis: BASES[Math.floor(code / 100)] ?? 'nothing', confidence: code % 100 };
}
