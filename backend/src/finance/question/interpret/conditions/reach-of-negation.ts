/** How far a negation goes. */
import type { Span } from '../words/phrase-table.ts';
import { covers } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

const CONNECTORS = /^(as|well|\+|\/|vendors?|suppliers?|customers?|clients?|category|account|payee|those|ones|put|charged|booked|run|cogs|goods|sold|and|or|plus|,|what|anything|everything|whatever|the|our|my|any|all|to|from|on|with|nor|both|by|via|for|in|made|paid|of|at|payments?|charges?|costs?|expenses?|transactions?|spend|spending|sales?|purchases|a|an|also|&|went|go|goes|going|gone|come|came|pass|passed|passing|touch|touched|touching|run|ran|hit|hits|hitting|involve|involved|involving|routed|settled|handled|revenue|income|using)$/;

/** `opensBracket`: what it leaves out stands in a bracket, and may go on behind it. */
export interface Negation extends Span { readonly opensBracket?: true }

/** A negation reaches the names after it as long as only connecting words and other names stand between. */
export function reaches(tokens: readonly Token[], negation: Negation, span: Span, names: readonly Span[]): boolean {
  if (span.from < negation.to || isWhereItWent(tokens, negation, span, names)) return false;
  // "Non-Verizon utilities": the name that it is written to, and no other.
  if (tokens[negation.from]?.text === 'non' && names.some((name) => name.from >= negation.to && name.to <= span.from)) return false;
  for (let at = negation.to; at < span.from; at++) if (!covers(names, at) && !CONNECTORS.test(tokens[at]?.text ?? '') && !(negation.opensBracket && tokens[at]?.text === ')') && !saysWhich(tokens, at, names) && !pointsOut(tokens, at, negation) || opensQuestion(tokens, at)) return false;
  return true;
}

/** "Other than wages and warehouse rent": in a list a word that stands before a name is part of what it says. */
const saysWhich = (tokens: readonly Token[], at: number, names: readonly Span[]): boolean => tokens[at]?.kind === 'word' && names.some(({ from }) => from === at + 1) && /^(and|or|nor|plus|&|,|the|our|my)$/.test(tokens[at - 1]?.text ?? '') && !/^(what|how|which|who|when|is|are|was|were|did|do|give|show|tell|list|total|only|just)$/.test(tokens[at]?.text ?? '');

/** "Bar the rent, what do we pay for software": what follows is asked. */
const opensQuestion = (tokens: readonly Token[], at: number): boolean => tokens[at]?.text === ',' && /^(what|how|which|who)$/.test(tokens[at + 1]?.text ?? '');

/** "Without that Acme invoice", "but not those from Acme"; "isn't this Acme bill going up" denies what is done and leaves nothing out. */
const pointsOut = (tokens: readonly Token[], at: number, negation: Span): boolean => /^(that|this|those|these)$/.test(tokens[at]?.text ?? '') && !/^(is|are|was|were|do|does|did|has|have|had|can|could|should|would|will|ai|why)$/.test(tokens[negation.from - 1]?.text ?? '');

/** "Anything but meals on the card": the account behind what is left out says where to look. */
function isWhereItWent(tokens: readonly Token[], negation: Span, span: Span & { readonly names?: readonly { readonly kind: string }[] }, names: readonly Span[]): boolean {
  const at = /^(the|our|my)$/.test(tokens[span.from - 1]?.text ?? '') ? span.from - 2 : span.from - 1;
  return span.names?.[0]?.kind === 'account' && /^(on|from|with|via|through)$/.test(tokens[at]?.text ?? '') && names.some(({ from, to }) => from >= negation.to && to <= at);
}
