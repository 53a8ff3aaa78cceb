/** A panel from the right for what stands behind a figure: title, close button, content that scrolls; the whole width on a phone. */
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface Props {
  isOpen: boolean;
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

export function SideDrawer({ isOpen, title, subtitle, children, onClose }: Props) {
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      // What is behind is hidden by itself; "modal" would hide the notifications too.
      slotProps={{ paper: { role: 'dialog', 'aria-modal': false, 'aria-labelledby': titleId, sx: { width: { xs: '100%', sm: 640 }, maxWidth: '100%' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, p: { xs: 2, sm: 3 }, pb: { xs: 1.5, sm: 2 } }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" id={titleId}>{title}</Typography>
          {subtitle ? <Typography variant="body2" color="textSecondary" component="div">{subtitle}</Typography> : null}
        </Box>
        <IconButton aria-label="Close" onClick={onClose} edge="end" sx={{ mt: -0.75 }}><CloseIcon /></IconButton>
      </Box>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 4, minWidth: 0 }}>{children}</Box>
    </Drawer>
  );
}
