/** "If we cancel Slack and Adobe": one of a list that the ledger does not hold would be lost without a word. */
import { covers } from '../words/phrase-table.ts';
import type { Supposition } from './read-lever.ts';
import { leverMatches } from './lever-sense.ts';

const JOIN = /^(and|&|plus|or)$/;
/** They begin another thought. */
const OTHER = new Set(`we i it they that this what how keep nothing no not then so please thanks is would will do does save put use see tell show if in from by next same change stay all both have has had per each every a an lose less more
go going get getting find finding start starting sign signing using try trying replace replacing downgrade downgrading renegotiate renegotiating begin beginning
everything anything whatever other others rest half maybe perhaps also instead`.split(/\s+/));
const WORDS_MOST = 3;

/** The words of a list's other member, joined to a name that is known; null where all are known. */
export function unknownBeside({ tokens, names, words }: Supposition): string | null {
  if (!words.has('cancel') || names.length === 0 || tokens.some(({ kind, text }) => kind === 'number' || text === 'percent')) return null;
  const isEdge = (at: number): boolean => tokens[at] === undefined || tokens[at].kind !== 'word' || JOIN.test(tokens[at].text) || covers(names, at) || covers(levers, at);
  const levers = leverMatches(tokens);
  const start = levers[0]?.to ?? 0;
  for (const [at, { text }] of tokens.entries()) {
    if (at < start || !JOIN.test(text) || covers(names, at)) continue;
    const from = backTo(at, isEdge, start);
    const to = forwardTo(at, isEdge);
    // "and old Zoom", "the Zoom thing and Slack": a word about a name that is known.
    if (to > at + 1 && covers(names, to) || from < at && covers(names, from - 1)) continue;
    const isNamed = [from === at && covers(names, at - 1), to === at + 1 && covers(names, at + 1)];
    if (isNamed[0] === isNamed[1]) continue;
    const beside = isNamed[0] ? tokens.slice(at + 1, to) : tokens.slice(from, at);
    if (beside.length > 0 && beside.length <= WORDS_MOST && beside.every((word) => !OTHER.has(word.text))) return beside.map(({ raw }) => raw).join(' ');
  }
  return null;
}

function backTo(join: number, isEdge: (at: number) => boolean, start: number): number {
  let at = join;
  while (at > start && !isEdge(at - 1)) at--;
  return at;
}

function forwardTo(join: number, isEdge: (at: number) => boolean): number {
  let at = join + 1;
  while (!isEdge(at)) at++;
  return at;
}
