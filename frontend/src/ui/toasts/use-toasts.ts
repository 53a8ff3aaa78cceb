/** Shows what happened: one toast at a time, a title and a text. */
import { useSnackbar } from 'notistack';
import { useMemo } from 'react';

/** A type, not an interface: notistack only accepts what has an index signature. */
export type ToastContent = {
  text: string | null;
  tone: 'success' | 'failure';
};

declare module 'notistack' {
  interface VariantOverrides {
    toast: ToastContent;
  }
}

export interface Toasts {
  succeed(title: string, text?: string): void;
  /** In destructive style, and announced at once. */
  fail(title: string, text?: string): void;
}

export function useToasts(): Toasts {
  const { enqueueSnackbar } = useSnackbar();
  return useMemo(
    () => ({
      succeed: (title, text) => void enqueueSnackbar(title, { variant: 'toast', text: text ?? null, tone: 'success' }),
      fail: (title, text) => void enqueueSnackbar(title, { variant: 'toast', text: text ?? null, tone: 'failure' }),
    }),
    [enqueueSnackbar],
  );
}
