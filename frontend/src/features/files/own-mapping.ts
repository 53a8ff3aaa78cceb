/** What an owner fixes about a reading, as the screen changes it. */
import type { FileReading_ReadingFragment, ReadingMappingInput } from '../../generated/graphql.ts';

/** Several columns can be a description, and any number is not used. */
const SHARED = ['description', 'ignored'];

export function ownMapping({ said }: FileReading_ReadingFragment): ReadingMappingInput {
  const { headingLine, firstDataLine, columns, year, dateOrder, decimalMark, sign, firstPayment, currency, account } = said;
  return { headingLine, firstDataLine, columns: columns.map(({ column, role }) => ({ column, role })), year, dateOrder, decimalMark, sign, firstPayment, currency, account };
}

/** One column gets a role; another that was given the same one is left to the reader again. */
export function withRole(mapping: ReadingMappingInput, column: number, role: string): ReadingMappingInput {
  const displaced = role === 'amount' ? ['amount', 'debit', 'credit'] : role === 'debit' || role === 'credit' ? [role, 'amount'] : SHARED.includes(role) ? [] : [role];
  const others = (mapping.columns ?? []).filter((choice) => choice.column !== column && !displaced.includes(choice.role));
  const isOfMoney = ['amount', 'debit', 'credit', 'flag'].includes(role);
  // The signs of other columns say nothing about these.
  return { ...mapping, columns: [...others, { column, role }], sign: isOfMoney ? null : mapping.sign };
}

export function isFixed(mapping: ReadingMappingInput): boolean {
  const { columns, ...rest } = mapping;
  return (columns?.length ?? 0) > 0 || Object.values(rest).some((value) => value != null);
}
