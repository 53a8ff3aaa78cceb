/** Whether files wait until their reading was looked at: a choice that the account remembers. */
import { useUpdatePreferences } from '../account/use-update-preferences.ts';
import { useSession } from '../sessions/use-session.ts';

export interface CheckFirst {
  /** Undefined until it is known who is here. */
  isOn: boolean | undefined;
  set(isOn: boolean): void;
}

const NOBODY = { id: '', wantsEmailNotifications: false, wantsMonthlyReports: false, wantsReadingChecks: false };

export function useCheckFirst(): CheckFirst {
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : undefined;
  const update = useUpdatePreferences(user ?? NOBODY);
  return { isOn: user?.wantsReadingChecks, set: (wantsReadingChecks) => { void update({ wantsReadingChecks }); } };
}
