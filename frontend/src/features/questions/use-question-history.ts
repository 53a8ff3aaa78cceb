/** The questions asked so far, newest first, of one file or of everything. */
import { useQuestionsQuery } from '../../generated/graphql.ts';
import { useNextPage } from '../../ui/use-next-page.ts';

const PAGE_SIZE = 20;

export function useQuestionHistory(fileId: string | null) {
  const { data, error, refetch, fetchMore } = useQuestionsQuery({ variables: { fileId, limit: PAGE_SIZE } });
  const questions = data?.queries;
  const nextPage = useNextPage(questions?.length ?? 0, PAGE_SIZE, async () => {
    const { data: more } = await fetchMore({
      variables: { cursor: questions?.at(-1)?.id },
      updateQuery: (shown, { fetchMoreResult }) => ({ queries: [...shown.queries, ...fetchMoreResult.queries] }),
    });
    return more?.queries.length ?? 0;
  });
  return { questions, error, refetch: () => { void refetch(); }, nextPage };
}
