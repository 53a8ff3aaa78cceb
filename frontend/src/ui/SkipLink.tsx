/** The first stop of the Tab key: jumps over the navigation to the page itself. */
import Box from '@mui/material/Box';

export const mainId = 'main';

export function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${mainId}`}
      sx={{
        position: 'fixed', top: 8, left: 8, zIndex: 'tooltip', px: 2, py: 1, borderRadius: '6px',
        bgcolor: 'primary.main', color: 'primary.contrastText', transform: 'translateY(-200%)', '&:focus': { transform: 'none' },
      }}
    >
      Skip to content
    </Box>
  );
}
