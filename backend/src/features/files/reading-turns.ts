/** Looks at readings, few at a time: each is a process of its own, and uploads go on meanwhile. */
import { AppError } from '../../errors.ts';

const AT_ONCE = 2;
const LONGEST_QUEUE = 40;

let running = 0;
const waiting: (() => void)[] = [];

/** Throws UNAVAILABLE where too many wait already. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= LONGEST_QUEUE) throw new AppError('UNAVAILABLE', 'Many files are being looked at right now. Please try again in a moment.', { retryAfterSeconds: 2 });
  if (running >= AT_ONCE) await new Promise<void>((resume) => waiting.push(resume));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
