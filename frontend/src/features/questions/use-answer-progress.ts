/** Follows an answer while it is made: how it was read, then its figures, then its words. What the mutation answers in the end counts. */
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AnswerProgressDocument, type AnswerProgressSubscription, type AnswerProgressSubscriptionVariables, type AnswerSoFar_FiguresFragment } from '../../generated/graphql.ts';

export interface AnswerSoFar {
  /** The plan in plain words. */
  readonly reading: string | null;
  readonly figures: AnswerSoFar_FiguresFragment | null;
  /** All words so far, each sentence checked by the server. */
  readonly words: string | null;
}

interface AnswerProgress {
  /** Null while nothing is asked. */
  readonly soFar: AnswerSoFar | null;
  /** Resolves to the `progressId` to ask with as soon as nothing can be missed; to null where there is no connection: the answer then comes at once. */
  begin(): Promise<string | null>;
  /** The answer is there, or was refused. */
  end(): void;
}

/** A connection that takes longer must not hold up the question; what is told later is still shown. */
const PATIENCE_MS = 400;
const NOTHING_YET: AnswerSoFar = { reading: null, figures: null, words: null };

export function useAnswerProgress(): AnswerProgress {
  const client = useApolloClient();
  const [soFar, setSoFar] = useState<AnswerSoFar | null>(null);
  const stop = useRef<() => void>(() => undefined);

  const end = useCallback(() => {
    stop.current();
    stop.current = () => undefined;
    setSoFar(null);
  }, []);

  const begin = useCallback(() => {
    stop.current();
    setSoFar(NOTHING_YET);
    return new Promise<string | null>((resolve) => {
      const progressId = newProgressId();
      const timer = setTimeout(() => resolve(progressId), PATIENCE_MS);
      const following = client.subscribe<AnswerProgressSubscription, AnswerProgressSubscriptionVariables>({ query: AnswerProgressDocument, variables: { progressId }, fetchPolicy: 'no-cache' }).subscribe({
        next({ data }) {
          if (!data) return resolve(null);
          const { stage, reading, figures, words } = data.answerProgress;
          if (stage === 'listening') return resolve(progressId);
          // Each stage tells its own part and leaves the others as they are.
          setSoFar((before) => ({ reading: reading ?? before?.reading ?? null, figures: figures ?? before?.figures ?? null, words: words ?? before?.words ?? null }));
        },
        error: () => resolve(null),
      });
      stop.current = () => {
        clearTimeout(timer);
        following.unsubscribe();
        resolve(null);
      };
    });
  }, [client]);

  useEffect(() => () => stop.current(), []);
  return { soFar, begin, end };
}

/** `crypto.randomUUID` is missing on pages without HTTPS. */
function newProgressId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
