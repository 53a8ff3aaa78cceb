/** What a lockfile must hold so that an install is exactly what was reviewed: versions, and a hash of every package. */

/** Sentences; empty when all is well. */
export function problemsOfLockfile(lock) {
  const workspaces = new Set(Object.values(lock.packages).filter(({ link }) => link).map(({ resolved }) => resolved));
  return Object.entries(lock.packages).flatMap(([place, entry]) => {
    if (place === '' || workspaces.has(place)) return unpinned(place, entry);
    if (entry.link || entry.inBundle) return [];
    return [
      ...(entry.version ? [] : [`${place} has no version.`]),
      ...(entry.integrity?.startsWith('sha512-') ? [] : [`${place} has no sha512 integrity.`]),
      ...(entry.resolved ? [`${place} names the address it comes from; the registry in force serves every package (omit-lockfile-registry-resolved).`] : []),
    ];
  });
}

function unpinned(place, { dependencies = {}, devDependencies = {} }) {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, range]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range) && !name.startsWith('@purser/'))
    .map(([name, range]) => `${place || 'package.json'} does not pin ${name} (${range}).`);
}
