/** The uploaded files with what can be done to each. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FileRow_FileFragment } from '../../generated/graphql.ts';
import { formatQuantity } from '../../format/number.ts';
import { paths } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { FileProblemsDialog } from './FileProblemsDialog.tsx';
import { FileRow } from './FileRow.tsx';
import { isBeingRead, isProcessed } from './file-state.ts';
import { useDeleteFile } from './use-delete-file.ts';
import type { Files } from './use-files.ts';

interface Props {
  files: Files;
  onAnalyze: (fileId: string) => void;
}

interface ActionsProps {
  file: FileRow_FileFragment;
  onAnalyze: () => void;
  onProblems: () => void;
  onDelete: () => void;
}

function FileActions({ file, onAnalyze, onProblems, onDelete }: ActionsProps) {
  const { dateFrom, dateTo, currency, problemCount } = file;
  return (
    <>
      {isProcessed(file) ? <Button size="small" onClick={onAnalyze} aria-label={`Analyze ${file.fileName}`}>Analyze</Button> : null}
      {isProcessed(file) && dateFrom && dateTo ? (
        <Button size="small" component={Link} to={paths.overviewOf({ from: dateFrom, to: dateTo, currency })} aria-label={`View figures of ${file.fileName}`}>
          View figures
        </Button>
      ) : null}
      {problemCount > 0 ? <Button size="small" color="warning" onClick={onProblems}>{`${formatQuantity(problemCount, 'line')} not read`}</Button> : null}
      {isBeingRead(file) ? null : <Button size="small" color="error" onClick={onDelete} aria-label={`Delete ${file.fileName}`}>Delete</Button>}
    </>
  );
}

export function FilesList({ files: { files, error, refetch, nextPage }, onAnalyze }: Props) {
  const [problemsOf, setProblemsOf] = useState<FileRow_FileFragment | null>(null);
  const [toDelete, setToDelete] = useState<FileRow_FileFragment | null>(null);
  const { remove, isDeleting } = useDeleteFile();

  async function confirmDelete(): Promise<void> {
    if (toDelete) await remove(toDelete);
    setToDelete(null);
  }

  function content() {
    if (error) return <ErrorState title="Your files could not be loaded" error={error} onRetry={refetch} />;
    if (!files) return <RowsSkeleton count={3} what="files" />;
    if (files.length === 0) {
      return <EmptyState title="No files yet">A CSV or PDF statement from your bank appears here, with what was read from it and what was not.</EmptyState>;
    }
    return (
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            actions={<FileActions file={file} onAnalyze={() => onAnalyze(file.id)} onProblems={() => setProblemsOf(file)} onDelete={() => setToDelete(file)} />}
          />
        ))}
      </Box>
    );
  }

  return (
    <SectionCard title="Uploaded files">
      {content()}
      <MoreButton page={nextPage} label="Show earlier files" />
      <FileProblemsDialog file={problemsOf} onClose={() => setProblemsOf(null)} />
      <ConfirmDialog
        isOpen={toDelete !== null}
        title={`Delete ${toDelete?.fileName ?? ''}?`}
        confirmLabel="Delete file"
        isPending={isDeleting}
        onConfirm={() => { void confirmDelete(); }}
        onCancel={() => setToDelete(null)}
      >
        {`Its ${formatQuantity(toDelete?.transactionCount ?? 0, 'transaction')} will be taken out of your figures. Upload it again to get them back.`}
      </ConfirmDialog>
    </SectionCard>
  );
}
