/** What a file's content leaves open, and the answers to choose from. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FileRow_FileFragment } from '../../generated/graphql.ts';
import { useAnswerFile } from './use-answer-file.ts';

/** The server writes the answers behind the question, for clients without buttons. */
function questionOf({ error, choices }: Pick<FileRow_FileFragment, 'error' | 'choices'>): string {
  return (error ?? 'This file can be read in two ways.').replace(` (${choices.join(' / ')})`, '');
}

export function FileQuestion({ file }: { file: FileRow_FileFragment }) {
  const { answerFile, isAnswering } = useAnswerFile();
  return (
    <Box role="group" aria-label={`Question about ${file.fileName}`} sx={{ mt: 0.75 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>{questionOf(file)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {file.choices.map((choice) => (
          <Button key={choice} size="small" variant="outlined" disabled={isAnswering} onClick={() => { void answerFile(file.id, choice); }}>{choice}</Button>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.75 }}>Nothing from this file is counted until you have answered.</Typography>
    </Box>
  );
}
