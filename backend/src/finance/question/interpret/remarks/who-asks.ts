/** "Felix is asking what we earned", "the landlord asked for our turnover", "the growers' co-op wants the sales of 2025": who wants to know, told in front of what is asked, is no condition of it. */
import { KIND_WORDS } from '../names/find-names.ts';
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { MEASURES, POINTS, isDated } from './remarks-words.ts';
import type { Token } from '../words/tokenize.ts';

/** What somebody does who wants to know; behind the first group a question may follow, behind the second a thing. */
const ASKS_WHAT = /^(?:(?:is|was|are|were|keeps|kept|has been|have been) (?:asking|wondering|enquiring|inquiring)(?: me| us)?|(?:asks|asked|ask|wonders|wondered)(?: me| us)?|(?:wants|wanted|want|needs|needed|need|would like|d like|would love|has|have|had) to (?:know|see|hear|find out|understand|check)|(?:is|was|are|were) (?:curious|keen|eager) to (?:know|see|hear)|(?:is|are) (?:dying|itching) to know)$/;
const ASKS_FOR = /^(?:(?:is|was|are|were|keeps|kept|has been|have been) (?:asking|looking|begging|pressing)(?: me| us)? (?:for|about)|(?:asks|asked|ask)(?: me| us)? (?:for|about)|(?:wants|wanted|want|needs|needed|need|requires|required|require|requests|requested|request|would like|could use|demands|demanded|expects)|(?:wants|wanted|want|needs|needed|need|would like) to (?:see|know|have|get|hear about|know about)|(?:is|was|are|were) (?:requesting|requiring|needing|wanting|after))$/;
const VERB_MOST = 5;
const VERB = /^(is|was|are|were|keeps|kept|has|have|had|asks|asked|ask|wonders|wondered|wants|wanted|want|needs|needed|need|requires|required|require|requests|requested|request|would|d|could|demands|demanded|expects)$/;

const QUESTION = /^(what|whats|how|which|who|when|where|whether|if)$/;
const THING = /^(the|our|my|a|an|all|total|totals|net|gross|full|year|annual|monthly|quarterly|average|sales|revenue|turnover|income|profit|profits|expenses|expense|costs|spend|spending|cash|margin|margins|takings|earnings|operating|opex|payroll)$/;
/** "For a school project", "for the file": what it is for, between the verb and the thing. */
const PURPOSE = /^(for|by|on|in) (?:(?:the|a|an|his|her|their|my|our|some) )?[a-z]+(?: [a-z]+){0,2}$/;
const PURPOSE_MOST = 5;

const DETERMINER = /^(the|our|my|a|an|his|her|their|some|this|that|mr|mrs|ms|dr)$/;
const PEOPLE = /^(partners?|investors?|management|accounting|accounts|head office|corporate|everyone|everybody|somebody|someone|people|folks|mum|mom|dad|finance)$/;
/** They do not begin who asks: other clauses, other questions, and ourselves. */
const NO_SUBJECT = /^(what|whats|how|which|who|whose|whom|when|where|why|if|suppose|say|did|do|does|can|could|would|will|should|i|we|you|it|they|he|she|that|there|not|no|and|or|but|because|to|per|each|every|how|many|much|most|customers?|clients?)$/;
const SUBJECT_MOST = 7;
/** What they want may be the very thing asked about: more money, or a change. */
const DEALS = /\b(more|less|extra|raise|rise|increase|discount|cheaper|higher|lower|pay|paid|paying|refund|refunded|back|deposit|upfront|sooner|later|would|if)\b/;

interface Frame { readonly from: number; readonly to: number }

export function withoutWhoAsks(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  const frame = frameAt(tokens, ledger) ?? ownFrameAt(tokens);
  if (frame === null || !isAsked(tokens.slice(frame.to), ledger)) return tokens;
  return [...tokens.slice(0, frame.from), ...tokens.slice(frame.to)];
}

const said = (tokens: readonly Token[], from: number, to: number): string => tokens.slice(from, to).map(({ text }) => text).join(' ');

