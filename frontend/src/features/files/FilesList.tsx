/** The uploaded files with what became of each and what can be done with it. */
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { FileRow_FileFragment } from '../../generated/graphql.ts';
import { DeletedNote } from '../../ui/deletions/DeletedNote.tsx';
import { withDeleted } from '../../ui/deletions/with-deleted.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { CertificateDialog } from './certificate/CertificateDialog.tsx';
import { useOpenCertificate } from './certificate/use-open-certificate.ts';
import { FileActions } from './FileActions.tsx';
import { FileProblemsDialog } from './FileProblemsDialog.tsx';
import { ReadingDialog } from './ReadingDialog.tsx';
import { FileRow } from './FileRow.tsx';
import { useDeleteFile } from './use-delete-file.ts';
import type { Files } from './use-files.ts';

interface Props {
  files: Files;
  onAnalyze: (fileId: string) => void;
}

export function FilesList({ files: { files, error, refetch, nextPage }, onAnalyze }: Props) {
  const [problemsOf, setProblemsOf] = useState<FileRow_FileFragment | null>(null);
  const [readingOf, setReadingOf] = useState<FileRow_FileFragment | null>(null);
  const deletions = useDeleteFile();
  const certificate = useOpenCertificate();

  function content() {
    if (error) return <ErrorState title="Your files could not be loaded" error={error} onRetry={refetch} />;
    if (!files) return <RowsSkeleton count={3} what="files" />;
    if (files.length === 0 && deletions.deleted.length === 0) {
      return <EmptyState title="No files yet">A CSV or PDF statement from your bank appears here, with what was read from it and what was not.</EmptyState>;
    }
    return (
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {withDeleted(files, deletions.deleted).map(({ item, deleted }) => (item ? (
          <FileRow
            key={item.id}
            file={item}
            onReading={() => setReadingOf(item)}
            actions={<FileActions file={item} deletions={deletions} onAnalyze={() => onAnalyze(item.id)} onProblems={() => setProblemsOf(item)} onReading={() => setReadingOf(item)} onCertificate={() => certificate.open(item.id)} />}
          />
        ) : <li key={deleted.id}><DeletedNote item={deleted} deletions={deletions} /></li>))}
      </Box>
    );
  }

  return (
    <SectionCard title="Uploaded files">
      {content()}
      <MoreButton page={nextPage} label="Show earlier files" />
      <ReadingDialog file={readingOf} onClose={() => setReadingOf(null)} />
      <CertificateDialog fileId={certificate.fileId} onClose={certificate.close} />
      <FileProblemsDialog file={problemsOf} onClose={() => setProblemsOf(null)} />
    </SectionCard>
  );
}
