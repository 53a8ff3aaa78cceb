/** The server sends the product's page only for these addresses: a route that is not among them could not be opened or reloaded. */
import { expect, test } from '@jest/globals';
import type { RouteObject } from 'react-router-dom';
import { appAddresses, isAppAddress } from './addresses.ts';
import { routes } from './routes.tsx';

/** The full paths of routes without children, placeholders left as they are. */
function leaves(routeList: readonly RouteObject[], base = ''): string[] {
  return routeList.flatMap(({ path = '', children }) => {
    const full = path.startsWith('/') ? path : [base, path].filter(Boolean).join('/');
    return children ? leaves(children, full) : [full];
  });
}

test('every route has its address', () => {
  expect(leaves(routes).filter((path) => path !== '*' && !isAppAddress(path))).toEqual([]);
});

test('every address has its route', () => {
  const known = leaves(routes);
  expect(appAddresses.filter(({ path }) => !known.includes(path))).toEqual([]);
});
