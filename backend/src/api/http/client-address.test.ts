/** Addresses that count as one caller. */
import { expect, test } from '@jest/globals';
import { clientAddress } from './client-address.ts';

const check = (address: string | undefined, expected: string): void => expect(clientAddress(address)).toBe(expected);

test('IPv4 counts by itself', () => check('192.0.2.7', '192.0.2.7'));
test('and as what a socket of both kinds calls it', () => check('::ffff:192.0.2.7', '192.0.2.7'));
test('also in the other way of writing', () => check('0:0:0:0:0:FFFF:C000:0207', '192.0.2.7'));
test('IPv6 counts by its network', () => check('2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'));
test('however it is written', () => check('2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'));
test('the network beside it is another caller', () => check('2001:db8:1:3::1', '2001:db8:1:3::/64'));
test('zeros in the middle', () => check('2001:db8::1', '2001:db8:0:0::/64'));
test('an address of a link, with its interface', () => check('fe80::1%eth0', 'fe80:0:0:0::/64'));
test('the own machine', () => check('::1', '0:0:0:0::/64'));
test('a socket that is gone', () => check(undefined, 'unknown'));
test('what is no address counts as it stands', () => check('somewhere', 'somewhere'));
