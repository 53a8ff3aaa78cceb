/** Recognises one heading cell: which role its words mean, and how surely. */
import { remembered } from '../cells/remembered.ts';
import { namesSide } from '../cells/sides.ts';
import { HEADING_WORDS } from './heading-words.ts';
import type { ColumnRole } from './roles.ts';

export interface HeadingMatch {
  role: ColumnRole;
  /** 3 = the whole heading is a known one, 2 = it begins with one, 1 = it holds one. */
  strength: 1 | 2 | 3;
  /** Position in its role's list: lower is preferred. */
  rank: number;
}

interface KnownHeading { role: ColumnRole; rank: number; phrase: string }

const KNOWN: readonly KnownHeading[] = (Object.keys(HEADING_WORDS) as ColumnRole[]).flatMap((role) => HEADING_WORDS[role].map((phrase, rank) => ({ role, rank, phrase: normalisedHeading(phrase) })));
/** Longest first, so that "debit amount" is not taken for "amount". */
const BY_LENGTH: readonly KnownHeading[] = [...KNOWN].sort((a, b) => b.phrase.length - a.phrase.length);
const SHORTEST_PART_CHARS = 4;
const LONGEST_HEADING_CHARS = 60;

/** The other side of a booking: an account of the owner's books, or, at a bank, the other party's number. */
const CONTRA_HEADINGS = new Set(['contra account', 'contra', 'counter account', 'gegenkonto', 'contrepartie', 'contrapartida', 'contropartita', 'tegenrekening', 'motkonto', 'modkonto', 'against account', 'split account']);

export const namesContra = (heading: string): boolean => CONTRA_HEADINGS.has(normalisedHeading(heading).replace(/ ohne bu schlussel$/, ''));

/** What was paid or sent went out where another column says what came in; alone it may be what others paid. */
const OF_EITHER_WAY = new Set(['paid', 'sent']);

export const isOfEitherWay = ({ role, rank }: HeadingMatch): boolean => role === 'debit' && OF_EITHER_WAY.has(HEADING_WORDS.debit[rank] ?? '');

/** Lower case, without accents, signs and what stands in brackets. */
export function normalisedHeading(heading: string): string {
  return heading.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/ł/g, 'l').replace(/ø/gi, 'o').replace(/æ/gi, 'ae').replace(/ß/g, 'ss').toLowerCase()
    .replace(/\([^)]*\)|（[^）]*）/g, ' ').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** All roles the heading can have, best first; a heading such as "Transaction" has several. */
export const headingMatches = (heading: string): readonly HeadingMatch[] => (heading.length > LONGEST_HEADING_CHARS ? [] : matchesOf(heading));

/** What may be owed or spent at most moved nothing; what its lines are called stays what it is. */
const OF_LIMIT = /(?:^| )(?:limits?|limite|limiet|kreditlimit|kreditlinie|kredietlimiet|plafond|(?<!(?:debit|credit) )budget(?:ed)?|budgetiert|presupuesto)(?: |$)/;
const OF_MONEY = new Set<ColumnRole>(['amount', 'debit', 'credit', 'balance', 'opening', 'fee']);

/** On which a line was written, beside a day in words that are not known. */
const OF_RECORD = /^(?:created|updated|modified|changed|inserted|imported|exported)/i;

const matchesOf = remembered((heading: string): readonly HeadingMatch[] => {
  const found = matchesOfText(heading);
  // "transactionDate": a word for each capital, where it is no word as it stands, and nothing else stands beside.
  return found.length > 0 || OF_RECORD.test(heading) ? found : matchesOfText(heading.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ')).filter(({ strength }) => strength === 3);
});

function matchesOfText(heading: string): readonly HeadingMatch[] {
  const text = normalisedHeading(heading);
  if (text === '') return [];
  const exact = KNOWN.filter((known) => known.phrase === text).map((known) => match(known, 3));
  const direction = directionInBrackets(heading) ?? (exact.length > 0 ? null : directionBeside(text));
  if (direction) return [direction];
  if (exact.length > 0) return exact;
  const padded = ` ${text} `;
  const part = BY_LENGTH.find((known) => known.phrase.length >= SHORTEST_PART_CHARS && padded.includes(` ${known.phrase} `));
  if (part && OF_LIMIT.test(text) && OF_MONEY.has(part.role)) return [];
  return part ? [match(part, text.startsWith(part.phrase) ? 2 : 1)] : [];
}

/** "Amount (Debit)", 记账金额(收入): which way the money of the column went stands in brackets. */
function directionInBrackets(heading: string): HeadingMatch | null {
  const [, outside = '', inside = ''] = /^([^(（]+)[(（]([^)）]+)[)）]\s*$/.exec(heading) ?? [];
  if (inside === '' || !KNOWN.some(({ role, phrase }) => role === 'amount' && normalisedHeading(outside).endsWith(phrase))) return null;
  const found = KNOWN.find(({ role, phrase }) => (role === 'debit' || role === 'credit') && phrase === normalisedHeading(inside));
  return found ? match(found, 3) : null;
}

/** "Umsatz Soll", "Montant débit": an amount, and the side on which it stands. */
function directionBeside(text: string): HeadingMatch | null {
  const [, first = '', second = ''] = /^(\S+) (\S+)$/.exec(text) ?? [];
  if (first === '' || !KNOWN.some(({ role, phrase }) => role === 'amount' && phrase === first) || !namesSide(second)) return null;
  const found = KNOWN.find(({ role, phrase }) => (role === 'debit' || role === 'credit') && phrase === second);
  return found ? match(found, 3) : null;
}

const match = (known: KnownHeading, strength: 1 | 2 | 3): HeadingMatch => ({ role: known.role, strength, rank: known.rank });
