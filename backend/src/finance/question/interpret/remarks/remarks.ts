/** What is told beside the question ("Tom and I are meeting the bank on Tuesday, what was revenue for 2025") is cut off before anything is recognised: none of its words is a condition. */
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { WEEKDAYS } from '../periods/period-words.ts';
import { MEASURES, POINTS, STATES, SUBJECT, isDated } from './remarks-words.ts';
import { readSaidSeason } from '../periods/said-season.ts';
import type { Token } from '../words/tokenize.ts';

const STOP = /^[.?!:;,\n(-]$/;
const LEADS_IN = /^(so|and|but|ok|okay|well|anyway|anyways|then|now|please|hey|just|right|also|basically|actually|because|question|um|uh|like|say)$/;
const ASKS = /^(what|whats|how|hows|which|who|whos|whom|whose|where|why|show|give|tell|list|compare|remind|name|rank)$/;
/** Verbs that ask where somebody follows: "did we", "could you". */
const ASKS_WITH = /^(did|do|does|is|are|was|were|has|have|had|can|could|would|will|might|may|when)$/;
const SOMEBODY = /^(i|we|you|they|he|she|it|the|our|my|there|any|anyone|anybody|did|was|were|do|does|is|have|has)$/;
const WISH = /^(i|we) ((?:was|were|am|are)(?: just)? (?:wondering|curious)|would like|d like|like|would love|d love|want|need|wanna|wish|am trying|am looking|am curious|wonder) (to (know|see|find|get|have)|what|how|which|who)$/;
/** "She wants all costs of 2025": what somebody wants of the books is what is asked. */
const WANTS = /^(i|we|he|she|they) (wants?|needs?|would like|asked for|asks for|is after|are after|am after|is asking for|are asking for) (all|the|our|my|total|every|only|just|to know|to see)\b/;
const PREPOSITION = /^(in|for|during|over|since|from|of|at|on|across|throughout)$/;

/** What was told is left out of what is asked. */
const LEAVES_THEM = /\b(did|do|does|had) not (exist(ed)?|count)\b|\b(is|are|was|were) not (there|counted|included|inside)\b|^(let us )?(pretend|imagine)\b|\b(skip|drop|ignor(e|ing)|exclud(e|ing)|without|leav(e|ing)|tak(e|ing)|minus|forget|not counting) (it|them|those|these|him|her|that one)\b/;

/** "Which month" asks for one and tells no time; "this year" does, "this is getting silly" does not. */
const UNIT = /^(day|week|month|quarter|year)s?$/;
const namesTime = (words: readonly string[]): boolean => words.some((word, at) => (/^(this|last|past|previous)$/.test(word) ? words.slice(at + 1, at + 3).some((next) => isDated(next) || UNIT.test(next)) : isDated(word) && !UNIT.test(word)));

/** "Last year was tough, which month …": a whole year that is itself what is told of. "We moved in 2025" and "it was August, which month" tell no time of what is asked. */
const isAboutYear = (words: readonly string[], asked: readonly string[]): boolean => /^((this|last|past|previous) year|20\d\d) (is|was|feels?|felt|has been|seems?|looks?|looked)\b|^there (is|are|was|were|have been|has been) .*\b(months?|weeks?|days?|quarters?|ones?|times?) in 20\d\d$/.test(words.join(' ')) && !asked.some((word) => /^years?$/.test(word));

/** "We cancelled Dropbox, what was the date of the last charge?": one payment of many is asked for, and what was told before says whose. */
const LACKS_WHOSE = /\bthe (very )?(last|final|first|latest|next|previous|most recent|biggest|largest) (charge|payment|bill|invoice|deposit|transfer|purchase|order|instal?ment|fee|one)\b/;

/** "I'm reconciling the Amex card, show me October's transactions": of which account was told before. */
const LACKS_ACCOUNT = /\b(transactions|charges|entries|rows|purchases|movements)\b/;
const GOES_THROUGH = /\b(reconciling|reconcile|matching|checking|going through|looking at|working on|reviewing|auditing)\b/;
const ACCOUNT = /^(card|account|checking|savings|visa|amex|mastercard)$/;

interface Clause { readonly from: number; readonly to: number }

/** The tokens of the clause that asks, and of those beside it that belong to it; all of them where it leans on what was told. */
export function withoutRemarks(question: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  const tokens = withoutBusyTail(question, ledger);
  const clauses = clausesOf(tokens);
  if (LEAVES_THEM.test(tokens.map(({ text }) => text).join(' '))) return tokens;
  const asking = clauses.findLast((clause) => isAsking(tokens, clause) && !WISHES_FOR_IT.test(wordsOf(tokens, clause).join(' ')) && !HOW_ANSWERED.test(wordsOf(tokens, clause).join(' '))) ?? clauses.findLast((clause) => isAsking(tokens, clause));
  if (!asking) return tokens;
  const said = wordsOf(tokens, asking);
  const words = WANTS.test(said.join(' ')) ? said.slice(1) : said;
  const isWish = wishesPlainly(words) || clauses.some((clause) => clause.to <= asking.from && WONDERS.test(wordsOf(tokens, clause).join(' ')));
  const after = clauses.filter(({ from }) => from >= asking.to);
  const isOrder = /^(give|show|list|tell)$/.test(words.find((word) => !LEADS_IN.test(word)) ?? '');
  const kept = clauses.filter((clause) => clause.from < asking.to && (clause === asking || isStock(tokens, clause, words) || !isRemark(tokens, clause, words, isWish) || isNamesOnly(tokens, clause, ledger) && !(isOrder && isYesOrNo(tokens, clause))) || after.includes(clause) && !isTail(tokens, clause, ledger));
  if (kept.length === clauses.length || !isComplete(words, kept.flatMap((clause) => wordsOf(tokens, clause)), ledger)) return tokens;
  const dropped = clauses.filter((clause) => !kept.includes(clause));
  if (LACKS_ACCOUNT.test(words.join(' ')) && !words.some((word) => ACCOUNT.test(word)) && dropped.some((clause) => GOES_THROUGH.test(wordsOf(tokens, clause).join(' ')) && wordsOf(tokens, clause).some((word) => ACCOUNT.test(word) && ledger.has(word)))) return tokens;
  if (LACKS_WHOSE.test(words.join(' ')) && !words.some((word) => ledger.has(word)) && dropped.some((clause) => wordsOf(tokens, clause).some((word) => ledger.has(word) && !PLAIN_WORDS.has(word)))) return tokens;
  // "We switched to Acme in March, and I'd like to know the cost": whose, only what was told says.
  const isOfLedger = (word: string): boolean => (ledger.has(word) || ledger.has(lemma(word))) && !PLAIN_WORDS.has(word);
  if (isWish && !words.some((word) => isOfLedger(word) || OF_ALL.test(word)) && dropped.some((clause) => wordsOf(tokens, clause).some(isOfLedger))) return tokens;
  if (!words.some((word) => isDated(word) && !UNIT.test(word)) && dropped.some((clause) => (words.some((word) => UNIT.test(word)) ? isAboutYear(wordsOf(tokens, clause), words) : namesTime(wordsOf(tokens, clause))))) return tokens;
  // "The landlord wants 6% more rent. What would the rent be?": what is told is supposed.
  if (words.includes('would') && dropped.some(({ from, to }) => tokens.slice(from, to).some(({ isPercent }) => isPercent))) return tokens;
  return tokens.filter((_, at) => !dropped.some(({ from, to }) => at >= from && at < to));
}

/** "My chef says prices creep up and I'd like to see it": what is to be seen was asked before. */
const WISHES_FOR_IT = /\b(like|want|love|need|wanna) to (see|know|check|understand|verify|have) (it|that|this|them|if|whether)\b[a-z ]{0,20}$/;

/** "… stacks up against last year – give me the difference": in which form an answer is wanted that was asked for before. */
const OF_ALL = /^(revenue|sales|income|turnover|takings|profits?|margins?|expenses)$/;
const HOW_ANSWERED = /^(and |just |please )*(give|show|tell) (me |us )?(just |only )?(the|a|it in|it as a|that in|that as a) (difference|gap|change|dollars?|percent|percentage|dollar (difference|amount)|difference in (dollars|percent))( please)?$/;

const IS_BUSY = /^(and |cos |because |as |since )?(im|i am|i m) (just |currently |busy )?(filling|doing|preparing|prepping|working|putting|writing|applying|sorting|completing|making|updating|negotiating|meeting|talking|getting|planning|reviewing|finishing)\b/;
const TAIL_AFTER = 3;
const BUSY_WORDS = 5;
const PURPOSE_WORDS = 7;

/** "… so I can see where costs are heading": what the figures are for. */
const IS_PURPOSE = /^so (that )?(i|we) can (see|judge|tell|know|understand|show|explain) (where|how|whether|what|if)\b/;
const SHAPES = /^(by|per|each|every|split|most|biggest|largest|top|both|percent|share|average)$/;

/** "What was revenue last year im filling in the bank forms": no comma tells where the question ends. */
function withoutBusyTail(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  const at = tokens.findIndex((_, i) => i > TAIL_AFTER && tailAt(tokens, i));
  if (at < 0) return tokens;
  const stop = tokens.findIndex(({ text }, i) => i > at && STOP.test(text));
  const tail = tokens.slice(at, stop < 0 ? tokens.length : stop);
  const isTold = tokens.slice(0, at).some(({ text }) => MEASURES.test(text) || IS_PURPOSE.test(tokens.slice(at, at + PURPOSE_WORDS).map((token) => token.text).join(' ')) && ledger.has(text) && !PLAIN_WORDS.has(text)) && !tail.some(({ text }) => isDated(text) || /\d/.test(text) || LEAVES_OUT.test(text) || SHAPES.test(text));
  return isTold ? [...tokens.slice(0, at), ...tokens.slice(at + tail.length)] : tokens;
}

function tailAt(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at, at + PURPOSE_WORDS).map(({ text }) => text);
  return IS_BUSY.test(words.slice(0, BUSY_WORDS).join(' ')) || IS_PURPOSE.test(words.join(' '));
}

