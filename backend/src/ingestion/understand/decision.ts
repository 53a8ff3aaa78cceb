/** The outcome of one decision about a file: settled with its reason, or a question for its owner. */
import type { Ambiguity } from '../statement.ts';

export type Decision<T> = { value: T; reason: string; confidence: number } | { ambiguity: Ambiguity };

export const settled = <T>(value: T, reason: string, confidence: number): Decision<T> => ({ value, reason, confidence });
