/** One toast: title and text in one live region, closed by time, by its button or by swiping it to the right. */
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import { useState } from 'react';
import type { Ref } from 'react';
import { useCountdown } from './use-countdown.ts';
import { useSwipeRight } from './use-swipe-right.ts';
import type { ToastContent } from './use-toasts.ts';

const displayMilliseconds = 5000;

type Props = CustomContentProps & ToastContent & { ref?: Ref<HTMLDivElement> };

export function ToastCard({ id, message, text, tone, ref }: Props) {
  const { closeSnackbar } = useSnackbar();
  const [isPaused, setPaused] = useState(false);
  const close = () => closeSnackbar(id);
  useCountdown({ milliseconds: displayMilliseconds, isPaused, onEnd: close });
  const swipe = useSwipeRight(close);
  const isFailure = tone === 'failure';
  const pauses = {
    onMouseEnter: () => setPaused(true),
    onMouseLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  };

  return (
    <Paper
      ref={ref}
      elevation={6}
      {...pauses}
      {...swipe.handlers}
      style={{ transform: `translateX(${swipe.offsetPx}px)` }}
      sx={(theme) => ({
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
      })}
    >
      <Box role={isFailure ? 'alert' : 'status'} aria-atomic="true" sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ fontWeight: 600 }}>{message}</Typography>
        {text ? <Typography variant="body2">{text}</Typography> : null}
      </Box>
      <IconButton size="small" color="inherit" aria-label="Close notification" onClick={close} sx={{ m: -0.5 }}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
}
