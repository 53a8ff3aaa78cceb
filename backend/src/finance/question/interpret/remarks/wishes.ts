/** "Paper as a percentage of revenue (we like to stay under 15)", "We try to keep it under 6.": what somebody would like a figure to be is told beside the question, and no bound on its rows. */
import type { Token } from '../words/tokenize.ts';

const BOUND = '(?:under|below|above|over|within|around|about|near|at|between|less than|more than|lower than|higher than|no more than|not more than|no higher than|at most|at least|up to|north of|south of|close to)';
const FIGURE = '(?:a |an )?[$€£]?\\d[\\d.,]*[km%]?(?: (?:percent|or so|or less|or more|or under|or below|or lower|or better|or thereabouts|to \\d[\\d.,]*(?: percent)?|and \\d[\\d.,]*(?: percent)?))*';
const WHO = '(?:i|we|the boss|the owner|my accountant|our accountant|the accountant|the bank|my bookkeeper|our bookkeeper|my partner|management)';
const WISHES = '(?:like|likes|try|tries|are trying|am trying|want|wants|aim|aims|are aiming|am aiming|hope|hopes|were hoping|was hoping|need|needs|plan|plans|prefer|prefers|would like|d like|said|says|wanted|tried|aimed|like us|want us|wants us|are supposed|ought)';
const KEEP = '(?:to )?(?:stay|keep|be|run|come in|hold|land|get|end up|remain|sit|keep things|have)';
const IT = '(?: (?:it|this|that|that one|ours|things|the figure|the number))?';
const TOLD = [
  `(?:as )?${WHO} (?:always |usually |really |do |would |still )*${WISHES}${IT} ${KEEP}${IT}(?: to be)? (?:${BOUND} )?${FIGURE}`,
  `${WHO} (?:always |usually |really |do |still )*${WISHES} (?:it|this|that)(?: to be)? ${BOUND} ${FIGURE}`,
  `(?:${WHO} (?:are|am|m|re) )?(?:aiming|shooting|hoping|looking|gunning) (?:for|at) (?:${BOUND} )?${FIGURE}`,
  `(?:(?:the|our|my) )?(?:target|goal|aim|benchmark|ideal|limit|ceiling|cap|rule of thumb|norm|target range)(?: for (?:it|this|that))?(?: is| was|:)? (?:${BOUND} )?${FIGURE}`,
  `(?:${WHO} (?:are|am) )?targeting (?:${BOUND} )?${FIGURE}`,
  `(?:anything|everything) ${BOUND} ${FIGURE} (?:is|would be|will do|s) (?:fine|ok|okay|good|great|all right|alright|healthy|acceptable)`,
  `(?:it|this|that) (?:should|ought to|needs to|has to|is supposed to|must) (?:be|stay|run|come in|sit|land) (?:${BOUND} )?${FIGURE}`,
  `(?:ideally|preferably|hopefully)(?: (?:it|this|that)(?: (?:is|s|would be|should be))?)? (?:${BOUND} )?${FIGURE}`,
].map((form) => new RegExp(`^${form}$`));
const LEADS = /^(and|but|so|as|because|since|fyi|btw)$/;
const MOST_WORDS = 16;

/** In brackets, or as a sentence or the last clause by itself, beside a question that asks for a part of a whole. */
export function withoutWishes(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text, isPercent }) => isPercent === true || /^(percent|percentage|share|ratio|margin|margins|proportion|portion|slice|rate|%)$/.test(text))) return tokens;
  for (let at = 0; at < tokens.length; at++) {
    const isBracket = tokens[at]?.text === '(';
    if (!isBracket && !(at === 0 || tokens[at]?.kind === 'stop')) continue;
    const from = at === 0 && tokens[0]?.kind !== 'stop' ? 0 : at + 1;
    const stop = tokens.findIndex(({ kind, text }, i) => i >= from && kind === 'stop' && (isBracket ? text === ')' : text !== ':' && text !== '%'));
    const to = stop < 0 ? tokens.length : stop;
    if (to <= from || to - from > MOST_WORDS || !isWish(tokens.slice(from, to))) continue;
    if (isBracket) return [...tokens.slice(0, at), ...tokens.slice(tokens[to]?.text === ')' ? to + 1 : to)];
    return from === 0 ? tokens.slice(to + 1) : [...tokens.slice(0, at + (to === tokens.length ? 0 : 1)), ...tokens.slice(to === tokens.length ? to : to + 1)];
  }
  return tokens;
}

function isWish(tokens: readonly Token[]): boolean {
  const lead = LEADS.test(tokens[0]?.text ?? '') ? 1 : 0;
  const said = tokens.slice(lead).map(({ text, isPercent }) => (isPercent === true && !text.endsWith('%') ? `${text}%` : text)).join(' ');
  return TOLD.some((form) => form.test(said));
}
