/** The lines of a file that could not be read, each with its reason and what stood there. */
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFileProblemsQuery, type FileProblemsQuery } from '../../generated/graphql.ts';
import { formatCount, formatQuantity } from '../../format/number.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';

/** What the server keeps of one file. */
const MOST_PROBLEMS = 200;

type Problem = FileProblemsQuery['fileProblems'][number];

function ProblemItem({ problem }: { problem: Problem }) {
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography variant="body2"><b>{`Line ${formatCount(problem.line)}`}</b>{`: ${problem.reason}`}</Typography>
      <Typography component="pre" variant="caption" color="textSecondary" sx={{ m: 0, mt: 0.5, fontFamily: 'monospace', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {problem.raw}
      </Typography>
    </Box>
  );
}

function Problems({ fileId }: { fileId: string }) {
  const { data, error, refetch } = useFileProblemsQuery({ variables: { id: fileId, limit: MOST_PROBLEMS } });
  if (error) return <ErrorState title="The lines could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
  if (!data) return <RowsSkeleton what="lines" />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data.fileProblems.map((problem, index) => <ProblemItem key={`${problem.line} ${index}`} problem={problem} />)}
    </Box>
  );
}

interface Props {
  file: { id: string; fileName: string; problemCount: number } | null;
  onClose: () => void;
}

export function FileProblemsDialog({ file, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open={file !== null} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} variant="h2">{file ? `${formatQuantity(file.problemCount, 'line')} of ${file.fileName} could not be read` : ''}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          These lines are not in your figures. Every other row is.
          {file && file.problemCount > MOST_PROBLEMS ? ` The first ${MOST_PROBLEMS} are listed.` : ''}
        </Typography>
        {file ? <Problems fileId={file.id} /> : null}
      </DialogContent>
      <DialogActions><Button onClick={onClose}>Close</Button></DialogActions>
    </Dialog>
  );
}
