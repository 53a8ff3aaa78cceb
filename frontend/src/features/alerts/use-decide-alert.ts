/** Says what the owner thinks of an alert; the toast takes it back. */
import { useUpdateAlertMutation, type AlertCard_AlertFragment } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';

export type AlertWord = 'open' | 'dismissed' | 'confirmed';

const SAID: Record<AlertWord, { title: string; text: string }> = {
  dismissed: { title: 'Marked as Expected', text: 'Later ones like it need to stand out more.' },
  confirmed: { title: 'Marked for Investigation', text: 'It stays under "To investigate" until you are done.' },
  open: { title: 'Alert Reopened', text: 'It is open again.' },
};

export function useDecideAlert(alert: AlertCard_AlertFragment) {
  const toasts = useToasts();
  const [mutate, { loading }] = useUpdateAlertMutation({
    update(cache) {
      for (const fieldName of ['alerts', 'alertScan']) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  });

  async function decide(status: AlertWord): Promise<void> {
    const before = alert.status as AlertWord;
    try {
      await mutate({ variables: { id: alert.id, input: { status } } });
      const { title, text } = SAID[status];
      toasts.succeed(title, text, { label: 'Undo', perform: () => { void decideBack(before); } });
    } catch (error) {
      toasts.fail('Alert Not Changed', requestErrorSentence(error));
    }
  }

  async function decideBack(status: AlertWord): Promise<void> {
    try {
      await mutate({ variables: { id: alert.id, input: { status } } });
      toasts.succeed('Taken Back');
    } catch (error) {
      toasts.fail('Undo Failed', requestErrorSentence(error));
    }
  }

  return { decide, isSaving: loading };
}
