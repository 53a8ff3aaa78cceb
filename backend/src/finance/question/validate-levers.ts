/** Lets proposed levers of a what-if plan in only when every field is known and within bounds. */
import type { LedgerVocabulary } from '../ledger/ledger-reader.ts';
import { isMonth, LEVER_BOUNDS, LEVERS_MOST } from '../scenario/lever.ts';
import type { LeverBasis, PlanLever, Subject, SupposedChange } from './plan.ts';

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const within = ([least, most]: readonly [number, number]): Check => (value) => typeof value === 'number' && value >= least && value <= most;
const whole = (bounds: readonly [number, number]): Check => (value) => Number.isInteger(value) && within(bounds)(value);
const minor: Check = (value) => Number.isSafeInteger(value);
const percent = within(LEVER_BOUNDS.percent);

const FIELDS: Readonly<Record<Exclude<PlanLever['kind'], 'recurring'>, Readonly<Record<string, Check>>>> = {
  hire: { count: whole(LEVER_BOUNDS.count), monthlyCostMinor: minor, startMonth: isMonth },
  'price-change': { percent, startMonth: isMonth },
  'volume-change': { percent, startMonth: isMonth },
  'one-off': { amountMinor: minor, month: isMonth },
  'category-change': { category: Number.isInteger, percent, startMonth: isMonth },
  'payment-delay': { days: whole(LEVER_BOUNDS.days), share: within(LEVER_BOUNDS.share), startMonth: isMonth },
  loan: { principalMinor: minor, annualRatePercent: within(LEVER_BOUNDS.annualRatePercent), termMonths: whole(LEVER_BOUNDS.termMonths), startMonth: isMonth },
};

/** Null when it is neither a percentage nor an amount. */
export function readSupposed(value: unknown): SupposedChange | null {
  const fields = (typeof value === 'object' ? value : null) as Fields | null;
  if (percent(fields?.percent)) return { percent: Number(fields?.percent) };
  return minor(fields?.amountMinor) ? { amountMinor: Number(fields?.amountMinor) } : null;
}

/** Null when one of them is not as it should be. `readSubject` checks a basis' measure, names and period. */
export function readLevers(value: unknown, vocabulary: LedgerVocabulary, readSubject: (value: unknown) => Subject | null): readonly PlanLever[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > LEVERS_MOST) return null;
  const levers = value.map((one) => readLever(one, vocabulary, readSubject));
  return levers.includes(null) ? null : (levers as PlanLever[]);
}

function readLever(value: unknown, { categories }: LedgerVocabulary, readSubject: (value: unknown) => Subject | null): PlanLever | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Fields;
  if (fields.kind === 'recurring') return readRecurring(fields, readSubject);
  const checks = typeof fields.kind === 'string' && Object.hasOwn(FIELDS, fields.kind) ? FIELDS[fields.kind as keyof typeof FIELDS] : null;
  if (!checks || !Object.entries(checks).every(([name, check]) => check(fields[name]))) return null;
  if (fields.kind === 'category-change' && !categories.some(({ number }) => number === fields.category)) return null;
  return { kind: fields.kind, ...Object.fromEntries(Object.keys(checks).map((name) => [name, fields[name]])) } as PlanLever;
}

function readRecurring(fields: Fields, readSubject: (value: unknown) => Subject | null): PlanLever | null {
  const endMonth = fields.endMonth ?? null;
  if (!isMonth(fields.startMonth) || endMonth !== null && !isMonth(endMonth)) return null;
  const when = { startMonth: fields.startMonth as string, endMonth: endMonth as string | null };
  if (minor(fields.amountMinor)) return { kind: 'recurring', amountMinor: fields.amountMinor as number, basis: null, ...when };
  const basis = readBasis(fields.basis, readSubject);
  const level = minor(fields.levelMinor) ? { levelMinor: fields.levelMinor as number } : {};
  const change = percent(fields.percent) ? { percent: fields.percent as number } : {};
  return basis && (fields.sign === 1 || fields.sign === -1) ? { kind: 'recurring', amountMinor: null, basis, sign: fields.sign, ...level, ...change, ...when } : null;
}

function readBasis(value: unknown, readSubject: (value: unknown) => Subject | null): LeverBasis | null {
  const subject = readSubject(value);
  const largest = (value as Fields | null)?.largest;
  return subject && { ...subject, largest: largest === 'counterparty' ? 'counterparty' : null };
}
