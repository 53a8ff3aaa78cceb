/** Has a report written: the list gets it at its head, the toast says how it went. */
import { prependToLists } from '../../app/apollo/prepend-to-lists.ts';
import { formatShortDate } from '../../format/date.ts';
import { useCreateReportMutation } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { reportTitle } from './report-words.ts';

interface CreateReport {
  /** Without a period the server takes the last whole month or quarter. */
  create(type: { type: string; label: string }, period: { from: string; to: string } | null): Promise<void>;
  isCreating: boolean;
}

export function useCreateReport(): CreateReport {
  const toasts = useToasts();
  const [mutate, { loading }] = useCreateReportMutation({
    update(cache, { data }) {
      if (!data) return;
      const { id, type } = data.createReport;
      prependToLists(cache, 'reports', { __typename: 'FinancialReport', id }, (list) => !list.type || list.type === type);
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'subscriptionUsage' });
    },
  });

  async function create({ type, label }: { type: string; label: string }, period: { from: string; to: string } | null): Promise<void> {
    try {
      await mutate({ variables: { input: { type, title: reportTitle(label, formatShortDate(new Date())), ...(period ? { period } : {}) } } });
      toasts.succeed('Report Generated', 'Your financial report has been generated successfully.');
    } catch (error) {
      toasts.fail('Generation Failed', requestErrorSentence(error) || 'Failed to generate report');
    }
  }

  return { create, isCreating: loading };
}
