/** What a failed statement says about what it refers to: another transaction took it away, together with the business or alone. */

const MISSING_REFERENCE = '23503';

export type Gone = 'business' | 'something-of-it';

/** Null for everything else. */
export function goneMeanwhile(error: unknown): Gone | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, constraint, originalError, cause } = error as Record<'code' | 'constraint' | 'originalError' | 'cause', unknown>;
  if (code !== MISSING_REFERENCE || typeof constraint !== 'string') return goneMeanwhile(originalError ?? cause);
  if (constraint.endsWith('_business_id_fkey')) return 'business';
  return constraint.includes('_business_id_') ? 'something-of-it' : null;
}
