/** The files of the business, newest first. */
import { useFilesQuery, type FileRow_FileFragment } from '../../generated/graphql.ts';
import { useNextPage } from '../../ui/use-next-page.ts';
import { isProcessed } from './file-state.ts';

export const FILES_PAGE_SIZE = 50;

export interface Files {
  /** Undefined until they have been loaded. */
  files: readonly FileRow_FileFragment[] | undefined;
  processed: readonly FileRow_FileFragment[];
  error: unknown;
  refetch(): void;
  nextPage: ReturnType<typeof useNextPage>;
}

export function useFiles(): Files {
  const { data, error, refetch, fetchMore } = useFilesQuery({ variables: { limit: FILES_PAGE_SIZE } });
  const files = data?.files;
  const nextPage = useNextPage(files?.length ?? 0, FILES_PAGE_SIZE, async () => {
    const { data: more } = await fetchMore({
      variables: { cursor: files?.at(-1)?.id },
      updateQuery: (shown, { fetchMoreResult }) => ({ files: [...shown.files, ...fetchMoreResult.files] }),
    });
    return more?.files.length ?? 0;
  });
  return { files, processed: files?.filter(isProcessed) ?? [], error, refetch: () => { void refetch(); }, nextPage };
}
