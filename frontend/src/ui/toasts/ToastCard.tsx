/** One toast: title and text in one live region, closed by time, by its buttons or by swiping it to the right. */
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import type { Ref } from 'react';
import { useAttention } from './use-attention.ts';
import { useCountdown } from './use-countdown.ts';
import { useSwipeRight } from './use-swipe-right.ts';
import type { ToastContent } from './toast-queue.ts';

const displayMilliseconds = 5000;

type Props = CustomContentProps & ToastContent & { ref?: Ref<HTMLDivElement> };

const look = (isFailure: boolean) => (theme: Theme) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  width: { xs: 'calc(100vw - 40px)', sm: 380 },
  p: 2,
  borderRadius: '10px',
  touchAction: 'pan-y',
  pointerEvents: 'all',
  color: isFailure ? theme.vars.palette.error.contrastText : theme.vars.palette.text.primary,
  backgroundColor: isFailure ? theme.vars.palette.error.main : theme.vars.palette.background.paper,
  border: `1px solid ${isFailure ? theme.vars.palette.error.main : theme.vars.palette.divider}`,
  // The usual focus colour would vanish on the destructive one.
  ...(isFailure ? { '& button:focus-visible': { outlineColor: theme.vars.palette.error.contrastText } } : {}),
});

export function ToastCard({ id, message, text, tone, offered, ref }: Props) {
  const { closeSnackbar } = useSnackbar();
  const close = () => closeSnackbar(id);
  const attention = useAttention();
  useCountdown({ milliseconds: displayMilliseconds, isPaused: attention.isGiven, onEnd: close });
  const swipe = useSwipeRight(close);
  const isFailure = tone === 'failure';
  const act = () => {
    close();
    offered?.perform();
  };

  return (
    <Paper ref={ref} elevation={6} data-toast="" {...attention.handlers} {...swipe.handlers} style={{ transform: `translateX(${swipe.offsetPx}px)` }} sx={look(isFailure)}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box role={isFailure ? 'alert' : 'status'} aria-atomic="true">
          <Typography variant="subtitle2" component="p" sx={{ fontWeight: 600 }}>{message}</Typography>
          {text ? <Typography variant="body2">{text}</Typography> : null}
        </Box>
        {offered ? <Button size="small" color="inherit" variant="outlined" onClick={act} sx={{ mt: 1, borderColor: 'currentcolor' }}>{offered.label}</Button> : null}
      </Box>
      <IconButton size="small" color="inherit" aria-label="Close notification" onClick={close} sx={{ m: -0.5 }}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
}
