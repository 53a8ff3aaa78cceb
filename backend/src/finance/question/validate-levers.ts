/** Lets proposed levers of a what-if plan in only when every field is known and within bounds. */
import type { LedgerVocabulary } from '../ledger/ledger-reader.ts';
import type { Lever, LeverBasis, Subject } from './plan.ts';
import { LEVERS_MOST } from './plan.ts';

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
const PERCENT_MOST = 1000;
const COUNT_MOST = 1000;
const DAYS_MOST = 365;
const TERM_MOST = 600;

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const month: Check = (value) => typeof value === 'string' && MONTH.test(value);
const within = (least: number, most: number): Check => (value) => typeof value === 'number' && value >= least && value <= most;
const minor: Check = (value) => Number.isSafeInteger(value);
const percent = within(-100, PERCENT_MOST);

const FIELDS: Readonly<Record<Exclude<Lever['kind'], 'recurring'>, Readonly<Record<string, Check>>>> = {
  hire: { count: within(1, COUNT_MOST), monthlyCostMinor: minor, startMonth: month },
  'price-change': { percent, startMonth: month },
  'volume-change': { percent, startMonth: month },
  'one-off': { amountMinor: minor, month },
  'category-change': { category: Number.isInteger, percent, startMonth: month },
  'payment-delay': { days: within(1, DAYS_MOST), share: within(0, 1), startMonth: month },
  loan: { principalMinor: minor, annualRatePercent: within(0, 100), termMonths: within(1, TERM_MOST), startMonth: month },
};

/** Null when one of them is not as it should be. `readSubject` checks a basis' measure, names and period. */
export function readLevers(value: unknown, vocabulary: LedgerVocabulary, readSubject: (value: unknown) => Subject | null): readonly Lever[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > LEVERS_MOST) return null;
  const levers = value.map((one) => readLever(one, vocabulary, readSubject));
  return levers.includes(null) ? null : (levers as Lever[]);
}

function readLever(value: unknown, { categories }: LedgerVocabulary, readSubject: (value: unknown) => Subject | null): Lever | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Fields;
  if (fields.kind === 'recurring') return readRecurring(fields, readSubject);
  const checks = typeof fields.kind === 'string' && Object.hasOwn(FIELDS, fields.kind) ? FIELDS[fields.kind as keyof typeof FIELDS] : null;
  if (!checks || !Object.entries(checks).every(([name, check]) => check(fields[name]))) return null;
  if (fields.kind === 'category-change' && !categories.some(({ number }) => number === fields.category)) return null;
  return { kind: fields.kind, ...Object.fromEntries(Object.keys(checks).map((name) => [name, fields[name]])) } as Lever;
}

function readRecurring(fields: Fields, readSubject: (value: unknown) => Subject | null): Lever | null {
  const endMonth = fields.endMonth ?? null;
  if (!month(fields.startMonth) || endMonth !== null && !month(endMonth)) return null;
  const when = { startMonth: fields.startMonth as string, endMonth: endMonth as string | null };
  if (minor(fields.amountMinor)) return { kind: 'recurring', amountMinor: fields.amountMinor as number, basis: null, ...when };
  const basis = readBasis(fields.basis, readSubject);
  return basis && (fields.sign === 1 || fields.sign === -1) ? { kind: 'recurring', amountMinor: null, basis, sign: fields.sign, ...when } : null;
}

function readBasis(value: unknown, readSubject: (value: unknown) => Subject | null): LeverBasis | null {
  const subject = readSubject(value);
  const largest = (value as Fields | null)?.largest;
  return subject && { ...subject, largest: largest === 'counterparty' ? 'counterparty' : null };
}
