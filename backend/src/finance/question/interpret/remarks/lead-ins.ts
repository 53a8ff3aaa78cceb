/** What is said before the question or behind it, parted by a comma, and is no condition: "before I forget,", "for the lease renewal,", ", all things considered". */
import { KIND_WORDS } from '../names/find-names.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { isDated } from './remarks-words.ts';
import type { Token } from '../words/tokenize.ts';

/** "One more thing,", "last question for today,". */
const ANNOUNCES = /^(and |ok |okay |so |right |now )*((just |only )?(one|the|a|my|another|two|this) )?((more|last|next|other|final|quick|quickie|little|small|first|second|third|easy|simple|further) )*(thing|things|question|questions|one|query|request|ask|point)( (for|from) (today|now|tonight|me|you|the day|this (morning|afternoon|evening)))?$/;
/** Of the present, and of nothing the books hold: "before we moved" is a time, "before we pay taxes" leaves something out. */
const BEFORE_SAYING = /^(just )?(before|while|as|since|now that) (i|we|you|i am|we are) (have (you|a moment|a minute|your attention)( here)?|forget( it| again)?|go( (home|on|into it|any further|there))?|start|begin|leave|sign( off)?( (it|this|the|a|our|my|that)( new)? (lease|contract|loan|papers?|deal|agreement))?|call (him|her|them|it a day|the (bank|landlord|accountant))|talk to (him|her|them|the (bank|landlord|accountant|lender))|meet (him|her|them|the (bank|landlord|accountant|lender|investors))|hang up|log off|decide( anything)?|continue|at it|here|about it)$/;
/** "Quick one before my 9am class:", "before my shift,": what comes next for whoever asks is no time of what is asked. */
const BEFORE_WORK = /^(and |ok |okay |so |right |just |only )*(((a|one) )?(quick|last|short|small|little|fast)( quick)? (one|question|q|query|thing|check|ask|request)( for you| here)? (before|while|between|in between|ahead of) .{1,60}|(before|between|in between|ahead of|off to|on my way to|heading (in|into|to)) (my|our next|the next|tonights|todays|tomorrows) ([a-z0-9]+ ){0,3}(class|classes|shift|shifts|lesson|lessons|session|sessions|appointment|appointments|patient|patients|client|lunch|flight|train|rehearsal|practice|rounds|surgery|walk in))$/;
/** What people bring figures to. Whose meeting it is says nothing of what is asked, even where the ledger has such a name. */
const TO_AN_OCCASION = /^(ok |okay |so |right |and |now )*(for|at|ahead of|before|in preparation for|in preparation of|preparing for|ready for) (the|my|our|a|an|his|her|this|that|tomorrow|an upcoming|the upcoming|the next|our next)( (year end|end of year|annual|yearly|quarterly|monthly|weekly|upcoming|coming|new|next|bank|banks|board|lease|loan|mortgage|grant|tax|vat|sales tax|insurance|investor|investors|partner|partners|staff|team|budget|rent|landlord|credit|overdraft|visa|licen[cs]e|shareholder|shareholders|management|funding|accountant|accountants|award|awards|self|personal tax|corporation tax|business|personal))* (assessment|entry|submission|tender|review|renewal|application|meeting|meetings|call|interview|appointment|presentation|pitch|deck|return|returns|filing|negotiation|negotiations|conversation|talk|talks|newsletter|board|bank|lender|accountant|bookkeeper|landlord|investors|forms?|paperwork|questionnaire|declaration|budget|planning|minutes)$/;
const VIEWED = /^(in (your|my) (estimation|opinion|view|judge?ment|experience|expert opinion)|by (your|my|our|the) (count|counts|reckoning|reckonings|estimate|estimation|calculation|calculations|records|numbers|books)|(according to|as per|per|going by|judging by|based on) (the|our|your|my) (books|ledger|data|statements?|accounts|entries)|all things considered|everything considered|all in all|in round (numbers|figures)|to the nearest (thousand|hundred|dollar|euro|pound)|looking at (the|our|all the|these|those) (numbers|figures|books|data)|hey purser|hi purser|hello purser|purser|dear purser|now|to settle (a bet|an argument|a dispute)|if you (have|get|find|got) (a|the|some) (second|sec|minute|moment|time|chance)|when you (have|get|find) (time|a second|a sec|a minute|a moment|a chance|the time)|(can|could|will|would) you (please )?(tell|show|give|remind) (me|us)( please)?|i (have |can t |ve )?(lost|lose) track|let me see|let us see|(just|only) (a|one) (number|figure)|i (can not|can t|cannot|could not|do not|did not) (remember|recall)( exactly)?|i (forgot|forget)( exactly)?)$/;
const BEGINS = /^(so|ok|okay|well|right|also|listen|look|anyway)$/;

/** "More or less" at the end of a comparison asks which of the two. */
const APPROXIMATES = /^(more or less|or (so|thereabouts|something))$/;
const COMPARES = /\b(than|versus|vs|compared|compare|against|change|changed|difference|up|down|higher|lower|bigger|smaller|better|worse|rise|rose|risen|rising|grow|grew|grown|growing|fall|fell|fallen|falling|drop|dropped|increased?|decreased?)\b/;

