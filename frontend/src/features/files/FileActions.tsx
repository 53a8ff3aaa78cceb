/** What can be done with one file, as far as its reading is. */
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { FileRow_FileFragment } from '../../generated/graphql.ts';
import { formatQuantity } from '../../format/number.ts';
import { paths } from '../../paths.ts';
import { DeleteButton } from '../../ui/deletions/DeleteButton.tsx';
import type { Deletions } from '../../ui/deletions/use-deletions.ts';
import { awaitsCheck, isBeingRead, isProcessed } from './file-state.ts';

interface Props {
  file: FileRow_FileFragment;
  deletions: Deletions;
  onAnalyze: () => void;
  onProblems: () => void;
  onReading: () => void;
  onCertificate: () => void;
}

const readWords = (file: FileRow_FileFragment): string => (isProcessed(file) ? 'How it was read' : 'How it is read');

export function FileActions({ file, deletions, onAnalyze, onProblems, onReading, onCertificate }: Props) {
  const { id, fileName, dateFrom, dateTo, currency, problemCount } = file;
  return (
    <>
      {problemCount > 0 ? <Button size="small" color="warning" onClick={onProblems}>{`${formatQuantity(problemCount, 'line')} not read`}</Button> : null}
      {isProcessed(file) && dateFrom && dateTo ? (
        <>
          <Button size="small" component={Link} to={paths.overviewOf({ from: dateFrom, to: dateTo, currency })} aria-label={`View figures of ${fileName}`}>View figures</Button>
          <Button size="small" component={Link} to={paths.transactions({ fileId: id })} aria-label={`View rows of ${fileName}`}>View rows</Button>
        </>
      ) : null}
      {isBeingRead(file) || awaitsCheck(file) ? null : <Button size="small" onClick={onReading} aria-label={`${readWords(file)}: ${fileName}`}>{readWords(file)}</Button>}
      {isProcessed(file) ? <Button size="small" onClick={onCertificate} aria-label={`Certificate of ${fileName}`}>Certificate</Button> : null}
      {isProcessed(file) ? <Button size="small" variant="outlined" onClick={onAnalyze} aria-label={`Analyze ${fileName}`}>Analyze</Button> : null}
      {isBeingRead(file) ? null : <DeleteButton item={{ id, name: fileName }} deletions={deletions} />}
    </>
  );
}
