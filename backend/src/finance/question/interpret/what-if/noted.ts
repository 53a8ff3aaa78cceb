/** A supposition told as a task or in a note: "stress fuel +10%", "play it out: two more hires", "no more Acme, then what?" is "what if …". */
import type { Token } from '../words/tokenize.ts';
import { tokenize } from '../words/tokenize.ts';

/** How such a task begins. */
const TOLD = /^(play it out( for me)?|play that out( for me)?|let s pretend|lets pretend|let us pretend|let s say|lets say|let us say|pretend|imagine|picture|stress|stress test|pro forma|say|simulate|suppose)$/;
const TOLD_MOST = 5;
/** What ends such a note: what comes of it. */
const ASKS_THEN = /^(and )?(then what|what then|and then|what is then|how will it go|how does it go|how would (we|it|that|things) look( then)?|how do the numbers look( then)?|what changes( for us)?|what happens( then)?|what does (that|it|this) (do|mean|change|make)( to us| for us)?|what does it get us|what do we gain|consequences|where are we( then)?|where does that leave us|how does the picture look|show me what (that|it) does|show what it does|what is the result|what do the books say|can the books take it|can we)$/;
const SUPPOSES = /^(if|suppose|supposing|assuming|assume|would|had|what|who|which|when|where|why|how|did|was|were)$/;
const WAS = /^(was|were|had|what|which|who|20\d\d)$/;
/** Without one of these nothing changes. */
const CHANGES = /^(up|down|more|less|higher|lower|fewer|extra|additional|new|no|without|lose|loses|losing|lost|loss|stop|stops|stopping|quit|cut|cuts|chop|chopped|halve|half|double|raise|raised|drop|drops|rise|rises|fall|falls|hire|hires|hiring|buy|buying|purchase|loan|borrow|lend|lends|walks|leaves|leave|later|slower|cancel|plus|minus|percent|knock|costs?|charge|charges|put|puts|smaller|bigger|cheaper|dearer|tenth|in|from)$/;

const made = (text: string): readonly Token[] => tokenize(text);
const texts = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

export function asSupposed(tokens: readonly Token[]): readonly Token[] {
  const told = toldAt(tokens);
  const body = told === 0 ? tokens : tokens.slice(told);
  const end = thenAt(body);
  const rest = end === null ? body : body.slice(0, end);
  if (told === 0 && end === null || rest.length < 2 || !rest.some(({ text, isPercent }) => isPercent === true || CHANGES.test(text))) return tokens;
  // "Pretend sales were 5 million, what was profit in 2025": of what was.
  if (rest.some(({ text }) => WAS.test(text)) || SUPPOSES.test(rest[0]?.text ?? '') || told === 0 && rest.some(({ text }) => SUPPOSES.test(text))) return tokens;
  return [...made('what if'), ...inVerbs(rest)];
}

function toldAt(tokens: readonly Token[]): number {
  for (let length = TOLD_MOST; length > 0; length--) {
    if (!TOLD.test(texts(tokens.slice(0, length)))) continue;
    let next = length;
    while (tokens[next]?.kind === 'stop' || tokens[next]?.text === 'that') next++;
    const behind = tokens[next]?.text ?? '';
    // "Say hello", "picture of our costs": no supposition.
    return /^(of|me|you|it|the number|hello|how|what|who|which)$/.test(behind) || tokens[0]?.text === 'say' && !tokens.some(({ text, isPercent }) => isPercent || /^(percent|month|loan|equipment|two|hire)$/.test(text)) ? 0 : next;
  }
  return 0;
}

/** Where the stop stands behind which is asked what comes of it. */
function thenAt(tokens: readonly Token[]): number | null {
  const last = tokens.findLastIndex(({ kind }) => kind !== 'stop') + 1;
  const stop = tokens.slice(0, last).findLastIndex(({ text }) => /^[,.;:?]$/.test(text));
  return stop > 0 && ASKS_THEN.test(texts(tokens.slice(stop + 1, last))) ? stop : null;
}

/** Nouns and halves of sentences in the verbs of suppositions. */
const VERBS: readonly (readonly [said: RegExp, means: string])[] = [
  [/^no more (?=.* as (a|our) customer)/, 'we lose '], [/^(the books with )?no more /, 'we stop paying '], [/^(the )?loss of (the )?/, 'we lose '], [/^discontinuation of /, 'we stop '],
  [/^(two|\d+|three|four|five|one) (more|new|extra|incremental|additional) (guys|people|persons|hires|hands|heads)/, 'we hire $1 people'], [/^(we )?(hire|take on|take|put on|puts on) two\b/, 'we hire two people'],
  [/^(a|an|me a|run me a) ([\d.,]+k?) (loan|facility)/, 'we take a loan of $2'], [/^(a|an) ([\d.,]+k?) (capex|purchase|spend)\b/, 'we buy equipment for $2'], [/^([\d.,]+k?) (of|for) (?=[a-z]+ (in|next|this)\b)/, 'we spend $1 on '],
  [/^(ads|advertising|[a-z ]+) (chopped|cut) in (two|half)/, 'we cut $1 by half'], [/^chop (our )?([a-z ]+) in (two|half)/, 'we cut $2 by half'], [/^knock ([a-z ]+) down to half( of what it is)?/, 'we cut $1 by half'],
  [/^customers? (a month|a week)? ?slower/, 'customers pay later'],
];

function inVerbs(tokens: readonly Token[]): readonly Token[] {
  const text = texts(tokens);
  const found = VERBS.find(([said]) => said.test(text));
  return found ? made(text.replace(found[0], found[1])) : tokens;
}