function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  tokens.forEach((token, at) => {
    const isSeam = STOP.test(token.text) || at > from && /^(so|but|anyway|because)$/.test(token.text) && isAskedAt(tokens, at + 1);
    if (!isSeam) return;
    if (at > from) clauses.push({ from, to: STOP.test(token.text) ? at + 1 : at });
    from = STOP.test(token.text) ? at + 1 : at;
  });
  return from < tokens.length ? [...clauses, { from, to: tokens.length }] : clauses;
}

const wordsOf = (tokens: readonly Token[], { from, to }: Clause): string[] => tokens.slice(from, to).filter(({ kind }) => kind !== 'stop').map(({ text }) => text);

function isAsking(tokens: readonly Token[], { from, to }: Clause): boolean {
  let at = from;
  while (at < to && (LEADS_IN.test(tokens[at]?.text ?? '') || tokens[at]?.kind === 'stop')) at++;
  if (isAskedAt(tokens, at)) return true;
  return PREPOSITION.test(tokens[at]?.text ?? '') && [2, 3, 4].some((ahead) => at + ahead < to && ASKS.test(tokens[at + ahead]?.text ?? '') && isDated(tokens[at + ahead - 1]?.text ?? ''));
}

function isAskedAt(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (ASKS.test(word)) return true;
  if (ASKS_WITH.test(word) && SOMEBODY.test(next)) return true;
  if (WANTS.test(tokens.slice(at, at + 4).map(({ text }) => text).join(' '))) return true;
  return [4, 5].some((length) => WISH.test(tokens.slice(at, at + length).map(({ text }) => text).join(' '))) || WISH.test(tokens.slice(at, at + 3).map(({ text }) => text).join(' '));
}


