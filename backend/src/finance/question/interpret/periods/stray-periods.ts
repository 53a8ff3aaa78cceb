/** Periods that a side remark names ("our books close end of June") and that the question itself does not mean. */
import type { PeriodMention } from './find-periods.ts';
import { segmentsOf } from '../segments.ts';
import type { Token } from '../words/tokenize.ts';

const REMARK = /^(close|closes|closed|season|fiscal|books|started|opened|founded|incorporated|meeting|moved|born|married|deadline|due|visit|visits|appointment|joined)$/;
const MEASURED = /^(revenue|sales|income|profit|expenses?|costs?|spend|spent|spending|cash|margin|burn|paid|pay|earned|made|how|what|which)$/;

export function strayPeriods(tokens: readonly Token[], mentions: readonly PeriodMention[]): readonly PeriodMention[] {
  if (mentions.length < 2) return [];
  const wider = mentions.filter((year) => mentions.length > 2 && year.period.unit === 'year' && mentions.filter((part) => part !== year && part.period.unit !== 'year').length > 1 && mentions.some((part) => part !== year && part.period.from >= year.period.from && part.period.to <= year.period.to));
  if (wider.length > 0) return wider;
  const everything = mentions.filter(({ period, from, to }) => period.unit === 'all' && tokens.slice(from, to).map(({ text }) => text).join(' ') === 'to date');
  if (everything.length > 0 && everything.length < mentions.length) return everything;
  const remarks = segmentsOf(tokens).filter(({ from, to }) => tokens.slice(from, to).some(({ text }) => REMARK.test(text)) && !tokens.slice(from, to).some(({ text }) => MEASURED.test(text)));
  const told = [ownYear, toldEvents].map((read) => read(tokens, mentions)).find((found) => found.length > 0) ?? [];
  if (told.length > 0) return told;
  const stray = mentions.filter((mention) => remarks.some(({ from, to }) => mention.from >= from && mention.to <= to));
  return stray.length < mentions.length ? stray : [];
}

/** "Our year end is 31 August. Net profit from September 2024 to August 2025?": when the books close, beside a stretch that is told by its own months. A quarter or a half may be one of that year. */
function ownYear(tokens: readonly Token[], mentions: readonly PeriodMention[]): readonly PeriodMention[] {
  const said = (from: number, to: number): string => tokens.slice(from, to).map(({ text }) => text).join(' ');
  const closing = segmentsOf(tokens).filter(({ from, to }) => YEAR_END.test(said(from, to)) && !/\b(20\d\d|what|how|which)\b/.test(said(from, to)));
  const isClosing = (mention: PeriodMention): boolean => closing.some(({ from, to }) => mention.from >= from && mention.to <= to);
  const others = mentions.filter((mention) => !isClosing(mention));
  return others.length > 0 && others.length < mentions.length && others.every(({ period, from, to }) => period.unit === 'range' || /\b(ended|ending|to)\b/.test(said(from, to))) ? mentions.filter(isClosing) : [];
}

const HAPPENED = /^([a-z]{2,}ed|was|were|had|lost|got|took|came|left|broke|fell|bought|quit|hit|put|went|began|ran|sold)$/;
const ASKS = /^(what|whats|how|which|who|whom|when|where|why|show|give|list|tell|compare|total)$/;
/** They tie what is asked to what was told, or hold the one against the other. */
const TIES = /^(then|that|those|this|it|since|compared?|comparing|comparison|vs|versus|against|than|before|after|difference|differ|change[ds]?|grow|grew|growth|up|down|same|through|thru|until|till|to|earlier|later|both|each|average|usual|normal|more|less|better|worse|fewer|higher|lower|back)$/;

/** "The press died in spring. What has the lease cost us in 2026 so far?": what happened when, in a sentence before the one that asks and has a time of its own. */
function toldEvents(tokens: readonly Token[], mentions: readonly PeriodMention[]): readonly PeriodMention[] {
  const end = tokens.findLastIndex(({ kind, text }, at) => kind === 'stop' && /^[.;!]$/.test(text) && at < tokens.length - 2);
  const [telling, asked] = [tokens.slice(0, end), tokens.slice(end + 1)];
  const told = mentions.filter(({ to }) => to <= end);
  const isTold = end > 0 && told.length > 0 && told.length < mentions.length && telling.some(({ text }) => HAPPENED.test(text)) && !telling.some(({ text }) => ASKS.test(text) || MEASURED.test(text));
  return isTold && asked.some(({ text }) => ASKS.test(text)) && !asked.some(({ text }) => TIES.test(text)) ? told : [];
}

const YEAR_END = /^((so|and|note|nb) )?(our|my|the|their|its) ((financial|fiscal|accounting|company|business|tax) )?year (- )?end (is|falls|being|comes)\b|^(we|i) (have|ve|run|work to) an? [a-z0-9 ]+ year (- )?end\b|\byear (that |which )?(goes|runs|is|starts|works) (from )?[a-z]+ (to|through|until|till|-) [a-z]+\b/;

/** "Q3 2026 vs Q3 2025, just give Q3 2026": the one stretch that is wanted in the end. */
export function onlyWanted(tokens: readonly Token[], mentions: readonly PeriodMention[]): PeriodMention | null {
  const last = mentions.at(-1);
  if (mentions.length < 2 || !last) return null;
  const [before, after] = [tokens.slice(Math.max(0, last.from - ASKED_WITHIN), last.from), tokens.slice(last.to)].map((part) => part.map(({ text }) => text).join(' '));
  const isAlone = /\b(just|only) (give|tell|show|need|want|state|report|quote)( me| us)?( the (figure|number|value|one))?( for| of| in)?( the)?$/.test(before ?? '') && /^( ?[.!?]| please| alone| only| thanks)*$/.test(after ?? '');
  const isRepeated = mentions.some((mention) => mention !== last && mention.period.from === last.period.from && mention.period.to === last.period.to);
  return isAlone && isRepeated ? last : null;
}

const ASKED_WITHIN = 8;
