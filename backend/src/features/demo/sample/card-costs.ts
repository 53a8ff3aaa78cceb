/** What the sample company pays by credit card: software, advertising, travel, meals and things for the office. */
import type { Chance } from './chance.ts';
import type { PlannedRow, SampleMonth } from './sample-row.ts';

/** Recent events that a reader of the figures should notice: a new tool since autumn, and a campaign in the last whole month. */
const NEW_TOOL_INDEX = 24;
const CAMPAIGN_INDEX = 26;
/** Adobe raises its price here. */
const PRICE_RISE_INDEX = 18;
const NEW_COMPUTER_INDEXES = [10, 22];
/** Every fifth month somebody visits a client. */
const TRIP_EVERY_MONTHS = 5;
const CREDIT_EVERY_MONTHS = 6;

const SOFTWARE = [
  { description: 'FIGMA', amountMinor: 13_500, day: 4 },
  { description: 'SLACK TECHNOLOGIES', amountMinor: 8_750, day: 6 },
  { description: 'GOOGLE WORKSPACE', amountMinor: 10_800, day: 2 },
  { description: 'NOTION LABS', amountMinor: 6_000, day: 9 },
  { description: 'ZOOM.US', amountMinor: 4_797, day: 14 },
  { description: 'DROPBOX', amountMinor: 7_200, day: 17 },
];
const MEALS = ['STARBUCKS STORE', 'CHIPOTLE', 'DOORDASH', 'PANERA BREAD'];
const OFFICE = ['STAPLES', 'AMAZON MKTPL', 'OFFICE DEPOT'];

export function cardCostsOf(month: SampleMonth, chance: Chance): PlannedRow[] {
  return [...software(month, chance), ...advertising(month, chance), ...trip(month, chance), ...meals(chance), ...office(month, chance)];
}

function software({ index }: SampleMonth, chance: Chance): PlannedRow[] {
  const adobe = { description: 'ADOBE CREATIVE CLOUD', amountMinor: index < PRICE_RISE_INDEX ? 23_996 : 27_996, day: 3 };
  const hosting = { description: 'AMAZON WEB SERVICES', amountMinor: chance.around(14_500 + index * 350, 15), day: 5 };
  const crm = { description: 'HUBSPOT', amountMinor: 64_000, day: 7 };
  return [...SOFTWARE, adobe, hosting, ...(index >= NEW_TOOL_INDEX ? [crm] : [])].map((item) => ({ ...item, amountMinor: -item.amountMinor, category: 'Software Subscriptions' }));
}

function advertising({ index }: SampleMonth, chance: Chance): PlannedRow[] {
  return [
    { day: 12, description: 'GOOGLE ADS', amountMinor: -chance.around(78_000 + index * 1_800, 20), category: 'Advertising' },
    { day: 24, description: 'FACEBK ADS', amountMinor: -chance.around(31_000, 30), category: 'Advertising' },
    ...(index === CAMPAIGN_INDEX ? [{ day: 16, description: 'LINKEDIN ADS', amountMinor: -245_000, category: 'Advertising' }] : []),
  ];
}

function trip({ index }: SampleMonth, chance: Chance): PlannedRow[] {
  if (index % TRIP_EVERY_MONTHS !== 2) return [];
  return [
    { day: 10, description: 'DELTA AIR LINES', amountMinor: -chance.around(52_000, 30), category: 'Travel' },
    { day: 12, description: 'MARRIOTT HOTEL', amountMinor: -chance.around(61_000, 25), category: 'Travel' },
    { day: 13, description: 'UBER TRIP', amountMinor: -chance.around(4_200, 40), category: 'Travel' },
  ];
}

function meals(chance: Chance): PlannedRow[] {
  return Array.from({ length: chance.between(5, 8) }, () => ({
    day: chance.between(1, 28), description: chance.pick(MEALS), amountMinor: -chance.between(900, 9_800), category: 'Meals',
  }));
}

function office({ index }: SampleMonth, chance: Chance): PlannedRow[] {
  const supplies = Array.from({ length: chance.between(2, 4) }, () => ({
    day: chance.between(2, 27), description: chance.pick(OFFICE), amountMinor: -chance.between(2_100, 16_500), category: 'Office Supplies',
  }));
  const shipping = { day: 22, description: 'FEDEX', amountMinor: -chance.around(6_400, 40), category: 'Shipping' };
  const credit = { day: 25, description: 'AMAZON MKTPL REFUND', amountMinor: 4_599, category: 'Office Supplies' };
  const computer = { day: 8, description: 'APPLE STORE', amountMinor: -329_900, category: 'Equipment' };
  return [
    ...supplies, shipping,
    ...(index % CREDIT_EVERY_MONTHS === 3 ? [credit] : []),
    ...(NEW_COMPUTER_INDEXES.includes(index) ? [computer] : []),
  ];
}
