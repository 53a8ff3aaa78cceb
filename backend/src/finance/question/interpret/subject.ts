/** What a question measures over which rows: the measure its words name, else the one that the named categories and parties imply. */
import type { AccountRole } from '../../ledger/entry.ts';
import type { Measure } from '../measures.ts';
import type { PlanFilters, PlanPeriod, Subject } from '../plan.ts';
import { directionToward, verbDirection } from './sides/direction.ts';
import { filtersOf } from './conditions/filters.ts';
import type { NameMention } from './names/find-names.ts';
import { ownWay } from './names/own-places.ts';
import type { Reading } from './reading.ts';

/** More telling measures win over plainer ones that stand in the same question. */
const MEASURE_ORDER: readonly Measure[] = [
  'refundRate', 'grossMargin', 'operatingMargin', 'netMargin', 'grossProfit', 'operatingProfit', 'netProfit', 'cashFlow', 'cashIn', 'cashOut',
  'grossSales', 'operatingExpenses', 'cogs', 'otherIncome', 'revenue', 'expenses',
];

export function strongMeasures(reading: Reading): Measure[] {
  const found = reading.measures.filter((mention) => !mention.isWeak).map((mention) => mention.measure);
  return MEASURE_ORDER.filter((measure) => found.includes(measure));
}

export function subjectOf(reading: Reading, period: PlanPeriod, names: readonly NameMention[] = reading.names, measure: Measure | null = measureOf(reading, names)): Subject | null {
  if (measure === null) return null;
  const filters = filtersOf(reading, names);
  return { metric: measure, filters: directed(filters, measure, names, reading), period };
}

/** `bySide` with a known direction keeps to that side of the party's rows, savings to what was moved there or back. */
function directed(filters: PlanFilters, measure: Measure, names: readonly NameMention[], reading: Reading): PlanFilters {
  const party = names.find(isParty);
  const place = party ?? reading.leftovers[0];
  const direction = measure === 'bySide' && place ? directionToward(place, reading) : measure === 'movement' ? ownWay(names, reading.tokens) : null;
  return direction ? { ...filters, direction } : filters;
}

const isParty = (mention: NameMention) => mention.names.some((name) => name.kind === 'counterparty');
export const rolesOf = (mention: NameMention): AccountRole[] => mention.names.flatMap((name) => (name.kind === 'category' && name.role ? [name.role] : []));

/** Null when nothing says what is to be measured. */
export function measureOf(reading: Reading, names: readonly NameMention[]): Measure | null {
  const [first] = strongMeasures(reading);
  const strong = first === 'cashIn' && cameFromOthers(reading) ? 'revenue' : first ?? null;
  const byRole = measureOfRoles(names.flatMap(rolesOf));
  if (byRole !== null) return strong !== null && fits(strong, byRole) && !(strong === 'cogs' && !names.flatMap(rolesOf).includes('cogs')) ? strong : byRole;
  const party = names.find(isParty);
  if (party) return strong ?? partyMeasure(party, reading);
  const onCard = names.some((mention) => mention.names.some(({ kind, role }) => kind === 'account' && role === 'card'));
  return strong ?? weakMeasure(reading) ?? (onCard || paysByAccount(names, reading) ? 'expenses' : null) ?? (isLookedUp(reading, names) ? (names.some(({ names: none, said }) => none.length === 0 && /\b(fees?|bills?|tax|taxes|insurance|costs?)\b/.test(said)) ? 'expenses' : 'bySide') : null) ?? measureOfRoles(reading.exceptions.flatMap(rolesOf)) ?? wayOfOthers(reading);
}

/** "What came in from everyone but Acme": as with what came in from Acme, what was earned. */
const cameFromOthers = ({ exceptions, measures, tokens, text }: Reading): boolean =>
  exceptions.length > 0 && exceptions.every(({ names }) => names.length > 0 && names.every(({ kind }) => kind === 'counterparty'))
  && measures.every(({ measure, from, to, isWeak }) => isWeak || measure === 'cashIn' && /^(came|come|comes|coming) in(to)?$/.test(tokens.slice(from, to).map((token) => token.text).join(' '))) && /\b(from|through|via|by|others?)\b/.test(text);

/** "What did not come through Acme" came in, "what was not paid to Acme" went out. */
function wayOfOthers({ exceptions, negations, tokens }: Reading): Measure | null {
  if (exceptions.length === 0) return null;
  const said = negations.map(({ from, to }) => tokens.slice(from, to).map(({ text }) => text).join(' ')).join(' ');
  return /^not (come|came|coming|arrive|arrived|earned|received|sold) /.test(said) ? 'revenue' : /^not (go|gone|paid|charged|spent) /.test(said) ? 'expenses' : null;
}

/** "Visa payments", whatever kind of account that is. */
const paysByAccount = (names: readonly NameMention[], { rowWords, tokens }: Reading): boolean => names.some((mention) => mention.names.length > 0 && mention.names.every(({ kind }) => kind === 'account')) && rowWords.some(({ from }) => /^(payments?|charges?|purchases?)$/.test(tokens[from]?.text ?? ''));

/** A named category decides the measure, unless the words name one that fits its side. */
function fits(strong: Measure, byRole: Measure): boolean {
  if (byRole === 'revenue') return strong === 'revenue' || strong === 'grossSales' || strong === 'cashIn';
  return byRole === 'expenses' && (strong === 'expenses' || strong === 'cogs' || strong === 'operatingExpenses' || strong === 'cashOut');
}

function measureOfRoles(roles: readonly AccountRole[]): Measure | null {
  if (roles.length === 0) return null;
  if (roles.every((role) => role === 'revenue')) return 'revenue';
  if (roles.every((role) => role === 'refund')) return 'refunds';
  if (roles.every((role) => role === 'cogs' || role === 'opex' || role === 'tax' || role === 'interest')) return 'expenses';
  return roles.every((role) => role === 'other-income') ? 'otherIncome' : 'movement';
}

/** Words that only the bank's text can explain: the rows they lead to say what they are. */
function isLookedUp(reading: Reading, names: readonly NameMention[]): boolean {
  return reading.leftovers.length > 0 || names.some((mention) => mention.names.length === 0);
}

function partyMeasure(party: NameMention, reading: Reading): Measure {
  if (party.boughtWithin !== undefined) return 'expenses';
  return directionToward(party, reading) === 'in' ? 'revenue' : 'bySide';
}

function weakMeasure(reading: Reading): Measure | null {
  const direction = verbDirection(reading);
  if (direction === 'in') return 'revenue';
  if (direction === 'out') return 'expenses';
  const side = reading.rowWords.length > 0 ? reading.groupings.find((mention) => mention.side)?.side : undefined;
  return reading.measures[0]?.measure ?? (side === 'in' ? 'revenue' : side === 'out' ? 'expenses' : null);
}
