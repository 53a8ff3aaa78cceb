/** Whole sentences beside the one that asks ("I need it for the bank tomorrow.", "Doing the tax return.", "For the board meeting next week:"): told, and no condition of what is asked. */
import { KIND_WORDS } from '../names/find-names.ts';
import { NARROW_PHRASE_WORDS } from '../names/narrow-here.ts';
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { DATED, MEASURES, POINTS, STATES, SUBJECT, isDated } from './remarks-words.ts';
import { WEEKDAYS } from '../periods/period-words.ts';
import type { Token } from '../words/tokenize.ts';

interface Sentence { readonly from: number; readonly to: number; readonly words: readonly string[]; readonly end: string }

const ENDS = /^[.?!:;\n]$/;
/** What somebody prepares for, and whom they talk to: where the ledger knows such words too, they are not meant as its own. */
const OCCASION = /^(bank|banks|banker|manager|tax|taxes|return|returns|loan|lease|mortgage|grant|accountant|accountants|bookkeeper|lender|board|investor|investors|partner|partners|landlord|lawyer|auditor|audit|meeting|meetings|call|phone|email|deck|pitch|presentation|review|budget|plan|planning|application|report|reports|books|numbers|figures|shop|office|business|staff|team|company)$/;
/** "For the loan", "for this year" say of what; "for the board meeting", "before I sign the lease" do not. */
const OF_AN_OCCASION = /\b(meeting|meetings|call|board|bank|banker|accountant|bookkeeper|lender|investors?|application|review|presentation|deck|pitch|audit|landlord|lawyer|partners?|budget)\b|\btax returns?\b|\bsign(ing)? (the|a|our|my|that)\b/;
const PREPARES = /^(just |been |currently |still |busy |only )*(doing|trying|planning|preparing|prepping|getting|got|had|working|thinking|looking|sitting|staring|meeting|talking|spoke|filling|writing|putting|finishing|updating|reviewing|applying|closing|wrapping|budgeting|going|came|back|out)\b/;
const LEADS_TO = /^(for|before|ahead of|while|because)\b/;
const NEEDS = /^(i |we |they |he |she |the bank |my accountant )?(will )?(need|needs|needed|want|wants|wanted) (this|it|these|them|that)\b/;
/** "I need it for the staffing agency talks": whose talks they are says nothing of what is asked. */
const FOR_TALKS = /^(i|we) (need|want) (this|it|these|them|that) (for|before|at|ahead of) .*\b(talks|meeting|meetings|call|chat|review|negotiations?|renewal|visit|interview|discussion|conversation|presentation|application)$/;
const FIGURE_DOES = /^(an? |the )?(exact|rough|round|ballpark|approximate|whole) (figure|number|answer|amount|estimate|idea)s?( (please|is fine|is ok|is enough|will do|would do))?$/;
const SILLY = /^(maybe |possibly |probably |this is |its )*(an? )?(stupid|silly|dumb|basic|odd|random) (question|one)( but)?$/;
/** They say more of what is asked, or under which condition. */
const RESTRICTS = /^(without|neither|none|direct|excluding|exclude|except|include|including|included|minus|ignore|ignoring|skip|leave|leaving|left|only|count|counting|counts|drop|if|suppose|supposing|say|assuming|assume|per|each|mean|means|meaning|instead|rather|actually|top|list|together|combined|separately|average|percent|fiscal|season|versus|vs|compared|same|other|not|daily|weekly|monthly|quarterly|yearly|annually|running|cumulative|sort|sorted|order|ordered|ranked|size|net|gross|as|about)$/;
const SUPPOSES = /\b(if|would|could|afford|happen|happens|impact|effect|suppose|supposing|say)\b/;
const STATES_YEAR = /\byear (starts?|runs?|ends?|begins?|goes|is)\b|\b(clos(e|es|ed|ing)|ends?) (the|our|its) (books|year|accounts)\b/;
const BY_UNIT = /\b(by|per|in) (day|week|month|quarter|year|category|customer|client|vendor|supplier|account|weekday|euros?|dollars?|pounds?|percent)\b/;
/** "Those are the annual contracts." */
const EXPLAINS = /^(those|they|these|that|it|this) (is|are|was|were|s) (the|our|my|all|what|how)\b/;
/** No stretch of time that was: when something is due, or when it was spoken of. */
const SOON = /^(tomorrow|tonight|morning|afternoon|evening|night|soon|asap|next)$/;
const UNIT = /^(day|week|month|quarter|year)s?$/;
const HAPPENED = /\b(had|was|were|been|went|felt|lost|think|thinks|thought|feel|feels|reckon|reckons|guess|believe|seems?|sounds?|skews?|overspent|overbought)\b/;

