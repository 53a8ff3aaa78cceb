/** The next steps from the overview. */
import AssessmentIcon from '@mui/icons-material/AssessmentOutlined';
import CableIcon from '@mui/icons-material/CableOutlined';
import LightbulbIcon from '@mui/icons-material/LightbulbOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useConnectionsQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';

/** `isNarrow`: in a column where the screen is wide, beside another card. */
export function QuickActions({ isNarrow = false }: { isNarrow?: boolean }) {
  const { data } = useConnectionsQuery();
  const isConnected = data?.integrations.some(({ status }) => status === 'connected') ?? false;
  const actions = [
    { label: 'Generate a report', to: paths.reports, Icon: AssessmentIcon },
    { label: 'Read the insights', to: paths.insights, Icon: LightbulbIcon },
    isConnected
      ? { label: 'Analyze your data', to: paths.analysis, Icon: UploadFileIcon }
      : { label: 'Connect an account', to: paths.integrations, Icon: CableIcon },
  ];
  return (
    <SectionCard title="Quick Actions">
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))', ...(isNarrow ? { lg: 'minmax(0, 1fr)' } : {}) } }}>
        {actions.map(({ label, to, Icon }) => (
          <Button key={to} component={Link} to={to} variant="outlined" startIcon={<Icon />} sx={{ justifyContent: 'flex-start', color: 'text.primary', borderColor: 'divider' }}>
            {label}
          </Button>
        ))}
      </Box>
    </SectionCard>
  );
}