/** "There is 140k in the account. How long can we last": what there is to last on. */
const isStock = (tokens: readonly Token[], { from, to }: Clause, asked: readonly string[]): boolean =>
  LASTS.test(asked.join(' ')) && tokens.slice(from, to).some(({ isMoney, kind, value }) => isMoney === true || kind === 'number' && (value ?? 0) >= LEAST_STOCK && !isYear(value ?? 0)) && wordsOf(tokens, { from, to }).some((word) => STOCK.test(word));
const LASTS = /\b(last|runway|survive|keep going|how long|run out|burn|carry us|months)\b/;
const STOCK = /^(account|accounts|bank|cash|balance|savings|checking|till|reserve|reserves|left|have|hold|sitting|money|got)$/;
const LEAST_STOCK = 100;
const isYear = (value: number): boolean => value > 1999 && value < 2100;

/** "… and I'd like to know what we spent": what was told before it is told, in whichever verbs. */
const wishesPlainly = (words: readonly string[]): boolean => /^((and|so|but|now|anyway|well) )*((i|we) (would|d|want|need|wanna|like|love)( (really|just))?( like| love)?( to (know|see|find out|hear))?|i was wondering|(what|all) (i|we) (am |are |m |re )?(really |just |actually )?((want|need|would like|d like|like) to (know|see|find out|hear)|after|wondering|need) (is|was))\b/.test(words.join(' '));
const WONDERS = /^((and|so|but|now|anyway) )*(i|we) (was|were|am|are|have been|been|m|just) ?(just )?(wondering|curious|thinking)$/;
const HAPPENED = /^([a-z]{2,}ed|put|cut|broke|quit|hit|shut|fell|grew|won|split|let|threw|drove|caught|fought|wrote|flew|blew|froze|burst|built|held|stood|died|rang)$/;
/** They end like what happened, and say how it is counted. */
const COUNTED = /^(excluded|included|combined|added|counted|taken|based|compared|related|fixed|owed|refunded|needed|used|ranked|sorted|grouped|averaged|netted|deducted|removed|ended|declined|accrued|limited|united|certified|associated|integrated|advanced|shared|unpaid|billed|billed|invoiced)$/;

