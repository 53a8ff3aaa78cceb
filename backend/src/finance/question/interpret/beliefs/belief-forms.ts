/** The forms in which somebody says what they believe beside what they ask. A form more is a line in FORMS. */
import { lemma } from '../lexicon/lemma.ts';
import { NARROW_PHRASE_WORDS } from '../names/narrow-here.ts';
import type { Token } from '../words/tokenize.ts';
import { COPULA, RANK, made, said, withoutEnd, type Belief } from './belief.ts';

type Form = (tokens: readonly Token[], ledger: ReadonlySet<string>) => Belief | null;

const TAG = /^(do|does|did|is|are|was|were|has|have|had|can|could|would|must|should|will)( not)? (it|they|we|he|she|i|you|there|that|those)$/;
const SHORT_TAG = /^(right|no|yes|yeah|correct|true|huh|eh)$/;
/** "…, I think." ends a sentence of its own. */
const HEDGE = /^(or (is|was|were|are) (it|they)( not)?|or not|or am i wrong|am i right|i think|i believe|i guess|i suppose|i reckon|i bet|if i remember( right| correctly| rightly)?)$/;
const THINKS = /^(i|we) (think|thought|believe|believed|guess|guessed|bet|reckon|suspect|suspected|figure|figured|say|d say|would say|would have said|would have guessed|would guess|would have thought|assume|assumed)( that)? /;
const ENDS = /^[.?!;\n]$/;

/** "July was our best month, wasn't it? …", "Rent is high, right? …", "Acme is the largest, I think. …". */
const tagged: Form = (tokens) => {
  for (let at = 2; at < tokens.length; at++) {
    if (tokens[at]?.text !== ',') continue;
    const stop = tokens.findIndex(({ kind }, i) => i > at && kind === 'stop');
    const [words, end] = [said(tokens.slice(at + 1, stop < 0 ? at + 1 : stop)), tokens[stop]?.text ?? ''];
    const isTag = TAG.test(words) && /^[?,.]$/.test(end) || SHORT_TAG.test(words) && end === '?' || HEDGE.test(words) && ENDS.test(end);
    if (isTag && said(tokens.slice(stop + 1)) !== '') return { told: withoutThinking(tokens.slice(0, at)), asked: tokens.slice(stop + 1), form: 'tagged' };
  }
  return null;
};

/** "I think Acme was our largest customer. Who was it?", "I think it was May, which month was it". */
const thought: Form = (tokens) => {
  const stop = tokens.findIndex(({ text }) => ENDS.test(text));
  const isAlone = stop < 0 || said(tokens.slice(stop)) === '';
  const end = isAlone ? tokens.findLastIndex(({ text }) => text === ',') : stop;
  const told = tokens.slice(0, Math.max(0, end));
  return end > 0 && THINKS.test(said(told)) ? { told: withoutThinking(told), asked: tokens.slice(end + 1), form: 'thought' } : null;
};

function withoutThinking(told: readonly Token[]): readonly Token[] {
  return told.slice(THINKS.exec(`${said(told)} `)?.[0].trim().split(' ').length ?? 0);
}

const RANK_AHEAD = 4;
const OR_ANOTHER = /^or (?:(?:is|was|are|were|has|have|might|could) )?(?:(?:it|there|that|they) )?(?:(?:be|been|really|actually) )*(?:(?:some|any) other|another|a different|somebody|someone|something) (category|vendor|supplier|customer|client|payee|weekday|day|month|quarter|year|week|account|cost|expense|else)(?: of the week)?$/;

/** "Payroll was our biggest cost, or was it another category?" */
const orAnother: Form = (tokens) => {
  const or = tokens.findLastIndex(({ text }) => text === 'or');
  const noun = or < 0 ? undefined : OR_ANOTHER.exec(said(tokens.slice(or)))?.[1];
  const told = tokens.slice(0, tokens[or - 1]?.kind === 'stop' ? or - 1 : or);
  const is = told.findIndex(({ text }, at) => at > 0 && COPULA.test(text) && told.slice(at + 1, at + 1 + RANK_AHEAD).some((token) => RANK.test(token.text)));
  if (noun === undefined || is < 1 || told.slice(0, is).some(({ kind, text }) => kind === 'stop' && text !== ',' && text !== '&')) return null;
  return { told, asked: made(noun === 'else' ? isOfCosts(said(told)) ? 'which' : 'who' : `which ${noun}`), form: 'asked' };
};

const isOfCosts = (told: string): boolean => /\b(cost|expense)\b/.test(told);

