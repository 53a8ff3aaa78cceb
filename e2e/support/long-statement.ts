/** A statement of a small agency over the last thirty full months, made on the spot, with a balance on each line. */
import { asUpload } from './statements.ts';

const MONTHS = 30;

/** Day of the month, description, category, cents: what comes round every month. */
const EVERY_MONTH = [
  [1, 'PIEDMONT PROPERTIES RENT', 'Rent', -320_000],
  [3, 'HARBOR DENTAL RETAINER', 'Consulting Income', 650_000],
  [9, 'ADOBE CREATIVE CLOUD', 'Software Subscriptions', -23_996],
  [15, 'GUSTO PAYROLL', 'Payroll', -910_000],
  [18, 'NORTHSTAR LOGISTICS RETAINER', 'Consulting Income', 580_000],
] as const;

/** Projects: some months bring more than others, the same every year. */
const PROJECTS_CENTS = [310_000, 290_000, 420_000, 380_000, 360_000, 300_000, 210_000, 190_000, 350_000, 440_000, 460_000, 250_000];

function monthsBefore(today: Date, count: number): Date {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count, 1));
}

const dayOf = (month: Date, day: number): string => new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), day)).toISOString().slice(0, 10);

export function longStatement(name = 'thirty-months.csv', today = new Date()) {
  const rows = Array.from({ length: MONTHS }, (_, index) => monthsBefore(today, MONTHS - index)).flatMap((month, index) => [
    ...EVERY_MONTH.map(([day, description, category, cents]) => ({ date: dayOf(month, day), description, category, cents })),
    { date: dayOf(month, 24), description: `PROJECT INVOICE ${100 + index}`, category: 'Project Income', cents: (PROJECTS_CENTS[month.getUTCMonth()] ?? 0) + ((index * 7919) % 13) * 21_000 },
  ]);
  let balanceCents = 2_000_000;
  const lines = rows.map(({ date, description, category, cents }) => {
    balanceCents += cents;
    return [date, description, category, (cents / 100).toFixed(2), (balanceCents / 100).toFixed(2)].join(',');
  });
  return asUpload(name, Buffer.from(['Date,Description,Category,Amount,Balance', ...lines, ''].join('\r\n')));
}
