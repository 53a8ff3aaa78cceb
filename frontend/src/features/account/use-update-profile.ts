/** Saves what changed of the profile; the top bar and every other place that names it follow by the cache. */
import { useUpdateProfileMutation } from '../../generated/graphql.ts';
import type { UpdateProfileInput } from '../../generated/graphql.ts';
import { readRequestError } from '../../request-error.ts';
import type { RequestError } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetFigures } from '../files/forget-figures.ts';

export function useUpdateProfile(onRefused: (error: RequestError) => void) {
  const [update] = useUpdateProfileMutation();
  const toasts = useToasts();

  /** True when it was saved. */
  return async (input: UpdateProfileInput): Promise<boolean> => {
    try {
      await update({
        variables: { input },
        // Today may be another day in the new time zone, and periods with it.
        update: (cache) => { if (input.timeZone) forgetFigures(cache); },
      });
      toasts.succeed('Settings Updated');
      return true;
    } catch (error) {
      onRefused(readRequestError(error));
      return false;
    }
  };
}
