/** "We make over 20,000 a month, don't we? Which months were below that", "I thought payroll was 20,000 a month, what is it": the figure that is believed is what months are held against, or what is put right. */
import { isDated } from '../remarks/remarks-words.ts';
import type { Token } from '../words/tokenize.ts';
import { COPULA, made, said, type BeliefReader } from './belief.ts';

const HELD = /^(?:so |and |but )?(?:in )?(which|what|how many|any|were there any|are there any|list (?:the|all)|show (?:me )?(?:the|all)) (?:single )?(day|week|month|quarter|year)s?(?: (?:were|was|are|is|fell|came in|went|that were|with|where it was|where we were))* (below|under|above|over|less than|more than|higher than|lower than|fewer than) (?:that|this|it)(?= |$)/;
const PUT_RIGHT = /^(?:so |and |but )?(?:what|how much) (is|was|are|were|s|did|do|does) (?:it|that|they|(?:the )?(?:real|actual|true|exact) (?:one|number|figure|amount))(?: (?:really|actually|truly|exactly|in fact|in reality))?(?= (?:in|for|during|over|last|this) |$)/;
const ROUGHLY = /^(over|above|more|at|least|most|about|around|roughly|approximately|almost|nearly|under|below|less|than|up|to|some|like|maybe|probably|only|just|close|near)$/;
const PER = /^(a|an|per|each|every)$/;
const UNIT = /^(day|week|month|quarter|year)$/;
const WE = /^(we|i)$/;
/** What a smaller number stands for is no amount: "five customers a day". */
const LEAST = 100;
const isYear = (value: number): boolean => value > 1990 && value < 2100;

interface Figure {
  /** What it is a figure of, before and behind it. */
  readonly lead: readonly Token[];
  readonly tail: readonly Token[];
  readonly amount: Token;
  readonly per: string | null;
}

export const figure: BeliefReader = ({ told, asked }) => {
  const found = figureIn(told);
  if (!found || told.some(({ text, kind }) => kind === 'stop' && text !== '&' || /^(if|not|or)$/.test(text))) return null;
  const held = HELD.exec(said(asked));
  if (held) return heldAgainst(found, held, asked);
  const right = PUT_RIGHT.exec(said(asked));
  const time = made(said(asked).slice(right?.[0].length ?? 0));
  // Believed of one time and asked of another: which of the words are the first one's is not certain.
  if (time.length > 0 && [...found.lead, ...found.tail].some(({ text, value, kind }) => isDated(text) || kind === 'number' && isYear(value ?? 0) || /^(last|this|month|year|quarter|week)$/.test(text))) return null;
  return right && putRight(found, right, time);
};

function figureIn(told: readonly Token[]): Figure | null {
  const at = told.findIndex(({ kind, value, isMoney, isPercent, date }) => kind === 'number' && !isPercent && date === undefined && (isMoney === true || (value ?? 0) >= LEAST && !isYear(value ?? 0)));
  const amount = told[at];
  const others = told.filter(({ kind }, i) => kind === 'number' && i !== at);
  let from = at;
  while (from > 0 && ROUGHLY.test(told[from - 1]?.text ?? '')) from--;
  const lead = told.slice(0, from);
  if (!amount || from < 1 || others.some(({ value }) => !isYear(value ?? 0))) return null;
  const isPer = PER.test(told[at + 1]?.text ?? '') && UNIT.test(told[at + 2]?.text ?? '');
  return { lead, tail: told.slice(isPer ? at + 3 : at + 1), amount, per: isPer ? told[at + 2]?.text ?? null : null };
}

/** "Which months did we make below 20,000", "how many months was revenue below 60,000". */
function heldAgainst({ lead, tail, amount }: Figure, [all, asks, unit, side]: RegExpExecArray, asked: readonly Token[]): readonly Token[] {
  return [...made(`${asks} ${unit}s`), ...inQuestion(lead, 'did', 'was'), ...tail, ...made(side ?? ''), amount, ...made(said(asked).slice(all.length))];
}

/** "What is payroll a month", "what do we spend a week on Sysco"; of a time that is named, what it was then. */
function putRight({ lead, tail, per }: Figure, [, is]: RegExpExecArray, time: readonly Token[]): readonly Token[] {
  const isPast = /^(was|were|did)$/.test(is ?? '');
  return [...made('what'), ...inQuestion(lead, isPast ? 'did' : 'do', isPast ? 'was' : 'is'), ...made(per === null || time.length > 0 ? '' : `per ${per}`), ...tail, ...time];
}

function inQuestion(lead: readonly Token[], does: string, is: string): readonly Token[] {
  const copula = lead.findIndex(({ text }) => COPULA.test(text));
  if (WE.test(lead[0]?.text ?? '') && copula < 0) return [...made(does), ...lead];
  return copula < 0 ? lead : [...made(is), ...lead.filter((_, at) => at !== copula)];
}
