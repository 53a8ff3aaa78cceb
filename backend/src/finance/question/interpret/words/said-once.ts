/** What a question says once and means twice: the unit of a second ordinal ("the third quarter … the second"), the months of a second year ("the first nine months of 2026 … the first nine of 2025"), and years in two digits as they are spoken. */
import type { Token } from './token.ts';

const ORDINAL = /^(first|second|third|fourth|1st|2nd|3rd|4th)$/;
const UNIT = /^(quarter|half)$/;
/** Before and behind an ordinal whose unit is left unsaid. */
const HOLDS = /^(the|to|and|or|with|than|vs|versus|against|from|between|over|on|not)$/;
const GOES_ON = /^(to|and|or|with|than|vs|versus|against|compared|was|is|of|in|did|instead|then)$/;

export const withUnitsSaid = (tokens: readonly Token[]): Token[] => sameHalf(spokenYears(secondStretch(secondOrdinal(tokens))));

const word = (text: string): Token => ({ text, raw: text, kind: 'word' });

/** "How did opex in the third quarter of 2026 compare with the second?" */
function secondOrdinal(tokens: readonly Token[]): Token[] {
  const unit = tokens.find(({ text }, at) => UNIT.test(text) && ORDINAL.test(tokens[at - 1]?.text ?? ''))?.text;
  if (unit === undefined) return [...tokens];
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1]?.text ?? '', tokens[at + 1]];
    const isAlone = ORDINAL.test(token.text) && HOLDS.test(before) && (next === undefined || next.kind === 'stop' || GOES_ON.test(next.text)) && !(before === 'the' && /^(was|is|are|were|which|who|came|in)$/.test(tokens[at - 2]?.text ?? ''));
    return isAlone ? [token, word(unit)] : [token];
  });
}

/** "First nine months of 2026 against the first nine of 2025", "… against the same of 2025". */
function secondStretch(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ text }, i) => /^(months|weeks|days|quarters)$/.test(text) && tokens[i - 1]?.kind === 'number' && /^(first|last)$/.test(tokens[i - 2]?.text ?? ''));
  const [edge, count, unit] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (!edge || !count || !unit) return [...tokens];
  return tokens.flatMap((token, i) => {
    const isCount = token.value === count.value && token.kind === 'number' && tokens[i - 1]?.text === edge.text && tokens[i + 1]?.text === 'of';
    if (isCount) return [token, unit];
    const isSame = i > at && token.text === 'same' && (tokens[i + 1]?.text === 'of' || tokens[i + 1]?.text === unit.text && tokens[i + 2]?.text === 'of');
    return isSame ? (tokens[i + 1]?.text === 'of' ? [edge, count, unit] : [edge, count]) : [token];
  });
}

/** "The first half of 2026 with the same half of 2025", and six months are a half. */
function sameHalf(tokens: readonly Token[]): Token[] {
  const text = tokens.map((token) => token.text).join(' ');
  const edge = /\b(first|second|last|back) (?:half|(?:6|six) months)\b/.exec(text)?.[1];
  return tokens.map((token, at) => (edge !== undefined && token.text === 'same' && tokens[at + 1]?.text === 'half' ? word(edge === 'back' ? 'second' : edge) : token));
}

const SPOKEN = /^twenty (three|four|five|six|seven|eight)$/;
const COUNTED = /^(percent|per|days?|weeks?|months?|years?|payments?|invoices?|transactions?|customers?|clients?|vendors?|suppliers?|dollars?|euros?|pounds?|bucks|grand|k|and|or)$/;

/** "The first half of twenty six", and then also "on twenty five". */
function spokenYears(tokens: readonly Token[]): Token[] {
  const isSpoken = (at: number): boolean => SPOKEN.test(tokens[at]?.text ?? '') && tokens[at]?.isMoney !== true && !COUNTED.test(tokens[at + 1]?.text ?? '');
  const isDated = (at: number): boolean => isSpoken(at) && /^(of|in|for|year)$/.test(tokens[at - 1]?.text ?? '') && tokens.slice(Math.max(0, at - 5), at).some(({ text }) => /^(months?|half|quarter|h1|h2|q[1-4]|year|spring|summer|autumn|fall|winter)$/.test(text));
  const isPair = (at: number): boolean => isSpoken(at) && /^(on|over|vs|versus|against|to|than)$/.test(tokens[at - 1]?.text ?? '') && isSpoken(at - 2);
  const isYear = tokens.map((_, at) => isDated(at) || isPair(at) || isPair(at + 2));
  const isAny = isYear.includes(true);
  return tokens.map((token, at) => (isYear[at] || isAny && isSpoken(at) && /^(of|on|against|vs|versus|than|over)$/.test(tokens[at - 1]?.text ?? '') ? { ...token, text: String(2000 + (token.value ?? 0)), value: 2000 + (token.value ?? 0) } : token));
}
