/** Password hashes: argon2id with 19 MiB and two passes, at most two at once so that sign-ins cannot exhaust the machine. */
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../errors.ts';

/** The library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
/** About two seconds of work; whoever comes later is asked to try again. */
const LONGEST_QUEUE = 400;

/** A hash of nothing that anybody knows: verifying against it takes as long as against a real one. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$cZpdJjCj3t5p+HK3OxIMgw$Rk8i6O1CojxomPRDhTLwKyp2xVD5wnHV6mvqV+K53ss';

let running = 0;
const waiting: (() => void)[] = [];

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Takes the same time for a missing account (`storedHash` null) as for a wrong password. */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(storedHash ?? NOBODYS_HASH, password));
  return matches && storedHash !== null;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= LONGEST_QUEUE) throw new AppError('UNAVAILABLE', 'Too many people are signing in right now. Please try again.', { retryAfterSeconds: 2 });
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
