/** Words by which a speaker takes back what was said. */
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import type { Token } from './token.ts';

export const ASKS = /^(what|how|which|who|when|where|why|show|give|tell|list|is|are|did|do|does|can)$/;
/** Words between what was said and what was meant; at least one of them has to be plainly a correction. */
export const BETWEEN = /^(sorry|srry|soz|no|nope|oh|wait|hang|hold|on|i|mean|meant|make|it|that|should|be|or|rather|correction|scratch|strike|er|erm|uh|um|oops|actually|pardon|excuse|me|my|bad|mistake|not)$/;
export const CORRECTS = /^(sorry|srry|soz|no|wait|mean|meant|make|rather|correction|scratch|strike|oops|actually|bad|mistake)$/;
/** Alone they say so. */
export const IS_SURE = /^(sorry|srry|soz|meant|mean|rather|correction|scratch|oops|wait)$/;
/** Where one of them could be anything else, two are plain. */
export const TWO_SAY_SO = /\b(no wait|wait no|no hang on|hang on no|no hold on|no sorry|sorry no|no i mean)\b/;
/** So far back what is said anew may begin. */
export const BROKEN_MOST = 6;

/** A word of a name of the ledger. */
export const isOfLedger = (token: Token | undefined, ledger: ReadonlySet<string>): boolean => token?.isName === true || token !== undefined && ledger.has(token.text) && !PLAIN_WORDS.has(token.text);
