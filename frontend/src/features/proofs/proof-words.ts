/** A proved figure as it is written. */
import type { Proof_ProofFragment } from '../../generated/graphql.ts';
import { formatMoney } from '../../format/money.ts';

type Figure = Proof_ProofFragment['figures'][number];

export function figureWords(value: unknown, unit: Figure['unit'], currency: string): string {
  if (value === null || value === undefined) return '–';
  if (unit === 'currency') return formatMoney(String(value), currency);
  if (unit === 'percent') return `${Number(value).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}%`.replace('-', '\u2212');
  return typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
}

/** The figures of each part in their order; what stands in none comes first. */
export function figuresByPart(proof: Proof_ProofFragment): { part: string; figures: readonly Figure[]; findings: Proof_ProofFragment['findings'] }[] {
  const parts = [...new Set([...proof.figures, ...proof.findings].map(({ part }) => part))];
  return parts.map((part) => ({ part, figures: proof.figures.filter((figure) => figure.part === part), findings: proof.findings.filter((finding) => finding.part === part) }));
}
