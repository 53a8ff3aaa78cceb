/** How deep a body may be nested: far deeper than any call needs, and not so deep that whoever walks it runs out of stack. */
import { AppError } from '../errors.ts';

const DEEPEST = 64;

/** Throws BAD_USER_INPUT. Level by level, for a walk from the top would itself run out. */
export function refuseDeepNesting(body: unknown): void {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new AppError('BAD_USER_INPUT', `The body is nested more than ${DEEPEST} levels deep.`);
    level = level.flatMap(membersOf);
  }
}

/** Of what JSON can hold; an upload among it is no business of ours. */
function membersOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const isPlain = typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
  return isPlain ? Object.values(value) : [];
}
