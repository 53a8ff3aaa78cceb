/** Categories by what they do in the figures, in the order of the statements. */

export const KIND_GROUPS = [
  { kind: 'revenue', label: 'Revenue' },
  { kind: 'refund', label: 'Refunds to customers' },
  { kind: 'other-income', label: 'Other income' },
  { kind: 'cogs', label: 'Cost of sales' },
  { kind: 'opex', label: 'Operating expenses' },
  { kind: 'tax', label: 'Taxes' },
  { kind: 'interest', label: 'Interest paid' },
  { kind: 'owner', label: 'Owner' },
  { kind: 'loan', label: 'Loans' },
  { kind: 'transfer', label: 'Transfers between own accounts' },
] as const;

export function kindLabel(kind: string): string {
  return KIND_GROUPS.find((group) => group.kind === kind)?.label ?? kind;
}

/** Sorted so that each group stands together. */
export function byKind<T extends { kind: string; name: string }>(categories: readonly T[]): T[] {
  const place = ({ kind }: T) => KIND_GROUPS.findIndex((group) => group.kind === kind);
  return [...categories].sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name, 'en'));
}