const TIME_NAMED = /^(is|was|were|are) ((january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|q[1-4]|(mon|tues|wednes|thurs|fri|satur|sun)days?|20\d\d)( '?(20)?\d\d)?|(this|last) (day|week|month|quarter|year)) (really |actually |still )?(?=(our|the|my) )/;
const RANKED = /^(our|the|my) ((second|third|fourth|2nd|3rd|4th) )?((single|overall) )?(biggest|largest|highest|costliest|dearest|main|top|smallest|lowest|most expensive) (expense category|cost category|spending category|expense|cost|outgoing|overhead|category|revenue category|income category|source of (income|revenue|sales)|(income|revenue) (stream|source)|vendor|supplier|customer|client|payer)\b/;
const UNIT_SAID = /\b(day|weekday|week|month|quarter|year)\b/;
const NAME_MOST = 3;

/** "Was May our best month in 2025", "is rent our biggest cost": which one it was says whether it was that. */
const whether: Form = (tokens, ledger) => {
  const time = TIME_NAMED.exec(said(tokens))?.[0].trim().split(' ').length ?? 0;
  const at = time > 0 ? time : isNamedAhead(tokens, ledger) ? tokens.findIndex(({ text }) => POSSESSES.test(text)) : 0;
  const ranked = withoutEnd(tokens.slice(at));
  const isRanked = time > 0 ? ranked.some(({ text }) => RANK.test(text)) && UNIT_SAID.test(said(ranked)) : RANKED.test(said(ranked));
  if (at === 0 || !isRanked || ranked.some(({ text }) => /^(or|than|and|if)$/.test(text) || ENDS.test(text))) return null;
  return { told: [...tokens.slice(1, at), ...tokens.slice(0, 1), ...ranked], asked: made('which'), form: 'asked' };
};

const POSSESSES = /^(our|the|my)$/;

function isNamedAhead(tokens: readonly Token[], ledger: ReadonlySet<string>): boolean {
  const guess = tokens.slice(1, Math.max(1, tokens.findIndex(({ text }) => POSSESSES.test(text))));
  return COPULA.test(tokens[0]?.text ?? '') && guess.length > 0 && guess.length <= NAME_MOST && guess.every(({ text }) => text === '&' || text === 'and' || isOfLedger(text, ledger));
}

const AMONG = /^(?:is|are|was|were) (.+?) (?:really |still )?(?:among|one of|part of|in) (?:our|the|my) (?:(top) (\d{1,2}|two|three|four|five|ten) |(?:\S+ )?(?:biggest|largest|highest|main|top|dearest|costliest) )(?:(?:biggest|largest|highest|main) )?(costs|expenses|expense categories|outgoings|overheads|suppliers|vendors|customers|clients)(?= |$)/;

/** "Is rent among our biggest costs", "… one of our top 3": the list tells it. */
const among: Form = (tokens, ledger) => {
  const text = said(withoutEnd(tokens));
  const found = AMONG.exec(text);
  const guess = found?.[1]?.split(' ') ?? [];
  if (!found || guess.length > NAME_MOST || !guess.every((word) => word === '&' || isOfLedger(word, ledger) || NARROW_PHRASE_WORDS.has(word))) return null;
  const plural = /^(costs|expenses|outgoings|overheads)$/.test(found[4] ?? '') ? 'expense categories' : found[4] ?? '';
  const list = found[3] === undefined ? `rank the ${plural}` : `list the top ${found[3]} ${plural}`;
  return { told: [], asked: made(`${list}${text.slice(found[0].length)}`), form: 'listed' };
};

/** "Rent is our biggest cost, right?", and nothing more: as if it were asked whether it was that. */
const toConfirm: Form = (tokens, ledger) => {
  const words = withoutEnd(tokens);
  const from = words.findLastIndex(({ kind }) => kind === 'stop');
  const isTag = from > 0 && (TAG.test(said(words.slice(from))) || SHORT_TAG.test(said(words.slice(from))) || HEDGE.test(said(words.slice(from))));
  const told = isTag ? words.slice(0, from) : SHORT_TAG.test(words.at(-1)?.text ?? '') ? words.slice(0, -1) : null;
  const is = told?.findIndex(({ text }, at) => at > 0 && COPULA.test(text)) ?? -1;
  const isReversed = told !== null && is > 0 && RANKED.test(`our ${said(told.slice(0, is)).replace(POSSESSED, '')}`) && told.slice(is + 1).length <= NAME_MOST;
  if (told && isReversed) return told.slice(is + 1).some(({ text }) => isOfLedger(text, ledger)) && !told.some(({ kind }) => kind === 'stop') ? { told, asked: made('which'), form: 'asked' } : null;
  if (!told || is < 1 || is > NAME_MOST || !RANKED.test(said(told.slice(is + 1))) || told.some(({ text, kind }) => kind === 'stop' && text !== '&' || /^(or|than|if|not)$/.test(text))) return null;
  return told.slice(0, is).every(({ text }) => text === '&' || isOfLedger(text, ledger) || NARROW_PHRASE_WORDS.has(text)) ? { told, asked: made('which'), form: 'asked' } : null;
};

const POSSESSED = /^(our|the|my) /;
const isOfLedger = (word: string, ledger: ReadonlySet<string>): boolean => ledger.has(word) || ledger.has(lemma(word));

const FORMS: readonly Form[] = [tagged, thought, orAnother, whether, among, toConfirm];

export function beliefIn(tokens: readonly Token[], ledger: ReadonlySet<string>): Belief | null {
  for (const form of FORMS) {
    const belief = form(tokens, ledger);
    if (belief) return belief;
  }
  return null;
}
