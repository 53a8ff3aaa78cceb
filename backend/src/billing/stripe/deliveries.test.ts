/** 10,000 deliveries, shuffled, late, doubled, tampered with, forged and stale: the state is that of the run in order, each once, and nothing forged gets in. */
import { expect, test } from '@jest/globals';
import type { Standing } from '../gateway.ts';
import { dice, liveOn } from '../testing/random-lives.ts';
import { SECRET_KEY, signed, WEBHOOK_SECRET } from '../testing/stripe-stand-in.ts';
import { type StandInEvent, StripeWorld } from '../testing/stripe-world.ts';
import { standingOf } from './standing.ts';
import { StripeBilling } from './stripe-billing.ts';

const DELIVERIES = 10_000;
const START = new Date('2026-11-20T10:00:00Z');
const roll = dice(20_261_121);
const between = (from: number, to: number): number => from + Math.floor(roll() * (to - from));
const gateway = new StripeBilling({ settings: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase: null }, returnUrl: 'https://purser.test' });

/** What a customer's subscriptions said from the event at `tick` on. */
interface Snapshot { readonly tick: number; readonly standing: Standing }
type Kind = 'genuine' | 'tampered' | 'forged' | 'stale' | 'unsigned';
interface Attempt { readonly at: number; readonly event: StandInEvent; readonly kind: Kind }

function history(): { events: readonly StandInEvent[]; standings: Map<string, Snapshot[]> } {
  const world = new StripeWorld(START);
  const standings = new Map<string, Snapshot[]>();
  /** What Stripe lists, the customer expanded, from before it tells of it. */
  const note = (customer: string, tick: number): void => {
    const list = [...world.subscriptions.values()].filter((one) => one.customer === customer).map((one) => ({ ...one, customer: world.customers.get(customer) }));
    standings.set(customer, [...standings.get(customer) ?? [], { tick, standing: standingOf(list as unknown as Parameters<typeof standingOf>[0]) }]);
  };
  const customers = Array.from({ length: 120 }, () => world.addCustomer({}).id);
  for (let day = 0; day < 120; day += 1) {
    const dawn = world.events.length;
    world.advance(new Date(START.getTime() + day * 86_400_000));
    for (const customer of customers) {
      note(customer, dawn);
      const noon = world.events.length;
      if (roll() < 0.15) liveOn(world, customer, roll);
      note(customer, noon);
    }
  }
  return { events: world.events, standings };
}

function attempts(events: readonly StandInEvent[]): Attempt[] {
  const list: Attempt[] = events.map((event, tick) => ({ at: tick + between(0, 400), event, kind: 'genuine' }));
  while (list.length < DELIVERIES) {
    const tick = between(0, events.length);
    const kind = (['genuine', 'genuine', 'tampered', 'forged', 'stale', 'unsigned'] as const)[between(0, 6)] ?? 'genuine';
    list.push({ at: tick + between(0, 4_000), event: events[tick] as StandInEvent, kind });
  }
  return list.sort((a, b) => a.at - b.at || a.event.id.localeCompare(b.event.id));
}

const now = new Date('2027-04-01T00:00:00Z');

function isTaken({ event, kind }: Attempt): boolean {
  const age = kind === 'stale' ? between(301, 1_000_000) : between(0, 300);
  const { bytes, signature } = signed(event, new Date(now.getTime() - age * 1000), kind === 'forged' ? 'whsec_guessed' : WEBHOOK_SECRET);
  if (kind === 'tampered') bytes[between(0, bytes.length)]! ^= 1 << between(0, 7);
  try {
    gateway.readDelivery(bytes, kind === 'unsigned' ? '' : signature, now);
    return true;
  } catch {
    return false;
  }
}

/** Each look at the gateway as the service takes it: a ticket when it begins, an answer some time later, kept some time after that. */
interface Look { readonly customer: string; readonly asked: number; readonly kept: number }

function keep(looks: readonly Look[], standings: Map<string, Snapshot[]>, rule: 'newest question' | 'last to arrive'): Map<string, Standing | undefined> {
  const rows = new Map<string, { ticket: number; standing: Standing | undefined }>();
  const tickets = looks.map((look, ticket) => ({ ...look, ticket })).sort((a, b) => a.kept - b.kept || a.ticket - b.ticket);
  for (const { customer, asked, ticket } of tickets) {
    const row = rows.get(customer);
    if (rule === 'newest question' && row && row.ticket > ticket) continue;
    rows.set(customer, { ticket, standing: standings.get(customer)?.findLast(({ tick }) => tick <= asked)?.standing });
  }
  return new Map([...rows].map(([customer, { standing }]) => [customer, standing]));
}

test(`${DELIVERIES} deliveries`, () => {
  const { events, standings } = history();
  const all = attempts(events);
  expect(all).toHaveLength(DELIVERIES);
  const taken = all.filter(isTaken);
  expect(taken.filter(({ kind }) => kind !== 'genuine')).toEqual([]);
  expect(taken).toHaveLength(all.filter(({ kind }) => kind === 'genuine').length);

  const seen = new Set<string>();
  const first = taken.filter(({ event }) => !seen.has(event.id) && seen.add(event.id));
  expect(first).toHaveLength(events.length);
  const customerOf = ({ object }: StandInEvent): string => String(object['customer'] ?? object['id']);
  const disorderly = first.map(({ event, at }): Look => {
    const asked = at + between(1, 300);
    return { customer: customerOf(event), asked, kept: asked + between(0, 5_000) };
  });
  const inOrder = events.map((event, tick): Look => ({ customer: customerOf(event), asked: tick + 1, kept: tick + 1 }));

  const expected = new Map([...standings].map(([customer, snapshots]) => [customer, snapshots.at(-1)?.standing]));
  const ordered = keep(inOrder, standings, 'newest question');
  expect(new Map([...ordered].sort())).toEqual(new Map([...expected].sort()));
  expect(new Map([...keep(disorderly, standings, 'newest question')].sort())).toEqual(new Map([...ordered].sort()));
  // The history is one in which it matters: without numbered questions some customers end up elsewhere.
  expect(new Map([...keep(disorderly, standings, 'last to arrive')].sort())).not.toEqual(new Map([...ordered].sort()));
});