/** What begins a question, or names a figure of the whole business. */
const ASKS = /^(what|whats|how|which|who|whos|whom|when|where|why|did|do|does|is|are|was|were|has|have|had|show|give|list|tell|compare|total|revenue|sales|income|turnover|profit|expenses|costs|spend|spending|net|gross|cash|top|average)$/;
/** What somebody is paid for may be the very occasion: "for the audit, how much did we pay". */
const PAYS = /^(pay|paid|pays|spend|spent|cost|costs|charge|charged|bill|billed|invoice|invoiced|buy|bought|fees?|payments?|bills?|invoices?|go|goes|went|gone|going|out|come|comes|came|total|totals)$/;
/** Whom, or what, money goes to as well: "for the landlord, what goes out each month". */
const PAID_ALONE = /\b(landlord|accountants?|bookkeeper|lender|banks?|newsletter)$/;
/** Things that are bought or filled in, too: only with a comma are they what a figure is brought to. */
const MADE_OR_BOUGHT = /\b(deck|newsletter|call)$|\b(?<!(grant|loan|mortgage|tax|lease|visa|insurance|bank|funding) )forms?$|\b(?<!(award|awards|self|tax|grant) )(entry|assessment|submission|tender)$/;
const SPENT = /^(pay|paid|pays|spend|spent|costs?|expenses?|charged?|billed|bought|fees?|bills?|out|outgoings)$/;
/** A figure and its time stand before it: "revenue in 2025 for the tax return". */
const FIGURE = /^(revenue|sales|income|turnover|takings|profit|profits|margin|margins|earnings|drawings|draws|dividends|distributions)$/;

export function withoutLeadIns(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  return withoutTail(withoutOpening(withoutMusing(tokens, ledger), ledger), ledger);
}

/** "Just sat down with a coffee and wondering what …": what somebody does meanwhile is no condition. */
const MUSING = /^(hi |hello |hey |, )*(i |i am |we are )?(just |only )*(sat down|sitting down|sitting here|having|drinking|over|with) (with |at |to |here )*(a |an |my |the )?(cup of |mug of |pot of )?(coffee|tea|beer|wine|desk|kitchen table|lunch|breakfast|laptop)( here| now)? and (i am |was |i was |am )?wondering$/;

function withoutMusing(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  const at = tokens.findIndex(({ text }, i) => text === 'wondering' && /^(what|how|which|who|when|where)$/.test(tokens[i + 1]?.text ?? ''));
  const before = tokens.slice(0, at + 1);
  return at > 2 && MUSING.test(before.map(({ text }) => text).join(' ')) && !before.some(({ text }) => ledger.has(text) && !PLAIN_WORDS.has(text)) ? tokens.slice(at + 1) : tokens;
}

const spoken = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ').replace(/ [?.!]+$/, '');

function withoutOpening(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  const comma = tokens.findIndex(({ text }) => /^[,:]$/.test(text));
  const [said, rest] = [spoken(tokens.slice(0, Math.max(0, comma))), tokens.slice(comma + 1)];
  const asks = ASKS.test(rest.find(({ text }) => !/^(and|so|please|just|ok|okay)$/.test(text))?.text ?? '');
  if (comma < 1 || !asks || !saysNothing(said, rest, ledger)) return tokens;
  return withoutOpening(rest, ledger);
}

const saysNothing = (said: string, rest: readonly Token[], ledger: ReadonlySet<string>): boolean =>
  BEGINS.test(said) || VIEWED.test(said) || ANNOUNCES.test(said) || BEFORE_SAYING.test(said) || BEFORE_WORK.test(said) || TO_AN_OCCASION.test(said) && asksByItself(said, rest, ledger);

/** Without the occasion something is left that is asked for. */
function asksByItself(said: string, rest: readonly Token[], ledger: ReadonlySet<string>): boolean {
  const words = rest.map(({ text }) => text);
  if (isEarned(rest)) return !isPaidAlone(said, ledger);
  const names = words.some((word) => ledger.has(word) && !PLAIN_WORDS.has(word) && !PAYS.test(word) && !isDated(word));
  if (PAID_ALONE.test(said)) return false;
  return names || !words.some((word) => PAYS.test(word)) && words.length > 3 && !said.split(' ').some((word) => ledger.has(word) || KIND_WORDS.has(word));
}

const isEarned = (asked: readonly Token[]): boolean => asked.some(({ text }) => FIGURE.test(text)) && !asked.some(({ text }) => SPENT.test(text));

/** Who is paid, or what is bought, under a name of the ledger. */
const isPaidAlone = (said: string, ledger: ReadonlySet<string>): boolean => PAID_ALONE.test(said) && ledger.has(said.split(' ').at(-1) ?? '');

function withoutTail(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  const end = tokens.findLastIndex(({ kind }) => kind !== 'stop') + 1;
  const comma = tokens.slice(0, end).findLastIndex(({ text }) => text === ',');
  const [before, said] = [tokens.slice(0, comma), spoken(tokens.slice(comma + 1, end))];
  const isAside = comma > 1 && (VIEWED.test(said) && said !== 'now' || APPROXIMATES.test(said) && !COMPARES.test(spoken(before)));
  if (isAside) return withoutTail([...before, ...tokens.slice(end)], ledger);
  return withoutUncommaed(tokens.slice(0, end), tokens.slice(end), ledger);
}

/** Without a comma only behind a time. */
function withoutUncommaed(tokens: readonly Token[], marks: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  const at = tokens.findLastIndex(({ text }, i) => i > 2 && /^(for|by|according|in)$/.test(text) && isTime(tokens[i - 1]));
  const said = spoken(tokens.slice(at));
  const isOccasion = TO_AN_OCCASION.test(said) && !MADE_OR_BOUGHT.test(said) && !isPaidAlone(said, ledger) && isEarned(tokens.slice(0, at)) && !tokens.slice(0, at).some(({ text }) => PAYS.test(text) && text !== 'total');
  const isAside = at > 0 && (VIEWED.test(said) || isOccasion);
  return isAside ? [...tokens.slice(0, at), ...marks] : [...tokens, ...marks];
}

const isTime = (token: Token | undefined): boolean => token !== undefined && (isDated(token.text) || token.date !== undefined || /^20\d\d$/.test(token.text));
