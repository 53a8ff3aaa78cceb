/** What somebody types and has not sent: kept in this tab under their account, so that it is there again when the session ended in between and they came back. */
import { useState } from 'react';
import { useUserId } from './RequireSession.tsx';

const PREFIX = 'draft ';

/** A browser may refuse its storage: then a draft lives as long as its screen. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** `name`: what it is a draft of. An empty one is not kept. */
export function useDraft(name: string): [string, (text: string) => void] {
  const key = `${PREFIX}${useUserId()} ${name}`;
  const [text, setText] = useState(() => storage()?.getItem(key) ?? '');
  const keep = (next: string) => {
    setText(next);
    if (next === '') storage()?.removeItem(key);
    else storage()?.setItem(key, next);
  };
  return [text, keep];
}

/** For whoever signs out on purpose: nothing of theirs stays behind. */
export function forgetDrafts(): void {
  const kept = storage();
  if (kept) for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key);
}
