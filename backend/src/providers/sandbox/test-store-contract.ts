/** What every store of the sandbox has to do, run against each of them. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Fault } from './faults/fault.ts';
import type { SandboxStore } from './store.ts';

const AT = new Date('2026-11-20T12:00:00.000Z');

export function describeStore(name: string, open: () => SandboxStore): void {
  describe(name, () => {
    test('makes a setting once', async () => {
      const settingName = randomUUID();
      const made = await Promise.all([1, 2, 3].map((number) => open().setting(settingName, () => Buffer.from([number]))));
      expect(new Set(made.map((value) => value.toString('hex'))).size).toBe(1);
    });

    test('takes a code once, and lets one of many raise a generation', async () => {
      const [store, id] = [open(), randomUUID()];
      const company = { provider: 'quickbooks', companyId: id } as const;
      expect([await store.addGrant({ id, ...company }), await store.addGrant({ id, ...company })]).toEqual([true, false]);
      const raised = await Promise.all(Array.from({ length: 20 }, () => store.raiseGeneration(id, 0, AT)));
      expect(raised.filter(Boolean)).toHaveLength(1);
      expect(await store.grant(id)).toEqual({ id, ...company, generation: 1, raisedAt: AT, isRevoked: false });
      await store.revokeGrant(id);
      expect([await store.hasLiveGrant(company), await store.raiseGeneration(id, 1, AT), (await store.grant(id))?.isRevoked]).toEqual([false, false, true]);
      expect(await store.grant(randomUUID())).toBeNull();
    });

    test('ends a shared company with the last who leaves', async () => {
      const store = open();
      const company = { provider: 'stripe', companyId: `acct_${randomUUID()}` } as const;
      for (let holder = 0; holder < 3; holder += 1) await store.addGrant({ id: randomUUID(), ...company });
      const live: boolean[] = [];
      for (let holder = 0; holder < 3; holder += 1) {
        await store.leaveCompany(company);
        live.push(await store.hasLiveGrant(company));
      }
      expect(live).toEqual([true, true, false]);
    });

    test('counts how often a fault is met', async () => {
      const store = open();
      const fault: Fault = { id: randomUUID(), provider: 'square', companyId: 'M1', kind: 'error-500', place: 'data', after: 1, times: 2, retryAfterSeconds: 3, since: AT };
      await store.addFault(fault);
      expect(await store.faults()).toContainEqual(fault);
      const call = { provider: 'square', companyId: 'M1', place: 'data', issuedAt: null } as const;
      expect(await store.meetFault({ ...call, companyId: 'M2' })).toBeNull();
      expect(await store.meetFault({ ...call, place: 'token' })).toBeNull();
      const met = [await store.meetFault(call), await store.meetFault(call), await store.meetFault(call), await store.meetFault(call)];
      expect(met.map((found) => found?.kind ?? null)).toEqual([null, 'error-500', 'error-500', null]);
      await store.addFault({ ...fault, id: randomUUID(), after: 0, times: null });
      await store.removeFaults('paypal');
      expect(await store.meetFault(call)).not.toBeNull();
      await store.removeFaults('square');
      expect(await store.meetFault(call)).toBeNull();
    });

    test('keeps changes in their order', async () => {
      const store = open();
      const company = { provider: 'quickbooks', companyId: randomUUID() } as const;
      await Promise.all(Array.from({ length: 5 }, () => store.addChange(company, { at: AT, kind: 'add', objectId: null, amountMinor: 100 })));
      await store.addChange(company, { at: AT, kind: 'void', objectId: '7', amountMinor: null });
      const changes = await store.changes(company);
      expect(changes.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(changes[5]).toEqual({ sequence: 6, at: AT, kind: 'void', objectId: '7', amountMinor: null });
      expect(await store.changes({ ...company, companyId: randomUUID() })).toEqual([]);
    });
  });
}
