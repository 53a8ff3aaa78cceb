/** Shows what happened: one toast at a time, a title and a text, and at most one thing that can be done about it. */
import { useContext, useMemo } from 'react';
import { ToastContext } from './toast-queue.ts';
import type { ToastAction, ToastContent } from './toast-queue.ts';

export interface Toasts {
  succeed(title: string, text?: string, action?: ToastAction): void;
  /** In destructive style, and announced at once. */
  fail(title: string, text?: string, action?: ToastAction): void;
}

export function useToasts(): Toasts {
  const queue = useContext(ToastContext);
  if (!queue) throw new Error('useToasts is for components below ToastRegion');
  return useMemo(() => {
    const show = (tone: ToastContent['tone']): Toasts['succeed'] => (title, text, action) => {
      queue.add({ title, text: text ?? null, tone, offered: action ?? null });
    };
    return { succeed: show('success'), fail: show('failure') };
  }, [queue]);
}
