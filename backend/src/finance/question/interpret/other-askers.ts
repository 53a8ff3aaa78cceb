/** "Maya and I need the 2025 revenue", "tell Maya and me": who wants to know it, too, is nobody of the books. */
import type { Token } from './tokenize.ts';

const NEEDS = /^(need|want|would|are|were|was|have|had|wonder|wondered|disagree|argue|argued|bet|d|think|thought|like|could|can|both)$/;
const TELLS = /^(tell|show|give|remind|send|help|let)$/;
const WORD = /^[a-z']+$/;
/** They are named for what is asked, not for who asks. */
const NOBODY = /^(us|me|them|him|her|it|that|this|revenue|sales|profit|expenses|costs|cash|total|all|both)$/;

export function withoutOtherAskers(tokens: readonly Token[]): readonly Token[] {
  const text = (at: number): string => tokens[at]?.text ?? '';
  const isBeginning = (at: number): boolean => at < 0 || tokens[at]?.kind === 'stop' || TELLS.test(text(at));
  const who = tokens.findIndex(({ text: word }, at) => WORD.test(word) && !NOBODY.test(word) && text(at + 1) === 'and' && (text(at + 2) === 'i' && NEEDS.test(text(at + 3)) && isBeginning(at - 1) && !TELLS.test(text(at - 1)) || /^(me|us)$/.test(text(at + 2)) && TELLS.test(text(at - 1))));
  return who < 0 ? tokens : tokens.filter((_, at) => at !== who && at !== who + 1);
}
