/** What the sample company, a brand and web design studio, earns: retainers, projects, a small web shop, and a refund now and then. */
import type { Chance } from './chance.ts';
import type { PlannedRow, SampleMonth } from './sample-row.ts';

/** Clients who pay every month; the fourth leaves, which a reader of the figures should notice. */
const RETAINERS = [
  { client: 'HARBORVIEW DENTAL GROUP', amountMinor: 420_000, day: 3, first: 0, last: Infinity },
  { client: 'CASCADE OUTDOOR CO', amountMinor: 580_000, day: 5, first: 0, last: Infinity },
  { client: 'BLUE HERON HOTELS', amountMinor: 650_000, day: 6, first: 4, last: Infinity },
  { client: 'MAPLE AND MAIN HOMES', amountMinor: 390_000, day: 8, first: 0, last: 20 },
  { client: 'ORCHARD HEALTH PARTNERS', amountMinor: 740_000, day: 4, first: 9, last: Infinity },
];

const PROJECT_CLIENTS = ['TIDEWATER BREWING', 'SUMMIT LEGAL GROUP', 'GREENLEAF NURSERY', 'NORTHSTAR LOGISTICS', 'BRIGHTSIDE LEARNING', 'CASCADE OUTDOOR CO'];

/** Projects are finished before the summer and before the year ends: percent of an ordinary month, January first. */
const SEASON_PERCENT = [80, 90, 105, 110, 115, 120, 85, 75, 105, 115, 120, 95];
const REFUND_EVERY_MONTHS = 7;

export function incomeOf(month: SampleMonth, chance: Chance): PlannedRow[] {
  return [...retainers(month), ...projects(month, chance), ...shop(month, chance), ...refunds(month)];
}

function retainers({ index }: SampleMonth): PlannedRow[] {
  return RETAINERS.filter(({ first, last }) => index >= first && index <= last)
    .map(({ client, amountMinor, day }) => ({ day, description: `ACH CREDIT ${client} RETAINER`, amountMinor, category: 'Consulting Income' }));
}

function projects({ index, monthOfYear }: SampleMonth, chance: Chance): PlannedRow[] {
  const season = SEASON_PERCENT[monthOfYear - 1] ?? 100;
  return Array.from({ length: chance.between(2, 3) }, (_, position) => ({
    day: chance.between(7, 27),
    description: `ACH CREDIT ${chance.pick(PROJECT_CLIENTS)} PROJECT INV ${1_000 + index * 4 + position}`,
    amountMinor: Math.round((chance.around(620_000 + index * 9_000, 35) * season) / 10_000) * 100,
    category: 'Project Income',
  }));
}

/** Templates sold on the web, paid out once a week, slowly growing. */
function shop({ index }: SampleMonth, chance: Chance): PlannedRow[] {
  return [2, 9, 16, 23].map((day) => ({ day, description: 'STRIPE PAYOUT', amountMinor: chance.around(62_000 + index * 2_300, 25), category: 'Sales - Online' }));
}

function refunds({ index }: SampleMonth): PlannedRow[] {
  if (index % REFUND_EVERY_MONTHS !== REFUND_EVERY_MONTHS - 1) return [];
  return [{ day: 19, description: 'CLIENT REFUND GREENLEAF NURSERY', amountMinor: -85_000 - index * 1_000, category: 'Refunds' }];
}
