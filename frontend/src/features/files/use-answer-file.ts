/** Answers what a file's content leaves open; it is then read again. */
import { useAnswerFileMutation } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { beginFile } from './known-file.ts';

interface AnswerFile {
  answerFile(fileId: string, answer: string): Promise<void>;
  isAnswering: boolean;
}

export function useAnswerFile(): AnswerFile {
  const toasts = useToasts();
  const [mutate, { loading }] = useAnswerFileMutation({
    fetchPolicy: 'no-cache',
    update(cache, { data }) { if (data) beginFile(cache, data.answerFile); },
  });

  async function answerFile(id: string, answer: string): Promise<void> {
    try {
      await mutate({ variables: { id, answer } });
    } catch (error) {
      toasts.fail('Answer Not Taken', requestErrorSentence(error));
    }
  }

  return { answerFile, isAnswering: loading };
}