function isRemark(tokens: readonly Token[], clause: Clause, asked: readonly string[], isWish = false): boolean {
  const words = wordsOf(tokens, clause);
  const isTold = (word: string, at: number): boolean => STATES.test(word) || isWish && at > 0 && HAPPENED.test(word) && !COUNTED.test(word);
  const at = words.findIndex(isTold);
  const isSaid = at > 0 && !words.some((word) => ASKS.test(word)) && !words.some((word) => /^(without|excluding|except|minus|ignoring|only|including)$/.test(word));
  const statesYear = words.some((word) => /^(fiscal|financial|season|rush|harvest|fy\d*)$/.test(word)) || readSaidSeason(tokens.slice(clause.from)) !== null || words.some((word, i) => word === 'year' && /^(our|the|tax|company)$/.test(words[i - 1] ?? '') && /^(starts?|runs?|ends?|begins?|goes|is)$/.test(words[i + 1] ?? ''));
  return isSaid && !statesYear && (isWish || words.some((word) => SUBJECT.test(word)) || at <= 2) && (words.length > 3 || isWish && words.length > 1 || skews(words, asked)) && !PREPOSITION.test(words[0] ?? '') && !CONDITION.test(words[0] ?? '');
}

/** "December skews everything"; "Saturday was nuts" beside a time that is asked for: where none is, it is the time. */
const skews = (words: readonly string[], asked: readonly string[]): boolean => SKEWS.test(words.join(' ')) && !words.some((word) => WEEKDAYS[word] !== undefined || word === 'christmas') || asked.some(isDated) && WAS_SO.test(words.join(' '));
const WAS_SO = /^(january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|monday|tuesday|wednesday|thursday|friday|saturday|sunday) (was|were) (?!up$|down$|higher$|lower$|more$|less$|over$|under$)[a-z]+$/;
const SKEWS = /\b(skews?|distorts?|muddies|confuses) (everything|things|it|the picture|all|the numbers|the figures)\b/;

/** "Which cost more, travel or printing & plotting": what the ledger itself is called by states nothing. */
const isNamesOnly = (tokens: readonly Token[], clause: Clause, ledger: ReadonlySet<string>): boolean => wordsOf(tokens, clause).every((word) => /^(and|or|&|the|our|my|for|on)$/.test(word) || ledger.has(word) || ledger.has(lemma(word)));

/** They say under which condition, and are no remark. */
const CONDITION = /^(after|before|without|excluding|once|if|when|with|given|taking|counting|ignoring|leaving|not|take|leave|supposing|suppose|say|had|assuming|between|by|per|all|only|just|setting|less|minus|compared|against|versus|vs)$/;

/** "Is AWS creeping up? Give me the bill by month": the order is what is wanted. */
const isYesOrNo = (tokens: readonly Token[], { from, to }: Clause): boolean => tokens[to - 1]?.text === '?' && /^(is|are|was|were|did|do|does|has|have)$/.test(tokens[from]?.text ?? '');

/** "…, I want to see the dip": after the question somebody says why it is asked. */
function isTail(tokens: readonly Token[], clause: Clause, ledger: ReadonlySet<string>): boolean {
  const words = wordsOf(tokens, clause);
  const begins = /^(i|we|he|she|they|my|because|cos|since|as)$/.test(words[0] ?? '') && words.length > 2 && words.slice(1, 4).some((word) => STATES.test(word)) && words[1] !== 'mean';
  return begins && !tokens.slice(clause.from, clause.to).some(({ kind }) => kind === 'number') && !words.some((word) => RANKS.test(word) || isDated(word) || /\d/.test(word) || MEASURES.test(word) || WEEKDAYS[word] !== undefined || ledger.has(word) || LEAVES_OUT.test(word) || /^(only|just|per|by|each|percent|together|combined)$/.test(word));
}

/** "I want the top three": says more of what is asked. */
const RANKS = /^(top|bottom|biggest|largest|smallest|highest|lowest|ranked|ranking|list|total|average|difference|gap)$/;
const LEAVES_OUT = /^(not|without|excluding|except|including|minus)$/;

function isComplete(words: readonly string[], kept: readonly string[], ledger: ReadonlySet<string>): boolean {
  return kept.some((word) => MEASURES.test(word) || ledger.has(word)) && !withoutSameMonths(words).some((word) => POINTS.test(word)) && words.length > 3;
}

/** "March through May 2026 compared to those same three months in 2025" points to months that it names itself. */
function withoutSameMonths(words: readonly string[]): readonly string[] {
  const said = words.join(' ');
  const same = SAME_MONTHS.exec(said);
  return same && said.slice(0, same.index).split(' ').some((word) => isDated(word) && !UNIT.test(word)) ? `${said.slice(0, same.index)} ${said.slice(same.index + same[0].length)}`.split(' ').filter((word) => word !== '') : words;
}

const SAME_MONTHS = /\b((those|these|the|that) )?same (([a-z]+|\d+) )?(days?|weeks?|months?|quarters?|period|stretch|half|season|dates?|time|span)\b/;
