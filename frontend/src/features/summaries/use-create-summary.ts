/** Has an executive summary of a file written. */
import { prependToLists } from '../../app/apollo/prepend-to-lists.ts';
import { useCreateExecutiveSummaryMutation } from '../../generated/graphql.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';

interface CreateSummary {
  create(fileId: string): Promise<void>;
  isCreating: boolean;
}

export function useCreateSummary(): CreateSummary {
  const toasts = useToasts();
  const [mutate, { loading }] = useCreateExecutiveSummaryMutation({
    update(cache, { data }) {
      if (!data) return;
      const { id, fileId } = data.createExecutiveSummary;
      prependToLists(cache, 'executiveSummaries', { __typename: 'ExecutiveSummary', id }, (list) => !list.fileId || list.fileId === fileId);
    },
  });

  async function create(fileId: string): Promise<void> {
    try {
      await mutate({ variables: { input: { fileId } } });
      toasts.succeed('Executive Summary Generated', 'Your comprehensive financial summary is ready.');
    } catch {
      toasts.fail('Error', 'Failed to generate executive summary. Please try again.');
    }
  }

  return { create, isCreating: loading };
}
