/** What the client knows of a file. News over the socket may come before the answer to the call that set them off, which is then the older of the two. */
import type { ApolloCache, Reference } from '@apollo/client';
import { FileRow_FileFragmentDoc, type FileRow_FileFragment } from '../../generated/graphql.ts';

const known = ({ id }: { id: string }) => ({ id: `FinancialFile:${id}`, fragment: FileRow_FileFragmentDoc, fragmentName: 'FileRow_file' });

/** What the server told last of each file, unasked. Every change is told: what is not the last word yet is followed by it. */
const toldOf = new WeakMap<ApolloCache, Map<string, FileRow_FileFragment>>();

function toldBy(cache: ApolloCache): Map<string, FileRow_FileFragment> {
  const told = toldOf.get(cache) ?? new Map<string, FileRow_FileFragment>();
  toldOf.set(cache, told);
  return told;
}

/** Puts what the server tells in the place of what was known before, which it returns. */
export function replaceFile(cache: ApolloCache, file: FileRow_FileFragment): FileRow_FileFragment | null {
  toldBy(cache).set(file.id, file);
  return put(cache, file);
}

/** For the answer to an upload: it says how the reading began, and nothing where more is known. */
export function beginFile(cache: ApolloCache, file: FileRow_FileFragment): void {
  const before = cache.readFragment<FileRow_FileFragment>(known(file));
  if (before) listFile(cache, before);
  else put(cache, file);
}

/** For a call that has a file read once more; taken before it is sent. Its answer says how the reading began, and nothing where the file was told of meanwhile. */
export function rereading(cache: ApolloCache, id: string): (file: FileRow_FileFragment) => void {
  const before = toldBy(cache).get(id);
  return (file) => { if (toldBy(cache).get(id) === before) put(cache, file); };
}

/** For an answer with many files; taken before they are asked for. What was told meanwhile stands, and not what the answer made of it. */
export function keepNews(cache: ApolloCache): () => void {
  const before = new Map(toldBy(cache));
  return () => { for (const [id, file] of toldBy(cache)) if (before.get(id) !== file) put(cache, file); };
}

function put(cache: ApolloCache, file: FileRow_FileFragment): FileRow_FileFragment | null {
  const before = cache.readFragment<FileRow_FileFragment>(known(file));
  cache.writeFragment({ ...known(file), data: file });
  listFile(cache, file);
  return before;
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
