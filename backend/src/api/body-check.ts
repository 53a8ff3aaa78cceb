/** What no body may hold: more levels than whoever walks it has stack for (far more than any call needs), and halves of characters, which JSON can spell and no table can keep. */
import { AppError } from '../errors.ts';

const DEEPEST = 64;

/** Throws BAD_USER_INPUT. Level by level, for a walk from the top would itself run out. */
export function checkBody(body: unknown): void {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new AppError('BAD_USER_INPUT', `The body is nested more than ${DEEPEST} levels deep.`);
    if (level.some((value) => typeof value === 'string' && !value.isWellFormed())) throw new AppError('BAD_USER_INPUT', 'The body holds half of a character.');
    level = level.flatMap(membersOf);
  }
}

/** Of what JSON can hold; an upload among it is no business of ours. */
function membersOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const isPlain = typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
  return isPlain ? Object.entries(value).flat() : [];
}
