/** Says that two rows are one payment, or that they are not; the toast takes it back. */
import { useRedoMatchMutation, useUndoMatchMutation, type MatchCard_MatchFragment } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetFigures } from '../files/forget-figures.ts';

type Match = Pick<MatchCard_MatchFragment, 'id' | 'status'>;
type Verb = 'undo' | 'redo';

const TOASTS: Readonly<Record<Verb, Readonly<Record<MatchCard_MatchFragment['status'], readonly [title: string, text: string]>>>> = {
  undo: {
    matched: ['Match Undone', 'Both rows count again, each as it would by itself.'],
    proposed: ['Kept Apart', 'They stay two payments, and you are not asked again.'],
    undone: ['Kept Apart', 'They stay two payments.'],
    apart: ['Kept Apart', 'They stay two payments.'],
  },
  redo: {
    matched: ['Match Confirmed', 'It stays, whatever is imported later.'],
    proposed: ['Payment Matched', 'The two rows count once.'],
    undone: ['Back as It Was', 'The two rows are as they were before.'],
    apart: ['Payment Matched', 'The two rows count once.'],
  },
};

export function useChangeMatch() {
  const toasts = useToasts();
  const [undo, { loading: isUndoing }] = useUndoMatchMutation({ update: forgetFigures });
  const [redo, { loading: isRedoing }] = useRedoMatchMutation({ update: forgetFigures });

  async function takeBack(id: string, verb: Verb): Promise<void> {
    try {
      await (verb === 'undo' ? redo : undo)({ variables: { id } });
      toasts.succeed('Change Undone');
    } catch (error) {
      toasts.fail('Undo Failed', requestErrorSentence(error));
    }
  }

  async function change({ id, status }: Match, verb: Verb): Promise<void> {
    try {
      await (verb === 'undo' ? undo : redo)({ variables: { id } });
      const [title, text] = TOASTS[verb][status];
      toasts.succeed(title, text, { label: 'Undo', perform: () => { void takeBack(id, verb); } });
    } catch (error) {
      toasts.fail('Change Failed', requestErrorSentence(error));
    }
  }

  return { change, isSaving: isUndoing || isRedoing };
}
