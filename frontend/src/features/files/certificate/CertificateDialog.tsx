/** The certificate of an import, opened to read; the address names it, so that it can be reloaded and linked to. */
import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useFileCertificateQuery } from '../../../generated/graphql.ts';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { CertificateContent } from './CertificateContent.tsx';

interface Props {
  /** Null while none is open. */
  fileId: string | null;
  onClose: () => void;
}

export function CertificateDialog({ fileId, onClose }: Props) {
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width:599.95px)');
  // What the ledger says now is part of it: never from the cache alone.
  const { data, error, refetch } = useFileCertificateQuery({ variables: { id: fileId ?? '' }, skip: fileId === null, fetchPolicy: 'cache-and-network' });
  const certificate = fileId === null ? null : data?.fileCertificate;

  function content() {
    if (error) return <ErrorState title="The certificate could not be opened" error={error} onRetry={() => { void refetch(); }} />;
    return certificate ? <CertificateContent certificate={certificate} /> : <RowsSkeleton count={8} what="certificate" />;
  }

  return (
    <Dialog open={fileId !== null} onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth fullScreen={isNarrow}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, pr: 2, borderBottom: '1px solid', borderColor: 'divider' }}>
        <Box sx={{ flex: 1, minWidth: 0, px: { xs: 2, sm: 3 }, py: 2 }}>
          <DialogTitle id={titleId} variant="h2" sx={{ p: 0 }}>Certificate</DialogTitle>
          <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>{certificate?.fileName ?? ' '}</Typography>
        </Box>
        <IconButton aria-label="Close certificate" onClick={onClose} sx={{ mt: 1.5 }}><CloseIcon /></IconButton>
      </Box>
      <DialogContent tabIndex={0} sx={{ py: 3, px: { xs: 2, sm: 3 } }}>{content()}</DialogContent>
      <DialogActions sx={{ borderTop: '1px solid', borderColor: 'divider', px: 2 }}>
        {certificate ? <Button component="a" href={paths.certificateText(certificate.id)} download startIcon={<DownloadIcon />}>Download certificate</Button> : null}
        <Button onClick={onClose} variant="contained" sx={{ ml: 1 }}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
