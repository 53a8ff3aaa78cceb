/** Signs devices out: one, or all but this one; they leave the list at once. */
import { useEndOtherSessionsMutation, useEndSessionMutation } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';

/** `currentId` is the session that stays. */
export function useEndSession(currentId: string | undefined) {
  const [endOne, { loading: isEndingOne }] = useEndSessionMutation();
  const [endOthers, { loading: isEndingOthers }] = useEndOtherSessionsMutation();
  const toasts = useToasts();

  const orSay = async (work: Promise<unknown>, title: string): Promise<void> => {
    try {
      await work;
      toasts.succeed(title);
    } catch (error) {
      toasts.fail('Error', requestErrorSentence(error));
    }
  };
  return {
    isPending: isEndingOne || isEndingOthers,
    endOne: (id: string, device: string) => orSay(endOne({
      variables: { id },
      update: (cache) => { cache.evict({ id: cache.identify({ __typename: 'Session', id }) ?? '' }); cache.gc(); },
    }), `${device} signed out`),
    endOthers: () => orSay(endOthers({
      update: (cache) => cache.modify({
        fields: {
          sessions: (list, { readField }) => (list as readonly { __ref: string }[]).filter((session) => readField('id', session) === currentId),
        },
      }),
    }), 'All other devices signed out'),
  };
}
