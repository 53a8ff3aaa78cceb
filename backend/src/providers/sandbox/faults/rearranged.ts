/** A page whose objects come twice or in another order, as it happens at vendors whose data change while they are read. */
import { jsonObject, type Reply } from '../exchange.ts';
import type { Vendor } from '../vendor.ts';

export function rearranged(reply: Reply, kind: 'repeated' | 'shuffled', vendor: Vendor): Reply {
  if (reply.status !== 200) return reply;
  return { ...reply, body: JSON.stringify(vendor.rearrange(jsonObject(reply.body), kind === 'repeated' ? repeated : shuffled)) };
}

/** The first and the last once more. */
function repeated(objects: readonly unknown[]): readonly unknown[] {
  return objects.length === 0 ? objects : [objects[0], ...objects, objects.at(-1)];
}

/** All but the last, from which cursors go on, the other way round. */
function shuffled(objects: readonly unknown[]): readonly unknown[] {
  return [...objects.slice(0, -1).reverse(), ...objects.slice(-1)];
}
