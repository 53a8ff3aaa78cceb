/** The outcome of one decision about a file: settled with its reason, or a question for its owner; and what the owner's own word does to it. */
import type { Ambiguity, Choice } from '../statement.ts';

export interface Settled<T> {
  value: T;
  reason: string;
  confidence: number;
  /** The file itself leaves no doubt: what was said about another file gives way. */
  isProven?: boolean;
  /** Nothing depends on it in this file. */
  isMoot?: boolean;
  origin?: Choice['origin'];
}

export type Decision<T> = Settled<T> | { ambiguity: Ambiguity };

export const settled = <T>(value: T, reason: string, confidence: number): Settled<T> => ({ value, reason, confidence });
export const proven = <T>(value: T, reason: string, confidence: number): Settled<T> => ({ value, reason, confidence, isProven: true });

export const moot = <T>(value: T, reason: string): Settled<T> => ({ value, reason, confidence: 1, isMoot: true });

export const SAID = 'you said so';
export const SAID_EARLIER = 'you said so for an earlier file';

/** What the owner said about this file (`said`) and about an earlier one of its layout and account (`remembered`). */
export interface Word<T> { said: T | undefined; remembered: T | undefined }

/** `contradicted`: what becomes of a remembered word that the file speaks against without proving it. */
export function guided<T>({ said, remembered }: Word<T>, evidence: () => Decision<T>, contradicted: (evidence: Settled<T>) => Decision<T> = (found) => outweighed(remembered as T, found)): Decision<T> {
  if (said !== undefined) return { ...settled(said, SAID, 1), origin: 'said' };
  const found = evidence();
  if (remembered === undefined) return found;
  if ('ambiguity' in found) return { ...settled(remembered, SAID_EARLIER, 0.95), origin: 'remembered' };
  if (found.value === remembered || found.isMoot) return found;
  return found.isProven ? { ...found, reason: `${found.reason}; for an earlier file you said otherwise` } : contradicted(found);
}

const outweighed = <T>(remembered: T, { reason }: Settled<T>): Settled<T> => ({ ...settled(remembered, `${SAID_EARLIER}, although here ${reason}`, 0.9), origin: 'remembered' });
