/** A supposition put as a notice: "rent is going up 10 % in March", "we are about to lose Acme". It asks nothing, and what it wants is its effect. */
import type { Token } from '../words/tokenize.ts';
import { leverMatches } from './lever-sense.ts';

const ASKS = /^((so|and|ok|okay|but|then|well|hey) )*(what|whats|how|which|who|whom|whose|when|where|why|is|are|was|were|do|does|did|can|could|should|shall|will|would|has|have|had|may|might|must|show|list|give|tell|compare|find|total|sum|average|count|graph|chart|plot)\b/;
/** What is still to come. */
const AHEAD = /\b(going to|gonna|about to|will|plans? (to|on)|planning|thinking (of|about)|considering|wants? (us )?to|intends? to|looking (to|at)|likely to|might|due to|set to|expects? to|expecting to|have to|has to|need to|decided to|agreed to|hoping to|would like to|(is|are|am|we|i|they) (being |soon |probably |also )?(going up|going down|rais(ed|ing)|increas(ed|ing)|lower(ed|ing)|cut(ting)?|rising|leaving|losing|dropping|ending|stopping|cancell?ing|letting|hiring|adding|buying|moving|closing|bringing|taking on|signing|putting|doubling|halving|jumping|climbing|falling|growing|shrinking|taking|switching|expanding|opening|replacing|investing)|(goes|go|moves) (up|down)|(rises|drops|increases|leaves|stops|ends) (by|to|in|from|next|on|at|us)|starting (in|next|from)|from next|next (month|year|quarter|spring|summer|autumn|winter))\b/;
/** "We'll buy a van in April": the month is still to come. */
const DATED = /^(we|i) (buy|hire|sell|cancel|drop|lose|raise|cut|move|close|open|lease|replace|stop|add)\b.*\b(in|from|by|until|this|next) (january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|next|spring|summer|autumn|winter|month|year)\b/;
const PAST = /\b(was|were|went|did|had|lost|left|rose|fell|raised|cancelled|canceled|dropped|hired|bought|last (month|year|week|quarter)|ago|yesterday|so far|already|since)\b/;

/** "Cancel Acme and spend 200 more on Bolt": two things to be done, the second with its sum. */
const TO_BE_DONE = /^((let us|lets|we|i|please|just) )*(cancel|drop|ditch|stop|axe|scrap|quit|cut|end)\b.*\b(and|but|then|,) ((we|i|then|instead|just) )*(spend|put|pay|invest|add|use) .*\d/;

/** Nothing but a change that a lever can hold, of a thing that is named or by a size that is told. */
export function isNotice(tokens: readonly Token[], hasNames: boolean): boolean {
  const text = tokens.map((token) => token.text).join(' ');
  if (ASKS.test(text) || text.includes('?') || !AHEAD.test(text) && !DATED.test(text) && !TO_BE_DONE.test(text) || PAST.test(text) || /\b(what|how (much|many|long|would|will|does)|which|who|whether|number of|count of)\b/.test(text)) return false;
  const hasSize = tokens.some(({ kind, text: word }) => kind === 'number' || /^(double|doubling|halve|halving|half|twice|triple)$/.test(word));
  const words = leverMatches(tokens).flatMap(({ values }) => values);
  return words.some((word) => /^(lose|cancel)$/.test(word)) && hasNames || words.some((word) => /^(hire|fire)$/.test(word)) || words.length > 0 && hasSize;
}
