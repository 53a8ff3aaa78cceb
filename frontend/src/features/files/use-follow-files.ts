/**
 * Follows the reading of files while it happens; when one is finished, the figures that it changed are asked for again. Nothing is
 * asked at intervals: whenever the subscription opens, the server tells the newest file at once, which shows what was missed before.
 */
import type { ApolloClient } from '@apollo/client';
import { useFileChangedSubscription, useFilesQuery, type FileRow_FileFragment } from '../../generated/graphql.ts';
import { isBeingRead } from './file-state.ts';
import { forgetFiguresUnderWay } from './forget-figures.ts';
import { keepNews, replaceFile } from './known-file.ts';
import { FILES_PAGE_SIZE } from './use-files.ts';

function isAsBefore(before: FileRow_FileFragment | null, file: FileRow_FileFragment): boolean {
  return before?.status === file.status && before.processedAt === file.processedAt && before.transactionCount === file.transactionCount && before.progressPercent === file.progressPercent;
}

async function forgetWhatItChanged(client: ApolloClient, files: readonly { id: string }[]): Promise<void> {
  for (const { id } of files) client.cache.evict({ id: `FinancialFile:${id}`, fieldName: 'parsedContent' });
  if (files.length > 0) await forgetFiguresUnderWay(client);
}

export function useFollowFiles(): void {
  const { data, refetch } = useFilesQuery({ variables: { limit: FILES_PAGE_SIZE } });
  const files = data?.files;

  const catchUp = async (client: ApolloClient, unfinished: readonly FileRow_FileFragment[]) => {
    const withNews = keepNews(client.cache);
    const { data: now } = await refetch();
    withNews();
    await forgetWhatItChanged(client, unfinished.filter(({ id }) => now?.files.some((file) => file.id === id && !isBeingRead(file))));
  };

  useFileChangedSubscription({
    // There is something to compare with first, and what comes is compared before it takes its place.
    skip: files === undefined,
    fetchPolicy: 'no-cache',
    onData({ client, data: { data: event } }) {
      const file = event?.fileChanged;
      if (!file || !files) return;
      const before = replaceFile(client.cache, file);
      const isNews = !isAsBefore(before, file);
      if (isNews && !isBeingRead(file)) void forgetWhatItChanged(client, [file]);
      const others = files.filter((known) => known.id !== file.id && isBeingRead(known));
      if (others.length > 0 && (!before || !isNews)) catchUp(client, others).catch(() => undefined);
    },
  });
}
