/** What the client knows of a file. News over the socket may come before the answer to the call that set them off, which is then the older of the two. */
import type { ApolloCache } from '@apollo/client';
import { prependToLists } from '../../app/apollo/prepend-to-lists.ts';
import { FileRow_FileFragmentDoc, type FileRow_FileFragment } from '../../generated/graphql.ts';

const known = ({ id }: { id: string }) => ({ id: `FinancialFile:${id}`, fragment: FileRow_FileFragmentDoc, fragmentName: 'FileRow_file' });

/** Puts what is known now in the place of what was known before, which it returns. */
export function replaceFile(cache: ApolloCache, file: FileRow_FileFragment): FileRow_FileFragment | null {
  const before = cache.readFragment<FileRow_FileFragment>(known(file));
  cache.writeFragment({ ...known(file), data: file });
  if (!before) prependToLists(cache, 'files', file);
  return before;
}

/** For the answer to an upload or to a reply to a file's question: it says how the reading began, and nothing where more is known. */
export function beginFile(cache: ApolloCache, file: FileRow_FileFragment): void {
  const before = cache.readFragment<FileRow_FileFragment>(known(file));
  if (!before || before.status === 'needs-answer') replaceFile(cache, file);
}
