/** A route whose page is fetched when it is visited, or a moment before: when a pointer or the focus rests on a link to it. */
import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

type Load = () => Promise<{ default: ComponentType }>;

interface PageHandle {
  load: Load;
}

/** By the failure that was told: what makes the page be fetched again. */
const renewals = new WeakMap<Error, () => void>();

/** Once a page's failure is shown, whoever comes again asks again. */
export function giveUp(error: Error): void {
  renewals.get(error)?.();
}

/** The part of a route that shows a page; give it a path or an index. */
export function page(fetch: Load): Pick<RouteObject, 'element' | 'handle'> {
  let known: ComponentType | null = null;
  const load: Load = async () => {
    const module = await fetch();
    known = module.default;
    return module;
  };
  // Not at once: React draws a page that fails again before it tells of it, and would fetch without an end.
  const loadOnce: Load = () => load().catch((error: unknown) => {
    if (error instanceof Error) renewals.set(error, () => {
      LazyPage = lazy(loadOnce);
    });
    throw error;
  });
  let LazyPage = lazy(loadOnce);
  function Page() {
    // What is there already is drawn at once, where a lazy one would show a skeleton first. The choice holds as long as the page stands.
    const [Shown] = useState<ComponentType>(() => known ?? LazyPage);
    return <Shown />;
  }
  const handle: PageHandle = { load };
  return { element: <Page />, handle };
}

/** Fetches what the address needs. That it could not be fetched is told when it is really needed. */
export function fetchPage(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    const handle = route.handle as PageHandle | undefined;
    handle?.load().catch(() => undefined);
  }
}
