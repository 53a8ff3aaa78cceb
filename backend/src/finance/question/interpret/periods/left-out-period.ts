/** A stretch of time that words beside it leave out: "2025 excluding December", "2025 with July taken out", "last year leaving March out of it". */
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

/** Then the year is the whole that a part is taken from. */
export function isLeftOut({ from, to }: Span, tokens: readonly Token[]): boolean {
  const words = (start: number, end: number): string => tokens.slice(Math.max(0, start), end).map(({ text }) => text).join(' ');
  const [before, behind] = [words(from - 5, from), words(to, to + 4)];
  return LEAVES_OUT.test(before) || LEFT_OUT.test(behind) || TAKES.test(before) && OUT.test(behind);
}

const LEAVES_OUT = /\b(excluding|exclude|excl|ex|except|excepting|without|not counting|not including|leaving out|other than|apart from|aside from|minus|ignoring|but|but not|besides|omitting|skipping|skip|drop|dropping|less|barring|sans|save for|(take|taking|strip|stripping|leave|cut|cutting) out)( for| just| only| the| of| month| months?)*$/;
const LEFT_OUT = /^(, |is |was |being )*(taken|left|stripped|cut|carved|backed|pulled|knocked) (out|off|away|aside)\b|^(excluded|omitted|aside|apart)\b(?! from)/;
const TAKES = /\b(take|taking|leave|leaving|strip|stripping|cut|cutting|keep|keeping|pull|pulling|knock|knocking|set|setting|put|putting|throw|throwing)( just| only| the month of| all of)?$/;
const OUT = /^(out|off|away|aside)\b/;
