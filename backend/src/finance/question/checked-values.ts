/** What a proposed value has to be to be let in: for values of whom nothing is known. */

export type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

export function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((item) => item === value);
}

/** Null when absent; undefined when it is there and not allowed. */
export function optionalOneOf<T extends string>(value: unknown, allowed: readonly T[]): T | null | undefined {
  return value == null ? null : oneOf(value, allowed);
}

/** Null when absent; undefined when it is there and no whole number from `least` to `most`. */
export function optionalInteger(value: unknown, least: number, most: number): number | null | undefined {
  return value == null ? null : Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined;
}
