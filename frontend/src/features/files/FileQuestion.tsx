/** What a file's content leaves open, and the answers to choose from, each with what the file would then say. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFileOptionsQuery, type FileRow_FileFragment } from '../../generated/graphql.ts';
import { ReadingOutcome } from './ReadingOutcome.tsx';
import { useAnswerFile } from './use-answer-file.ts';

const SHOWN_ROWS = 3;

/** The server writes the answers behind the question, for clients without buttons. */
function questionOf({ error, choices }: Pick<FileRow_FileFragment, 'error' | 'choices'>): string {
  return (error ?? 'This file can be read in two ways.').replace(` (${choices.join(' / ')})`, '');
}

export function FileQuestion({ file }: { file: FileRow_FileFragment }) {
  const { answerFile, isAnswering } = useAnswerFile();
  // The question stands without its previews, too.
  const { data } = useFileOptionsQuery({ variables: { id: file.id }, fetchPolicy: 'no-cache' });
  const outcomes = new Map(data?.fileReading.options.map(({ answer, outcome }) => [answer, outcome]));
  return (
    <Box role="group" aria-label={`Question about ${file.fileName}`} sx={{ mt: 0.75 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>{questionOf(file)}</Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: 1.5, mt: 1 }}>
        {file.choices.map((choice) => {
          const outcome = outcomes.get(choice);
          return (
            <Box key={choice} sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, p: 1.5, minWidth: 0 }}>
              <Button size="small" variant="outlined" disabled={isAnswering} onClick={() => { void answerFile(file.id, choice); }} sx={{ mb: outcome ? 1.25 : 0 }}>{choice}</Button>
              {outcome ? <ReadingOutcome outcome={outcome} caption={`First rows: ${choice}`} isSampled={data?.fileReading.isSampled ?? false} mostRows={SHOWN_ROWS} /> : null}
            </Box>
          );
        })}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.75 }}>Nothing from this file is counted until you have answered. The answer is remembered for later files like it.</Typography>
    </Box>
  );
}
