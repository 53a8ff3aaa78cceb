/** Whether trying an import again could end otherwise. */

/** SQLSTATE classes that the same rows meet again: data, constraint, syntax or access, limits of the program. */
const LASTING_CLASSES = new Set(['22', '23', '42', '54']);

/** False for lost connections, deadlocks and stopping servers: the queue runs the job again. */
export function isLastingFault(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return true;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && code.length === 5 && LASTING_CLASSES.has(code.slice(0, 2));
}
