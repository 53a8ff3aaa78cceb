/** The first 500 characters of what was read from a file, as they stand in it. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFilePreviewQuery } from '../../generated/graphql.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';

const PREVIEW_LENGTH = 500;

function Content({ fileId }: { fileId: string }) {
  const { data, error, refetch } = useFilePreviewQuery();
  if (error) return <ErrorState title="The preview could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
  if (!data) return <RowsSkeleton count={3} what="preview" />;

  const text = data.files.find((file) => file.id === fileId)?.parsedContent;
  if (!text) return <Typography variant="body2" color="textSecondary">There is no text to show for this file.</Typography>;
  return (
    <Box component="pre" tabIndex={0} role="group" aria-label="First lines of the file" sx={{ m: 0, maxHeight: 236, overflow: 'auto', fontSize: '0.75rem', fontFamily: 'monospace', lineHeight: 1.6 }}>
      {text.slice(0, PREVIEW_LENGTH)}
    </Box>
  );
}

export function FilePreview({ fileId }: { fileId: string }) {
  return <SectionCard title="Preview" subtitle={`The first ${PREVIEW_LENGTH} characters`}><Content fileId={fileId} /></SectionCard>;
}
