/** A file reaches the list however the answers, the list and the news overtake each other. */
import { expect, test } from '@jest/globals';
import { createCache } from '../../app/apollo/cache.ts';
import { FilesDocument, type FileRow_FileFragment } from '../../generated/graphql.ts';
import { beginFile, keepNews, replaceFile, rereading } from './known-file.ts';

function row(id: string, day: number, more: Partial<FileRow_FileFragment> = {}): FileRow_FileFragment {
  return {
    __typename: 'FinancialFile', id, fileName: `${id}.csv`, mediaType: 'text/csv', size: 10, uploadedAt: `2026-03-0${day}T10:00:00.000Z`, processedAt: null,
    status: 'processing', error: null, choices: null, transactionCount: null, duplicateCount: null, problemCount: 0, repairCount: 0, proof: null,
    dateFrom: null, dateTo: null, currency: null, document: null, progressPercent: 0, isSample: false, ...more,
  } as FileRow_FileFragment;
}

function cacheWith(...files: readonly FileRow_FileFragment[]) {
  const cache = createCache();
  const list = (shown: readonly FileRow_FileFragment[]) => { cache.writeQuery({ query: FilesDocument, variables: { limit: 50 }, data: { files: [...shown] } }); };
  if (files.length > 0) list(files);
  return { cache, list, shown: () => cache.readQuery<{ files: FileRow_FileFragment[] }>({ query: FilesDocument, variables: { limit: 50 } })?.files.map(({ id, status }) => `${id} ${status}`) };
}

test('an upload that is answered before the list, which was asked for earlier: the next news bring the file into it', () => {
  const { cache, list, shown } = cacheWith();
  beginFile(cache, row('new', 2));
  list([]);
  replaceFile(cache, row('new', 2, { status: 'needs-answer' }));
  expect(shown()).toEqual(['new needs-answer']);
});

test('news that come before the answer to the upload stay, and the file is listed once', () => {
  const { cache, shown } = cacheWith(row('old', 1));
  replaceFile(cache, row('new', 2, { status: 'processed' }));
  beginFile(cache, row('new', 2));
  expect(shown()).toEqual(['new processed', 'old processing']);
});

test('news of a file further down the list do not bring it to the head', () => {
  const { cache, shown } = cacheWith(row('new', 2));
  replaceFile(cache, row('old', 1, { status: 'processed' }));
  expect(shown()).toEqual(['new processing']);
});

test('a question that comes before the answer to the upload stays asked', () => {
  const { cache, list, shown } = cacheWith();
  list([]);
  replaceFile(cache, row('new', 2, { status: 'needs-answer' }));
  beginFile(cache, row('new', 2));
  expect(shown()).toEqual(['new needs-answer']);
});

test.each(['processed', 'needs-answer', 'failed'] as const)('a file that is read once more: that it is %s stands against the answer that says how it began', (status) => {
  const { cache, shown } = cacheWith(row('one', 1, { status: 'needs-answer' }));
  const begun = rereading(cache, 'one');
  replaceFile(cache, row('one', 1, { status }));
  begun(row('one', 1));
  expect(shown()).toEqual([`one ${status}`]);
});

test('a file that is read once more is being read by the answer alone where nothing is told', () => {
  const { cache, list, shown } = cacheWith();
  list([]);
  replaceFile(cache, row('one', 1, { status: 'needs-answer' }));
  rereading(cache, 'one')(row('one', 1));
  expect(shown()).toEqual(['one processing']);
});

test('a list that was made before the news came after them', () => {
  const { cache, list, shown } = cacheWith(row('two', 2), row('one', 1));
  replaceFile(cache, row('two', 2));
  const withNews = keepNews(cache);
  replaceFile(cache, row('one', 1, { status: 'processed' }));
  list([row('two', 2, { status: 'processed' }), row('one', 1)]);
  withNews();
  expect(shown()).toEqual(['two processed', 'one processed']);
});
