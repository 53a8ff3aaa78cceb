/** Deleting things of a list with a way back: the toast offers it for a moment, a note in the thing's place as long as the list is on screen. */
import { useState } from 'react';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../toasts/use-toasts.ts';

export interface DeletedItem {
  id: string;
  /** As the note and the toast call it: a title, a file's name. */
  name: string;
}

interface Options {
  /** "Report", for the titles of toasts. */
  noun: string;
  /** What happened beyond the thing itself: "Its transactions no longer count." */
  consequence?: string;
  remove: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
}

export interface Deletions {
  deleted: readonly DeletedItem[];
  /** The thing that is going or coming back right now. */
  busyId: string | null;
  remove(item: DeletedItem): void;
  undo(item: DeletedItem): void;
}

export function useDeletions({ noun, consequence, remove, restore }: Options): Deletions {
  const toasts = useToasts();
  const [deleted, setDeleted] = useState<readonly DeletedItem[]>([]);
  const [busyId, setBusyId] = useState<string | null>(null);

  async function attempt(id: string, failure: string, work: () => Promise<void>): Promise<void> {
    setBusyId(id);
    try {
      await work();
    } catch (error) {
      toasts.fail(failure, requestErrorSentence(error));
    } finally {
      setBusyId(null);
    }
  }

  function undo(item: DeletedItem): void {
    void attempt(item.id, 'Undo Failed', async () => {
      await restore(item.id);
      setDeleted((known) => known.filter(({ id }) => id !== item.id));
      toasts.succeed(`${noun} Restored`, item.name);
    });
  }

  return {
    deleted,
    busyId,
    undo,
    remove: (item) => void attempt(item.id, 'Delete Failed', async () => {
      await remove(item.id);
      setDeleted((known) => [...known, item]);
      toasts.succeed(`${noun} Deleted`, consequence ? `${item.name}. ${consequence}` : item.name, { label: 'Undo', perform: () => undo(item) });
    }),
  };
}
