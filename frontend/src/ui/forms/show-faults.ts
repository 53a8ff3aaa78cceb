/** Puts what the server refused at the fields that it names, with the focus on the first. */
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { RequestError } from '../../request-error.ts';

/** False where something has no field on this form and must be said elsewhere. */
export function showFaults<Fields extends FieldValues>(setError: UseFormSetError<Fields>, known: readonly Path<Fields>[], { fields }: RequestError): boolean {
  const atFault = known.filter((field) => field in fields);
  for (const [place, field] of atFault.entries()) setError(field, { message: fields[field] ?? '' }, { shouldFocus: place === 0 });
  return atFault.length > 0 && atFault.length === Object.keys(fields).length;
}