/** The tokens without such sentences; all of them where none is left that asks for a figure by itself. */
export function withoutSentencesBeside(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  const sentences = sentencesOf(tokens);
  if (sentences.length < 2) return tokens;
  const asIs = sentences.filter((sentence) => sentence.end === '?' || !isTold(sentence));
  const asked = asIs.flatMap(({ words }) => words);
  if (asIs.length === sentences.length || !asksByItself(asIs, ledger) || pointsBeyond(asked, ledger) || SUPPOSES.test(asked.join(' '))) return tokens;
  const hasTime = asked.some((word) => isDated(word) && !UNIT.test(word));
  const dropped = sentences.filter((sentence) => !asIs.includes(sentence) && saysNoMore(tokens, sentence, hasTime, ledger));
  return tokens.filter((_, at) => !dropped.some(({ from, to }) => at >= from && at < to));
}

const wordsOf = (tokens: readonly Token[], from: number, to: number): string[] => tokens.slice(from, to).filter(({ kind }) => kind !== 'stop').map(({ text }) => text);

const QUANTITY = /^(much|many|total|average|biggest|largest|highest|lowest|smallest)$/;
const says = (word: string, ledger: ReadonlySet<string>): boolean => MEASURES.test(word) || isNamed(word, ledger);
const isNamed = (word: string, ledger: ReadonlySet<string>): boolean => (ledger.has(word) || ledger.has(lemma(word)) || KIND_WORDS.has(lemma(word)) || NARROW_PHRASE_WORDS.has(lemma(word))) && !PLAIN_WORDS.has(word);

/** "Total in 2025?" asks of what was told before. */
function asksByItself(sentences: readonly Sentence[], ledger: ReadonlySet<string>): boolean {
  const asked = sentences.flatMap(({ words }) => words);
  return asked.some((word) => says(word, ledger)) || !asked.some((word) => QUANTITY.test(word)) && sentences.some(({ end, words }) => end === '?' && words.length > 2);
}

/** "What did they pay": of whom another sentence tells. In "owner draws, both owners" it stands there itself. */
function pointsBeyond(asked: readonly string[], ledger: ReadonlySet<string>): boolean {
  const at = asked.findIndex((word) => POINTS.test(word));
  return at >= 0 && !asked.slice(0, at).some((word) => says(word, ledger));
}

function sentencesOf(tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const close = (to: number, end: string): void => {
    const words = wordsOf(tokens, from, to);
    if (words.length > 0) sentences.push({ from, to, words, end });
    from = to;
  };
  tokens.forEach(({ kind, text }, at) => { if (kind === 'stop' && (ENDS.test(text) || text === ',' && SILLY.test(wordsOf(tokens, from, at).join(' ')))) close(tokens[at + 1]?.text === 'but' ? at + 2 : at + 1, text); });
  close(tokens.length, '');
  return sentences;
}

function isTold({ words }: Sentence): boolean {
  const said = words.join(' ');
  if (NEEDS.test(said) || FIGURE_DOES.test(said) || SILLY.test(said) || PREPARES.test(said)) return true;
  if (LEADS_TO.test(said)) return OF_AN_OCCASION.test(said);
  const at = words.findIndex((word) => STATES.test(word) || /^(s|m|ve|re|felt|lets?)$/.test(word));
  return at > 0 && at < 5 && words.length > 3 && words.slice(0, at).some((word) => SUBJECT.test(word));
}

/** `hasTime`: what is asked names its own. */
function saysNoMore(tokens: readonly Token[], { from, to, words }: Sentence, hasTime: boolean, ledger: ReadonlySet<string>): boolean {
  const said = words.join(' ');
  if (BY_UNIT.test(said) || STATES_YEAR.test(said) || EXPLAINS.test(said) || words.some((word) => RESTRICTS.test(word) && !SILLY.test(said))) return false;
  if (words.some((word) => MEASURES.test(word)) && (/^(i|we) (need|want|would|d|wish)\b/.test(said) || words.some(isDated))) return false;
  if (!FOR_TALKS.test(said) && words.some((word) => isNamed(word, ledger) && !OCCASION.test(word) && !MEASURES.test(word))) return false;
  const mayHaveTime = hasTime && HAPPENED.test(said) && !NEEDS.test(said);
  return tokens.slice(from, to).every((token, i) => mayHaveTime && token.kind !== 'number' || saysNoTime(tokens, from + i, NEEDS.test(said)));
}

function saysNoTime(tokens: readonly Token[], at: number, isNeeded: boolean): boolean {
  const [text, before, next] = [tokens[at]?.text ?? '', tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (tokens[at]?.kind === 'number') return before === 'at' && (tokens[at]?.value ?? 99) < 13;
  if (SOON.test(text)) return true;
  if (WEEKDAYS[text] !== undefined) return /^(by|on|next|until)$/.test(before);
  if (text === 'today') return isNeeded || /^(by|until)$/.test(before);
  if (text === 'this') return isNeeded && /^(need|want)/.test(before) || !UNIT.test(next) && !isDated(next);
  // "It has been a busy year", "next week".
  if (UNIT.test(text)) return before === 'next' || [before, tokens[at - 2]?.text ?? ''].some((word) => /^an?$/.test(word));
  return !DATED.test(text) && !isDated(text);
}
