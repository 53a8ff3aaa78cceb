/** Holds toasts until there is something that shows them: the code for it is fetched with the first one. */
import { createContext } from 'react';

/** What a toast offers to do. It has to be possible on the page too, because a toast goes after five seconds. */
export interface ToastAction {
  /** One verb: "Undo". */
  label: string;
  perform: () => void;
}

/** A type, not an interface: notistack only accepts what has an index signature. */
export type ToastContent = {
  text: string | null;
  tone: 'success' | 'failure';
  offered: ToastAction | null;
};

export type Toast = ToastContent & { title: string };

type Show = (toast: Toast) => void;

export class ToastQueue {
  readonly #waiting: Toast[] = [];
  readonly #onFirst: () => void;
  #show: Show | null = null;

  /** `onFirst` is called while toasts wait and nobody shows them. */
  constructor(onFirst: () => void) {
    this.#onFirst = onFirst;
  }

  add(toast: Toast): void {
    if (this.#show) return this.#show(toast);
    this.#waiting.push(toast);
    this.#onFirst();
  }

  /** Gives what waits and what comes to `show`, until the answer is called. */
  serve(show: Show): () => void {
    this.#show = show;
    for (const toast of this.#waiting.splice(0)) show(toast);
    return () => { this.#show = null; };
  }
}

export const ToastContext = createContext<ToastQueue | null>(null);
