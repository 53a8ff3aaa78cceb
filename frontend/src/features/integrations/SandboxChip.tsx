/** Says that a connection's books are invented: they come from this server's own sandbox. */
import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import { StatusChip } from '../../ui/StatusChip.tsx';

export function SandboxChip() {
  return <StatusChip label="Sandbox data" tone="warning" icon={<ScienceIcon />} />;
}
