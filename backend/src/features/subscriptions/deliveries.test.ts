/** The same disorder against the real database and Stripe's wire format: each business has a twin whose news comes in order, each once, and both end alike. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dice, liveOn } from '../../billing/testing/random-lives.ts';
import { signed } from '../../billing/testing/stripe-stand-in.ts';
import type { StandInEvent } from '../../billing/testing/stripe-world.ts';
import { daysLater, type Owner, TestBilling } from './test-billing.ts';

const IS_FULL = process.env['PURSER_TEST_FULL'] === '1';
const DELIVERIES = IS_FULL ? 10_000 : 500;
const PAIRS = IS_FULL ? 40 : 3;
const DAYS = 45;
const AT_ONCE = 4;

let house: TestBilling;
const roll = dice(7);
beforeAll(async () => { house = await TestBilling.open('stripe'); });
afterAll(() => house.close());

type Kind = 'genuine' | 'tampered' | 'forged' | 'stale';
interface Attempt { readonly event: StandInEvent; readonly kind: Kind; readonly owner: Owner }

async function newCustomer(owner: Owner): Promise<string> {
  const { id } = house.stripe.world.addCustomer({});
  await house.db.database.outsideTenants((em) => em.execute('insert into billing_customer (customer_id, business_id) values (?, ?)', [id, owner.viewer.businessId]));
  return id;
}

/** A second delivery of an event leaves no job in line. */
const asked = new Set<string>();

/** Whether it was accepted; the job that it leaves in line runs at once, beside others. */
async function deliver({ event, kind, owner }: Attempt): Promise<boolean> {
  const ageMs = kind === 'stale' ? 301_000 : roll() * 290_000;
  const { bytes, signature } = signed(event, new Date(house.now.getTime() - ageMs), kind === 'forged' ? 'whsec_guessed' : undefined);
  if (kind === 'tampered') bytes[Math.floor(roll() * bytes.length)]! ^= 1;
  const isTaken = await house.news.take(bytes, signature).then(() => true, () => false);
  if (isTaken && !asked.has(event.id)) {
    asked.add(event.id);
    await house.news.refresh({ businessId: owner.viewer.businessId });
  }
  return isTaken;
}

async function standingsOf(owners: readonly Owner[]): Promise<unknown[]> {
  return Promise.all(owners.map(async ({ viewer: { businessId } }) => {
    const [row] = await house.db.database.inTenant(businessId, (em) => em.execute<object[]>(
      `select s.plan_name, s.status, s.billing_type, s.trial_ends_at, s.paid_until, s.renews_at, s.has_card, u.account_type, u.paid_until as account_until
       from subscription s join app_user u using (business_id) where business_id = ?`, [businessId]));
    return row;
  }));
}

test(`${DELIVERIES} deliveries in disorder leave what the deliveries in order leave`, async () => {
  const owners = await Promise.all(Array.from({ length: 2 * PAIRS }, () => house.newOwner()));
  const customers = await Promise.all(owners.map(newCustomer));
  const ownerOf = new Map(customers.map((customer, index) => [customer, owners[index] as Owner]));
  const isTwin = (customer: string): boolean => customers.indexOf(customer) >= PAIRS;
  const diceOf = customers.map((_, index) => dice(100 + index % PAIRS));
  const pool: Attempt[] = [];
  const results: { kind: Kind; isTaken: boolean }[] = [];
  let sent = 0;
  const drain = async (count: number): Promise<void> => {
    for (let done = 0; done < count && pool.length > 0; done += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, pool.length) }, () => pool.splice(Math.floor(roll() * pool.length), 1)[0] as Attempt);
      const taken = await Promise.all(batch.map(deliver));
      batch.forEach(({ kind }, index) => results.push({ kind, isTaken: taken[index] === true }));
    }
  };

  for (let day = 0; day < DAYS; day += 1) {
    house.now = daysLater(day);
    house.stripe.world.advance(house.now);
    customers.forEach((customer, index) => { if ((diceOf[index] as () => number)() < 0.15) liveOn(house.stripe.world, customer, diceOf[index] as () => number); });
    const fresh = house.stripe.world.events.slice(sent);
    sent = house.stripe.world.events.length;
    for (const event of fresh) {
      const customer = String(event.object['customer'] ?? event.object['id']);
      const owner = ownerOf.get(customer) as Owner;
      if (isTwin(customer)) await deliver({ event, kind: 'genuine', owner });
      else pool.push({ event, kind: 'genuine', owner });
    }
    await drain(Math.floor(pool.length * roll()));
  }
  const genuine = house.stripe.world.events.flatMap((event) => {
    const customer = String(event.object['customer'] ?? event.object['id']);
    return isTwin(customer) ? [] : [{ event, owner: ownerOf.get(customer) as Owner }];
  });
  while (results.length + pool.length < DELIVERIES) {
    const again = genuine[Math.floor(roll() * genuine.length)] as { event: StandInEvent; owner: Owner };
    pool.push({ ...again, kind: (['genuine', 'tampered', 'forged', 'stale'] as const)[Math.floor(roll() * 4)] ?? 'genuine' });
  }
  await drain(Infinity);

  expect(results).toHaveLength(DELIVERIES);
  expect(results.filter(({ kind, isTaken }) => isTaken !== (kind === 'genuine'))).toEqual([]);
  const [standings, twins] = [await standingsOf(owners.slice(0, PAIRS)), await standingsOf(owners.slice(PAIRS))];
  expect(standings).toEqual(twins);
  expect(new Set(standings.map((row) => JSON.stringify(row))).size).toBeGreaterThan(1);
}, IS_FULL ? 900_000 : 60_000);
