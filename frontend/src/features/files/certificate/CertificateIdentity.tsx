/** Which bytes were read, when and by which version. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoment } from '../../../format/date.ts';
import { formatBytes, formatCount } from '../../../format/number.ts';
import type { Certificate } from './certificate-type.ts';
import { visibleText } from './visible-text.ts';

export function CertificateIdentity({ certificate: { fileName, size, sha256, readAt, programVersion } }: { certificate: Certificate }) {
  const version = programVersion == null ? ', before certificates were kept' : ` by Purser ${programVersion}`;
  const facts = [
    ['Name', visibleText(fileName)],
    ['Size', size < 1024 ? formatBytes(size) : `${formatBytes(size)} (${formatCount(size)} bytes)`],
    ['SHA-256', sha256],
    ['Read', `${readAt ? formatMoment(readAt) : 'Unknown'}${version}`],
  ] as const;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.5 }}>
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">{label}</Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere', ...(label === 'SHA-256' ? { fontFamily: 'monospace', fontSize: '0.8125rem' } : {}) }}>{value}</Typography>
        </Box>
      ))}
    </Box>
  );
}
