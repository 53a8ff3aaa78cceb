/** Which modules travel together: what every page of the product needs in one file, what the dashboard's first route needs besides in another, and what its selects need, which every form shares, in a third. */
import path from 'node:path';
import type { Rolldown } from 'vite';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** File → the modules that it begins with, in the order in which they take their modules. */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  product: ['src/main.tsx'],
  dashboard: ['src/app/layouts/DashboardLayout.tsx', 'src/pages/OverviewPage.tsx'],
  selects: ['src/features/overview/OverviewSelects.tsx'],
};

/** Dozens of small files would each cost a round trip, and compress worse apart. */
export function chunkGroups(root: string): Rolldown.OutputOptions['codeSplitting'] {
  const groupOf = once((graph: ModuleGraph) => assign(root, graph));
  const names = Object.keys(beginnings);
  // Without an order of rank a group would also take what its modules import from the one before.
  return { groups: names.map((name, rank) => ({ debugName: name, priority: names.length - rank, name: (id: string, graph: ModuleGraph) => (groupOf(graph).get(id) === name ? name : null) })) };
}

/** Left to the bundler: the playground uses all of graphql and the product a tenth, and a theme option that nobody uses names half of MUI's inputs. */
const isLeft = (id: string) => id.includes('/node_modules/graphql/') || id.endsWith('/styles/enhanceHighContrast.mjs');

/** Stays a file of its own: the playground takes modules from the product's file, and must not start the product with it. */
const isStart = (id: string) => id.endsWith('/src/main.tsx');

/** Everything that is imported at once, without waiting for a visit; a module belongs to the first group that reaches it. */
function assign(root: string, graph: ModuleGraph): Map<string, string> {
  const groups = new Map<string, string>();
  for (const [group, modules] of Object.entries(beginnings)) {
    const open = modules.map((module) => path.join(root, module));
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (groups.has(id) || isLeft(id)) continue;
      if (!isStart(id)) groups.set(id, group);
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return groups;
}

function once<Argument, Result>(make: (argument: Argument) => Result): (argument: Argument) => Result {
  let made: { result: Result } | null = null;
  return (argument) => (made ??= { result: make(argument) }).result;
}
