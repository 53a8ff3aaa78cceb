/** The reports that other data sources would allow, and which source that is. */
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { ReportTypesQuery } from '../../generated/graphql.ts';
import { lockedReportTypes } from './locked-report-types.ts';

export function LockedReportTypes({ capabilities }: { capabilities: ReportTypesQuery['reportTypes'] }) {
  const groups = lockedReportTypes(capabilities);
  if (groups.length === 0) return null;
  return (
    <Box component="ul" aria-label="Reports that need more data" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.75 }}>
      {groups.map(({ what, to, action, labels }) => (
        <Box component="li" key={what} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <LockIcon aria-hidden="true" fontSize="small" sx={{ color: 'text.secondary', mt: 0.125 }} />
          <Typography variant="body2" color="textSecondary">
            {`${labels.join(', ')}: `}
            <MuiLink component={Link} to={to}>{action}</MuiLink>
            {` ${what}.`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