function frameAt(tokens: readonly Token[], ledger: ReadonlySet<string>): Frame | null {
  const from = start(tokens);
  const verb = tokens.findIndex(({ text, kind }, at) => at > from && at <= from + SUBJECT_MOST && kind === 'word' && VERB.test(text));
  if (verb < 0 || !isSomebody(tokens, from, verb, ledger)) return null;
  for (let to = Math.min(tokens.length, verb + VERB_MOST); to > verb; to--) {
    const asks = said(tokens, verb, to);
    if (ASKS_WHAT.test(asks) && QUESTION.test(tokens[to]?.text ?? '')) return { from, to };
    const thing = ASKS_FOR.test(asks) ? thingAt(tokens, to) : -1;
    if (thing >= 0) return { from, to: thing };
  }
  return null;
}

const start = (tokens: readonly Token[]): number => {
  let at = 0;
  while (/^(so|ok|okay|well|hi|hello|hey|hey|,|and|now|right|um|uh|purser)$/.test(tokens[at]?.text ?? '')) at++;
  return at;
};

/** Behind the verb, or behind what it is for. */
function thingAt(tokens: readonly Token[], at: number): number {
  const isThing = (i: number): boolean => THING.test(tokens[i]?.text ?? '') || /^20\d\d$/.test(tokens[i]?.text ?? '');
  if (/^(for|by|on|in)$/.test(tokens[at]?.text ?? '')) {
    for (let to = at + 2; to <= at + PURPOSE_MOST; to++) if (isThing(to) && PURPOSE.test(said(tokens, at, to)) && !tokens.slice(at, to).some(({ text }) => isDated(text) || MEASURES.test(text))) return to;
    return -1;
  }
  return isThing(at) ? at : -1;
}

/** Who: with an article or a title, several people, or one whom neither the ledger nor the language knows. */
function isSomebody(tokens: readonly Token[], from: number, to: number, ledger: ReadonlySet<string>): boolean {
  const subject = tokens.slice(from, to);
  const [first] = subject;
  if (first === undefined || subject.some(({ text, kind }, at) => kind === 'number' || kind === 'stop' && text !== ',' && text !== '.' || kind === 'stop' && text === ',' && at > 4 && at < subject.length - 1 || NO_SUBJECT.test(text) || isDated(text) || MEASURES.test(text))) return false;
  if (DETERMINER.test(first.text) && subject.length > 1 || PEOPLE.test(first.text)) return true;
  return subject.length < 3 && subject.every(({ text }) => !ledger.has(text) && !ledger.has(lemma(text)) && !PLAIN_WORDS.has(text) && !KIND_WORDS.has(lemma(text)));
}

/** "I am filling in a form and need net profit of 2025", "we are applying for a loan and they want our sales". */
function ownFrameAt(tokens: readonly Token[]): Frame | null {
  const from = start(tokens);
  const opening = said(tokens, from, from + 3);
  // "I am after 2025 sales": not what came later.
  if (/^(i|we) (am|m|are|re) after$/.test(opening)) return thingAt(tokens, from + 3) < 0 ? null : { from, to: from + 3 };
  if (!/^(i|we) (am|m|are|re) [a-z]+ing$/.test(opening)) return null;
  const and = tokens.findIndex(({ text }, at) => at > from + 2 && at < from + OWN_MOST && text === 'and');
  const verb = and < 0 ? null : /^(?:(?:i|we|they) )?(need|needs|require|want|must have|have to have|would like|could use|was asked for|were asked for|have been asked for|am asked for)/.exec(said(tokens, and + 1, and + 6))?.[0];
  if (!verb || tokens.slice(from, and).some(({ text, kind }) => kind !== 'word' || isDated(text) || MEASURES.test(text))) return null;
  const thing = thingAt(tokens, and + 1 + verb.split(' ').length);
  return thing < 0 ? null : { from, to: thing };
}
const OWN_MOST = 14;

/** What is left asks for a figure by itself, of a time or in a question of its own, and no deal is struck in it. */
function isAsked(rest: readonly Token[], ledger: ReadonlySet<string>): boolean {
  const isFigure = rest.some(({ text }) => MEASURES.test(text) || ledger.has(text) || ledger.has(lemma(text)));
  const isTimed = rest.some(({ text, date }) => date !== undefined || isDated(text));
  // "Oakmont asked how much they paid us": it goes back to them.
  if (rest.some(({ text }) => POINTS.test(text))) return false;
  return isFigure && rest.length > 2 && (QUESTION.test(rest[0]?.text ?? '') || isTimed && !DEALS.test(said(rest, 0, 5)));
}
