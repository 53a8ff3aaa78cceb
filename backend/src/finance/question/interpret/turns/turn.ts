/** What a bare turn of a talk makes of the plan before it: "when was that?", "which ones?", "adding up to how much?", "and everyone else?". The lexicon has the wordings, each a whole turn, so that no question of its own is taken for one; here stands what each of its words makes. */
import type { Interpretation, Plan } from '../../plan.ts';
import { wordTable } from '../../../word-table.ts';
import type { Frame } from '../frame.ts';
import { SETS } from '../lexicon/sayings/sets.ts';
import { ROW_NOUNS } from '../lexicon/sayings/turns/sets.ts';
import { TURN_SAYINGS } from '../lexicon/sayings/turns/turns.ts';
import type { NameMention } from '../names/find-names.ts';
import { meaningsOfAll, readSayings } from '../words/sayings.ts';
import type { Token } from '../words/tokenize.ts';
import { tokenize } from '../words/tokenize.ts';
import type { Maker } from './maker.ts';
import { daysBetween, namesCounted, partsOfIt, paymentsBehind, whichTheyAre } from './made-of.ts';
import { comparedWithReplaced, toldIn, whatChanged, whyTheyDiffer } from './of-a-change.ts';
import { whySoHigh } from './why-so-high.ts';
import { balanceTold, otherMargin, partGivenBack, sideOfCash } from './of-a-figure.ts';
import { beginningWith, nextInList, otherEnd, placeInList, shareOfList, theOthers, wholeList } from './of-a-list.ts';
import { amountOfRow, asOfToday, byWhom, dateOfRow } from './of-a-row.ts';
import { countOfGoings, countOfThem, countOfThings, dayOfOnes, dayOfThem, endOfThem, meanOfThem, middleOfThem, sumOfThem } from './of-rows.ts';
import { bestUnit, unitsBesideZero, unitsBeyond, unitsOfProfit } from './of-units.ts';

/** By the lexicon's word. A turn more is a line more here and its sayings there. */
export const MAKERS = wordTable<Maker>({
  amount: amountOfRow, date: dateOfRow, whose: byWhom, today: asOfToday,
  sum: sumOfThem, count: countOfThem, goings: countOfGoings, things: countOfThings, mean: meanOfThem, median: middleOfThem, largest: endOfThem('largest'), smallest: endOfThem('smallest'), first: dayOfThem('first'), last: dayOfThem('last'), earliest: dayOfOnes('first'), latest: dayOfOnes('last'),
  which: whichTheyAre, payments: paymentsBehind, parts: partsOfIt, names: namesCounted, gaps: daysBetween,
  place: placeInList, next: nextInList, whole: wholeList, reversed: otherEnd, largestfirst: beginningWith('largest'), smallestfirst: beginningWith('smallest'), others: theOthers, part: shareOfList,
  extreme: bestUnit, beyond: unitsBeyond, negative: unitsBesideZero('below'), positive: unitsBesideZero('above'), loss: unitsOfProfit('below'), profit: unitsOfProfit('above'),
  changed: whatChanged, percent: toldIn('percent'), money: toldIn('amount'), compared: comparedWithReplaced, why: whyTheyDiffer, height: whySoHigh,
  margin: otherMargin, cash: sideOfCash, refunded: partGivenBack, balance: balanceTold,
});

const SAYINGS = readSayings(TURN_SAYINGS);
const phrases = (set: string): readonly (readonly string[])[] => (SETS[set] ?? '').split('|').map((phrase) => phrase.split(' '));
const [LEADS, ENDS] = [phrases('leadup'), phrases('behindturn')];

/** Null where the words are no bare turn, or the plan before has nothing of the kind. */
export function turnOf(text: string, previous: Plan, frame: Frame): Interpretation | null {
  if (frame.reading.names.some(isSubject)) return null;
  for (const words of readings(text, frame)) {
    for (const [word = '', ...detail] of meaningsOfAll(words, SAYINGS)) {
      const made = MAKERS[word]?.(previous, frame, { words, detail: detail.join(' ') });
      if (made) return 'kind' in made ? made : { kind: 'plan', plan: made, isOfBefore: true };
    }
  }
  return null;
}

/** As it was typed and as it is read, each with what stands behind it and without: "what is it now" is no "what is it". */
function readings(text: string, { reading }: Frame): Token[][] {
  return [tokenize(text), reading.tokens].map((tokens) => withoutLeads(tokens.filter(({ kind }) => kind !== 'stop'))).flatMap((words) => [words, withoutEnds(words)]);
}

function withoutLeads(words: readonly Token[]): Token[] {
  const lead = LEADS.find((phrase) => phrase.length < words.length && phrase.every((word, at) => words[at]?.text === word));
  return lead ? withoutLeads(words.slice(lead.length)) : [...words];
}

function withoutEnds(words: readonly Token[]): Token[] {
  const end = ENDS.find((phrase) => phrase.length < words.length && phrase.every((word, at) => words.at(at - phrase.length)?.text === word));
  return end ? withoutEnds(words.slice(0, -end.length)) : [...words];
}

/** Not what is named in passing ("in checking", "got refunded", "the last draw"): there the whole turn says what is asked. */
const isSubject = ({ names, said }: NameMention): boolean => !names.every(({ kind }) => kind === 'account') && !NO_SUBJECT.has(said);
const NO_SUBJECT: ReadonlySet<string> = new Set([...ROW_NOUNS.split('|'), 'refunded', 'returned', 'cash']);
