/** "Van hire", "the hire of the hall": a thing is rented, and nobody is employed. */
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

const THING = /^(van|vans|car|cars|truck|trucks|vehicle|vehicles|lorry|minibus|bus|coach|trailer|room|rooms|hall|venue|studio|court|pitch|pool|office|desk|equipment|plant|tool|tools|machine|machinery|digger|excavator|skip|skips|scaffold|scaffolding|tent|marquee|chair|chairs|furniture|costume|kit|bike|bikes|boat|crane|generator|toilet|toilets|linen|glass|glassware|crockery|projector|camera|stage|stall)$/;

export function isThingHired(tokens: readonly Token[], { from, to }: Span): boolean {
  const text = (at: number): string => tokens[at]?.text ?? '';
  if (to - from !== 1 || text(from) !== 'hire') return false;
  return THING.test(text(from - 1)) || /^(of|for)$/.test(text(to)) && THING.test(text(/^(the|a|an|our)$/.test(text(to + 1)) ? to + 2 : to + 1));
}
