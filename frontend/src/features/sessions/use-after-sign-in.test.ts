/** Signing in leads back to the dashboard's own addresses and nowhere else. */
import { expect, test } from '@jest/globals';
import { isOwnPath } from './use-after-sign-in.ts';

test.each([['/dashboard', true], ['/dashboard/reports?type=monthly', true], ['/dashboard?period=today', true], ['/dashboards', false], ['//evil.example', false], ['https://evil.example/dashboard', false], ['/playground', false]])(
  '%s', (path, expected) => expect(isOwnPath(path)).toBe(expected));
