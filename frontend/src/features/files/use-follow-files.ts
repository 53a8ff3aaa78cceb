/** Follows the reading of files while it happens; when one is finished, the figures that it changed are asked for again. */
import { useEffect } from 'react';
import { prependToLists } from '../../app/apollo/prepend-to-lists.ts';
import { useFileChangedSubscription, useFilesQuery } from '../../generated/graphql.ts';
import { isBeingRead } from './file-state.ts';
import { forgetFigures } from './forget-figures.ts';
import { FILES_PAGE_SIZE } from './use-files.ts';

/** A lost event must not leave a file "processing" for ever: while one is, the list is asked for again this often. */
const RECHECK_MS = 5_000;

export function useFollowFiles(): void {
  const { data, refetch } = useFilesQuery({ variables: { limit: FILES_PAGE_SIZE } });
  const files = data?.files ?? [];
  const isReading = files.some(isBeingRead);

  useFileChangedSubscription({
    onData({ client: { cache }, data: { data: event } }) {
      const file = event?.fileChanged;
      if (!file) return;
      const isKnown = files.some(({ id }) => id === file.id);
      if (!isKnown) prependToLists(cache, 'files', { __typename: 'FinancialFile', id: file.id });
      if (isBeingRead(file)) return;
      cache.evict({ id: `FinancialFile:${file.id}`, fieldName: 'parsedContent' });
      forgetFigures(cache);
    },
  });

  useEffect(() => {
    if (!isReading) return undefined;
    const timer = setInterval(() => { refetch().catch(() => undefined); }, RECHECK_MS);
    return () => clearInterval(timer);
  }, [isReading, refetch]);
}
