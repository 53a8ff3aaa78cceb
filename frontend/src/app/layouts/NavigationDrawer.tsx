/** The navigation of narrow screens, over the page. */
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { Sidebar } from './Sidebar.tsx';

export default function NavigationDrawer({ isOpen, onClose, widthPx }: { isOpen: boolean; onClose: () => void; widthPx: number }) {
  return (
    <Drawer open={isOpen} onClose={onClose} sx={{ display: { md: 'none' } }} slotProps={{ paper: { 'aria-label': 'Navigation', sx: { width: widthPx } } }}>
      {/* Following a link closes the drawer over the page that it led to. */}
      <Box onClick={onClose}><Sidebar /></Box>
    </Drawer>
  );
}
