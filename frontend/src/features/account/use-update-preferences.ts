/** Turns a preference on or off; the switch moves at once and moves back where the server refuses. */
import { useUpdatePreferencesMutation } from '../../generated/graphql.ts';
import type { UpdatePreferencesInput } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import type { SessionUser } from '../sessions/use-session.ts';

type Preferences = Pick<SessionUser, 'id' | 'wantsEmailNotifications' | 'wantsMonthlyReports' | 'wantsReadingChecks'>;

export function useUpdatePreferences({ id, wantsEmailNotifications, wantsMonthlyReports, wantsReadingChecks }: Preferences) {
  const [update] = useUpdatePreferencesMutation();
  const toasts = useToasts();

  return async (input: { [Name in keyof UpdatePreferencesInput]: boolean }): Promise<void> => {
    const expected = { __typename: 'User' as const, id, wantsEmailNotifications, wantsMonthlyReports, wantsReadingChecks, ...input };
    try {
      await update({ variables: { input }, optimisticResponse: { updatePreferences: expected } });
      toasts.succeed('Settings Updated');
    } catch (error) {
      toasts.fail('Error', requestErrorSentence(error));
    }
  };
}
