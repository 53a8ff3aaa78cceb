/** "Tom is asking what our burn rate is", "Lena wants to know our rent": somebody of the ledger who wants to know is no condition on what is asked. */
import type { NameMention } from './find-names.ts';
import type { Token } from '../words/tokenize.ts';

const HELPING = '((has|have|had|is|was|are|were|keeps?|kept|just|also|now|would) )*';
/** A wish alone has many objects, a wish to know only what is asked. */
const KNOWS = `((asks?|asking|asked|wonders?|wondering|wondered|inquires?|enquires?)( me| us)?( for| about)?( :)?|(wants?|wanted|needs?|needed|like|likes|curious)( me| us)? to (know|see|hear|learn|find out|understand)( about)?) (?!(in|on|at|from|to|of|with|this|last|by|for|and|or|during|since)\\b)[a-z]`;
const WANTS = '(wants?|wanted|needs?|needed|is after) (what|whats|how|which|who|our|my|the (total|revenue|sales|profit|expenses|costs|cash|burn|margin|figures?|numbers?|amount|sum|share)|the( \\w+){1,3} (totals?|figures?|numbers?))\\b';
const ASKS = new RegExp(`^${HELPING}(${KNOWS}|${WANTS})`);
const AHEAD = 12;
/** What is asked goes back to who asks. */
const POINTS = /^(he|him|his|she|her|hers|they|them|their|theirs|himself|herself)$/;

export function askers(tokens: readonly Token[], names: readonly NameMention[]): NameMention[] {
  return names.filter((name) => {
    const isSomebody = name.names.length > 0 && name.names.every(({ kind }) => kind === 'counterparty');
    const after = tokens.slice(name.to, name.to + AHEAD).map(({ text }) => text).join(' ');
    return isSomebody && ASKS.test(after) && !tokens.slice(name.to).some(({ text }) => POINTS.test(text));
  });
}
