/** One device that is signed in. */
import ComputerIcon from '@mui/icons-material/ComputerOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import TerminalIcon from '@mui/icons-material/TerminalOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDate, formatMoment } from '../../format/date.ts';
import type { SessionRow_SessionFragment } from '../../generated/graphql.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';

interface Props {
  session: SessionRow_SessionFragment;
  isPending: boolean;
  onEnd: () => void;
}

function DeviceIcon({ device }: { device: string }) {
  if (/iPhone|iPad|Android/.test(device)) return <PhoneIcon fontSize="small" />;
  return / on /.test(device) ? <ComputerIcon fontSize="small" /> : <TerminalIcon fontSize="small" />;
}

export function SessionRow({ session, isPending, onEnd }: Props) {
  const { device, isCurrent, createdAt, lastSeenAt } = session;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1.25, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Box aria-hidden="true" sx={{ display: 'flex', color: 'text.secondary' }}><DeviceIcon device={device} /></Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 500 }}>{device}</Typography>
          {isCurrent ? <StatusChip label="This device" tone="positive" /> : null}
        </Box>
        <Typography variant="caption" color="textSecondary" component="p">
          {`${isCurrent ? 'In use now' : `Last seen ${formatMoment(lastSeenAt)}`} · signed in ${formatDate(createdAt)}`}
        </Typography>
      </Box>
      {isCurrent ? null : <Button size="small" variant="outlined" disabled={isPending} aria-label={`Sign out ${device}`} onClick={onEnd}>Sign out</Button>}
    </Box>
  );
}
