/** "July was our best month, wasn't it? or which one": what is claimed first and then asked. Who claims it does not narrow by it: the claim gives what the question lacks, and nothing else. */
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { MONTHS, WEEKDAYS } from '../periods/period-words.ts';
import { MEASURES, isDated } from './remarks-words.ts';
import type { Token } from '../words/tokenize.ts';
import { tokenize } from '../words/tokenize.ts';

const TAG = /^(do|does|did|is|are|was|were|has|have|had)( not)? (it|they|we|he|she|i|there|that)$/;
const SHORT_TAG = /^(right|no|yes|yeah|correct|true|huh|eh)$/;
const IS = /^(was|were|is|are|been)$/;
const MOST = /^(best|worst|biggest|largest|highest|lowest|smallest|top|busiest|slowest|quietest|strongest|weakest|priciest|cheapest|dearest|most|least|second|third|fourth)$/;
/** "Or which one", "which month was it", "who was": the same again, of whatever it was. */
const WHICH = /^(?:or )?(which|who|what)(?: (?:one|ones))?((?: (?:day|week|weekday|month|quarter|year|category|customer|client|vendor|supplier))?)(?: (?:was|were|is|are)(?: (?:it|they|that))?)?$/;
const LISTS_THEM = /^(?:please )?(?:list|show|name|give)(?: me| us)?(?: all)? (?:the )?(?:them|those|these|two|three|four|five|ten)$/;
/** In groups, or the ends of a list: it is asked about all of them, whichever of them the claim names. */
const GROUPS = /^(by|per|each|every|top|bottom|lowest|highest|biggest|largest|smallest|best|worst|which|who|rank|ranked)$/;
const BEGINS_CONDITION = /^(in|of|for|on|from|during|over|since|through|with|without|to|at|last|this)$/;
/** They hold against something, or suppose. */
const LEFT_ALONE = /^(why|true|really|so|if|more|less|than|compared|versus|vs|difference|change|changed|would|could|rest|else|other|others|not|without|except|excluding)$/;
const NTH = /^(second|third|fourth|fifth)$/;
const UNIT = /^(day|week|month|quarter|year)s?$/;
const ROWS = /^(transactions?|payments?|deposits?|bills?|invoices?|charges|customers?|clients?|vendors?|suppliers?)$/;
const POINTS = /^(it|its|that|those|them|they|their|he|she|him|her|there|both|either|same|then)$/;
/** How often something is done, and how much of it there is, as the claim has it. */
const CLAIMED = /^(every|each) (?:single )?(?:day|week|month|quarter|year)\b|^(like|always|still|once|usually|mostly|probably|basically|surely|daily|weekly|monthly|quarterly|yearly|huge|a fortune|a lot|lots|a ton|tons|loads|a bunch)\b/;
const HOW_MANY = /^(and )?(how many|how many (are there|is it|exactly|times))$/;

const wordsOf = (tokens: readonly Token[]): string[] => tokens.filter(({ kind }) => kind !== 'stop').map(({ text }) => text);
const said = (tokens: readonly Token[]): string => wordsOf(tokens).join(' ');
const made = (text: string): readonly Token[] => tokenize(text);

export function withoutClaims(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  const tag = tagIn(tokens);
  if (!tag) return tokens;
  const [told, asked] = [tokens.slice(0, tag.from), tokens.slice(tag.to)];
  if (told.some(({ text }) => /^[.?!;:\n]$/.test(text)) || wordsOf(asked).length === 0 || wordsOf(tokens).some((word) => LEFT_ALONE.test(word) && word !== 'not') || told.some(({ text }) => text === 'not')) return tokens;
  return ofAClaim(told, asked, ledger) ?? ofADeed(told, asked, ledger) ?? tokens;
}

function tagIn(tokens: readonly Token[]): { from: number; to: number } | null {
  for (let at = 2; at < tokens.length; at++) {
    if (tokens[at]?.text !== ',') continue;
    const stop = tokens.findIndex(({ kind }, i) => i > at && kind === 'stop');
    const words = said(tokens.slice(at + 1, stop < 0 ? at + 1 : stop));
    if (TAG.test(words) && /^[?,.]$/.test(tokens[stop]?.text ?? '') || SHORT_TAG.test(words) && tokens[stop]?.text === '?') return { from: at, to: stop + 1 };
  }
  return null;
}

const isATime = (word: string): boolean => isDated(word) && !UNIT.test(word);
const isNamed = (word: string, ledger: ReadonlySet<string>): boolean => (ledger.has(word) || ledger.has(lemma(word))) && !PLAIN_WORDS.has(word) && !MEASURES.test(word);

