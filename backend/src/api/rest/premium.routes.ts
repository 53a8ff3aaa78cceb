/** /api/alerts: the calls of the Pro plan. */
import type { PremiumCall, PremiumService } from '../../features/premium/premium.service.ts';
import { type Method, type Route, signedIn } from './route.ts';

const CALLS: readonly (readonly [Method, string, PremiumCall])[] = [
  ['GET', '/alerts', 'alerts'],
];

export function premiumRoutes(premium: PremiumService): Route[] {
  return CALLS.map(([method, path, call]) => signedIn(method, path, (viewer) => premium.answer(viewer, call)));
}
