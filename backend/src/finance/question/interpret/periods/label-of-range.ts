/** "Winter costs this season, November through March", "FY25 revenue, going from February 2025 to January 2026": a time that is named, and beside it the ends that say which days it has. The name then asks for nothing more. */
import { daysBetween } from '../../../local-date.ts';
import type { DatedPeriod } from './period-atom.ts';
import { SEASONS } from './period-words.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

const HELD_AGAINST = /\b(compare[ds]?|comparing|comparison|versus|vs|v|against|than|differ(ence|ent|s)?|change[ds]?|growth|grew|grown|rose|fell|both|each|not|without|excluding|or|plus)\b/;
const YEAR_DAYS = [350, 380] as const;

interface Mention extends Span { readonly period: DatedPeriod; readonly ends?: unknown }

const OCCASION = /^(season|stretch|rush)$/;
/** What a season is called after: what is done in it, or how it is. */
const CALLS = /ing$|^(holiday|busy|high|peak|low|slow|quiet|off|main|hectic|dead|dry|wet|rainy|cold|hot|snow|ski|harvest|tourist|festival|tax|wedding|concert|school|exam)$/;
const THINGS = /^(tickets?|pass|passes|cards?|supplies|products?|gifts?)$/;
const FEAST = /^(advent|lent|carnival)$/;

/** "Mowing season 2025 (Apr to Oct)", "the holiday stretch, 12/20 to 1/5", "in Advent, 30 November to 24 December": what a business calls the one stretch whose two ends are told. What the ledger calls so, "wholesale season", is a condition and no mere name of it. */
export function occasionsOf(mentions: readonly Mention[], tokens: readonly Token[], isNamed: (token: Token) => boolean): Span[] {
  const [range] = mentions;
  if (!range?.ends || mentions.length > 1 || HELD_AGAINST.test(words(tokens, 0, tokens.length))) return [];
  return tokens.flatMap(({ text }, at): Span[] => {
    const isInside = at >= range.from && at < range.to || THINGS.test(tokens[at + 1]?.text ?? '');
    if (FEAST.test(text) && !isInside) return [{ from: at, to: at + 1 }];
    const before = tokens[at - 1];
    return OCCASION.test(text) && !isInside && before?.kind === 'word' && CALLS.test(before.text) && !isNamed(before) ? [{ from: at - 1, to: at + 1 }] : [];
  });
}

/** The mention that only names what the other one tells; null where both are asked for. */
export function labelOfRange<T extends Mention>(mentions: readonly T[], tokens: readonly Token[]): T | null {
  const [first, second] = mentions;
  if (mentions.length !== 2 || !first || !second || HELD_AGAINST.test(words(tokens, 0, tokens.length)) || /(^| )(and|&|to|-)( |$)/.test(words(tokens, first.to, second.from))) return null;
  return [[first, second], [second, first]].map(([label, range]) => (label && range?.ends && isNameOf(label, range, tokens) ? label : null)).find((label) => label !== null) ?? null;
}

function isNameOf(label: Mention, range: Mention, tokens: readonly Token[]): boolean {
  const said = tokens.slice(label.from, label.to).map(({ text }) => text);
  const overlaps = label.period.from <= range.period.to && label.period.to >= range.period.from;
  if (said.some((word) => Object.hasOwn(SEASONS, word))) return overlaps && label.ends === undefined;
  const days = daysBetween(range.period.from, range.period.to);
  return said.some((word) => /^(fy|fiscal|financial)/.test(word)) && overlaps && days >= YEAR_DAYS[0] && days <= YEAR_DAYS[1];
}

const words = (tokens: readonly Token[], from: number, to: number): string => tokens.slice(from, to).map(({ text }) => text).join(' ');
