/** Whom the limits per address count: one IPv4 address, or one network of IPv6 addresses, of which every customer of a provider has 2^64 and more. */
import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

export function clientAddress(address: string | undefined): string {
  const plain = address?.split('%', 1)[0] ?? 'unknown';
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const [high, low] = groups.slice(-2).map((group) => parseInt(group, 16)) as [number, number];
  const isMappedIPv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMappedIPv4 ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** All eight, without zeros in front; `URL` brings every way of writing into one. */
function groupsOf(address: string): string[] {
  const [before, after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::').map((part) => part.split(':').filter(Boolean));
  const missing = GROUPS - before!.length - (after?.length ?? 0);
  return [...before!, ...Array.from({ length: missing }, () => '0'), ...(after ?? [])];
}
