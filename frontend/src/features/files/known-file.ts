/** What the client knows of a file. News over the socket may come before the answer to the call that set them off, which is then the older of the two. */
import type { ApolloCache, Reference } from '@apollo/client';
import { FileRow_FileFragmentDoc, type FileRow_FileFragment } from '../../generated/graphql.ts';

const known = ({ id }: { id: string }) => ({ id: `FinancialFile:${id}`, fragment: FileRow_FileFragmentDoc, fragmentName: 'FileRow_file' });

/** Puts what is known now in the place of what was known before, which it returns. */
export function replaceFile(cache: ApolloCache, file: FileRow_FileFragment): FileRow_FileFragment | null {
  const before = cache.readFragment<FileRow_FileFragment>(known(file));
  cache.writeFragment({ ...known(file), data: file });
  listFile(cache, file);
  return before;
}

/** For the answer to an upload or to a reply to a file's question: it says how the reading began, and nothing where more is known. */
export function beginFile(cache: ApolloCache, file: FileRow_FileFragment): void {
  const before = cache.readFragment<FileRow_FileFragment>(known(file));
  if (!before || before.status === 'needs-answer') replaceFile(cache, file);
  else listFile(cache, before);
}

/**
 * The newest file stands at the head of the list, also where it was known before the list was: a list that had been asked for before an
 * upload and came after it does not have the file. An older file that is not in the list is on one of its later pages.
 */
function listFile(cache: ApolloCache, file: FileRow_FileFragment): void {
  cache.modify({
    fields: {
      files(existing, { toReference, readField }) {
        const list = existing as readonly Reference[];
        const own = toReference(cache.identify(file) ?? '');
        const [head] = list;
        const isOlder = head !== undefined && file.uploadedAt < (readField<string>('uploadedAt', head) ?? '');
        return !own || isOlder || list.some(({ __ref }) => __ref === own.__ref) ? list : [own, ...list];
      },
    },
  });
}