/** "October was third for revenue in 2025": which one was is asked for, or a list of all of them. */
function ofAClaim(told: readonly Token[], asked: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] | null {
  const at = told.findIndex(({ text }, i) => i > 0 && (IS.test(text) || text === 'be'));
  if (at < 0) return null;
  const claim = told.slice(at + 1);
  const isMost = claim.some(({ text }) => MOST.test(text));
  const unit = unitOf(told.slice(0, at));
  const which = WHICH.exec(said(asked));
  if (which && isMost) return [...made(`${which[1] === 'who' ? 'who' : 'which'}${which[2] || (which[1] === 'who' || unit === null || unit === 'time' || claim.some(({ text }) => UNIT.test(text)) ? '' : ` ${unit}`)}`), ...(told[at]?.text === 'be' ? made('is') : told.slice(at, at + 1)), ...asAsked(claim)];
  const top = claim.findIndex(({ text }) => text === 'top');
  if (LISTS_THEM.test(said(asked)) && top >= 0) return [...made('list the'), ...claim.slice(top)];
  const words = wordsOf(asked);
  if (!words.some((word) => GROUPS.test(word)) || !words.some((word) => MEASURES.test(word) && !ROWS.test(word)) || words.some((word) => POINTS.test(word))) return null;
  if (unit !== null && !((isMost || claim.some(({ text }) => isATime(text))) && words.some((word) => lemma(word) === unit || word === unit || word === `${unit}s`))) return null;
  const condition = claim.findIndex(({ text }, i) => BEGINS_CONDITION.test(text) && claim[i + 1]?.text !== 'it' || isATime(text));
  const told0 = condition < 0 ? [] : claim.slice(condition);
  if (claim.slice(0, claim.length - told0.length).some(({ text }) => isNamed(text, ledger))) return null;
  return words.some(isATime) && !told0.some(({ text }) => isNamed(text, ledger)) ? asked : [...withoutEnd(asked), ...told0];
}

/** What the claim's own time is one of; nothing where it names none. */
function unitOf(subject: readonly Token[]): string | null {
  const words = wordsOf(subject);
  if (words.some((word) => MONTHS[word] !== undefined)) return 'month';
  if (words.some((word) => WEEKDAYS[word] !== undefined)) return 'weekday';
  if (words.some((word) => /^q[1-4]$/.test(word))) return 'quarter';
  if (words.some((word) => /^20\d\d$/.test(word))) return 'year';
  return words.some(isATime) ? 'time' : null;
}

/** "Third for revenue" is the third highest; "our biggest cost" is a kind of cost, as what was claimed to be it is one. */
function asAsked(claim: readonly Token[]): readonly Token[] {
  if (NTH.test(claim[0]?.text ?? '') && !MOST.test(claim[1]?.text ?? '')) return [...claim.slice(0, 1), ...made('highest'), ...claim.slice(1)];
  return claim.flatMap((token, at) => (/^(cost|expense)$/.test(token.text) && MOST.test(claim[at - 1]?.text ?? '') && (claim[at + 1] === undefined || BEGINS_CONDITION.test(claim[at + 1]?.text ?? '')) ? made('expense category') : [token]));
}

const withoutEnd = (tokens: readonly Token[]): readonly Token[] => tokens.slice(0, tokens.findLastIndex(({ kind }) => kind !== 'stop') + 1).filter(({ text }) => text !== 'please');

/** Ranks and measures that a question has of its own: it stands alone. */
const ASKS_ALONE = /^(top|bottom|biggest|largest|highest|lowest|smallest|best|worst|expenses?|costs?|revenues?|sales|income|profits?|margins?|cash|balance|runway|categor(y|ies)|recurring|subscriptions?)$/;

/** "We pay Acme every month, don't we? How many payments this year": what is done with whom is the question's, how often it is claimed to be done is not. */
function ofADeed(told: readonly Token[], asked: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] | null {
  const words = wordsOf(asked);
  const deed = withoutClaimed(told);
  if (deed.length === told.length && !HOW_MANY.test(words.join(' ')) || words.some((word) => isNamed(word, ledger) || ASKS_ALONE.test(word)) || !deed.some(({ text }) => isNamed(text, ledger))) return null;
  if (deed.some(({ text }) => /^(money|cash)$/.test(text))) return null;
  if (words.some((word) => POINTS.test(word))) return [...deed, ...made('.'), ...asked];
  if (words.some(isATime) && deed.some(({ text }) => isATime(text))) return null;
  return HOW_MANY.test(words.join(' ')) ? [...made('how many'), ...deed.slice(deed[0]?.text === 'most' ? 1 : 0)] : [...withoutEnd(asked), ...deed];
}

function withoutClaimed(told: readonly Token[]): readonly Token[] {
  for (let at = 0; at < told.length; at++) {
    const claimed = CLAIMED.exec(said(told.slice(at)));
    if (claimed) return withoutClaimed([...told.slice(0, at), ...told.slice(at + claimed[0].split(' ').length)]);
  }
  return told;
}
