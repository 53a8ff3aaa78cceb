/** "Given back to customers for botched jobs and returns": refunds are booked without their reason, and a reason that holds of any refund is no condition on the rows. */
import type { NameIndex } from '../names/names.ts';
import { lemma } from '../lexicon/lemma.ts';
import { isDated } from '../remarks/remarks-words.ts';
import type { Token } from '../words/tokenize.ts';

const GIVEN_BACK = /\brefund(s|ed|ing)?\b|\b(give|gave|given|giving|pay|paid|hand|handed|send|sent|go|went|gone|money|credited|returned)( \S+)?( back)? (to )?(\S+ ){0,2}(customers|clients|guests|patients|buyers|members)\b.*\bfor\b|\bback to (\S+ ){0,2}(customers|clients|guests|patients|buyers|members)\b/;
const LEADS = /^(for|over)$|^(because|on account) of$|^due to$/;
/** What went wrong, of whatever was sold. */
const WENT_WRONG = /^(botched|bungled|spoiled|spoilt|ruined|misprinted|wrong|faulty|defective|sloppy|shoddy|bad|poor|stale|burnt|messed|screwed|unsatisfactory|substandard|returned|mixed|fouled|flubbed|fumbled|unhappy|broken|damaged)$/;
const PARTICLE = /^up$/;
const WORK = /^(jobs?|works?|orders?|things?|stuff|goods|items?|services?|products?|pieces?|visits?|appointments?|sales|runs?)$/;
const MISTAKE = /^(returns?|mistakes?|errors?|complaints?|mishaps?|misprints?|mixups?|screwups?|blunders?|slips?|goofs?)$/;
const JOINS = /^(and|or|,|&|plus)$/;
const FILLS = /^(the|our|any|all|some|such|their|customer|client|other)$/;
const MOST_WORDS = 9;

export function withoutWhyRefunded(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  if (!GIVEN_BACK.test(tokens.map(({ text }) => text).join(' '))) return tokens;
  for (let at = 1; at < tokens.length; at++) {
    const lead = [2, 1].find((count) => LEADS.test(textOf(tokens.slice(at, at + count))));
    const to = lead === undefined ? null : endOfReasons(tokens, at + lead, index);
    if (to !== null) return [...tokens.slice(0, at), ...tokens.slice(to)];
  }
  return tokens;
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** Where the reasons end, with the clause or before a time; null where one of them may say which refunds are meant. */
function endOfReasons(tokens: readonly Token[], from: number, index: NameIndex): number | null {
  let to = from;
  while (to < tokens.length && to - from <= MOST_WORDS && !(tokens[to]?.kind === 'stop' && tokens[to]?.text !== ',') && !/^(in|during|over|since|between|from)$/.test(tokens[to]?.text ?? '') && !isDated(tokens[to]?.text ?? '')) to++;
  const reasons = apart(tokens.slice(from, to).filter(({ text }) => !FILLS.test(text) && !PARTICLE.test(text)).map(({ text }) => text));
  return reasons.length > 0 && reasons.every((reason) => isReason(reason, reasons.length > 1, index)) ? to : null;
}

function apart(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) if (JOINS.test(word)) parts.push([]);
  else parts.at(-1)?.push(word);
  return parts.filter((part) => part.length > 0);
}

/** Of one thing alone ("for stale bread") it may be the refunds of that thing that are asked about. */
function isReason(words: readonly string[], isListed: boolean, { words: known, byWord }: NameIndex): boolean {
  const [first = '', ...rest] = words;
  if (rest.length === 0) return MISTAKE.test(first);
  return WENT_WRONG.test(first) && rest.length === 1 && rest.every((word) => WORK.test(word) || MISTAKE.test(word) || isListed && !known.has(word) && !byWord.has(lemma(word)));
}
