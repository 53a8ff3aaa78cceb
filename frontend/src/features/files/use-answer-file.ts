/** Answers what a file's content leaves open; it is then read again. */
import { useAnswerFileMutation } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { rereading } from './known-file.ts';

interface AnswerFile {
  answerFile(fileId: string, answer: string): Promise<void>;
  isAnswering: boolean;
}

export function useAnswerFile(): AnswerFile {
  const toasts = useToasts();
  const [mutate, { loading, client }] = useAnswerFileMutation({ fetchPolicy: 'no-cache' });

  async function answerFile(id: string, answer: string): Promise<void> {
    try {
      const begun = rereading(client.cache, id);
      await mutate({ variables: { id, answer }, update: (_cache, { data }) => { if (data) begun(data.answerFile); } });
    } catch (error) {
      toasts.fail('Answer Not Taken', requestErrorSentence(error));
    }
  }

  return { answerFile, isAnswering: loading };
}
