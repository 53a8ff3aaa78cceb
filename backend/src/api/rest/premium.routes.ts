/** Calls of the Pro plan whose screens are still being built: starters learn that a plan is needed, everybody else that nothing is there yet. */
import { AppError } from '../../errors.ts';
import { requirePaid } from '../../features/users/require-paid.ts';
import { type Method, type Route, signedIn } from './route.ts';

const CALLS: readonly (readonly [Method, string, string])[] = [
  ['GET', '/alerts', 'Smart alerts'],
  ['GET', '/forecast', 'Cash-flow forecasts'],
  ['GET', '/scenarios', 'Scenarios'],
  ['POST', '/scenarios', 'Scenarios'],
  ['GET', '/kpis/realtime', 'Live KPIs'],
];

export function premiumRoutes(): Route[] {
  return CALLS.map(([method, path, what]) => signedIn(method, path, async (viewer) => {
    requirePaid(viewer, what);
    throw new AppError('NOT_FOUND', `${what} are not part of this version yet.`);
  }));
}
