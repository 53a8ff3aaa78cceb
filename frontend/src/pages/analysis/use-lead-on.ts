/** Leads on, once, to the file that was just uploaded, as soon as it has been read without complaint. */
import { useEffect, useRef, useState } from 'react';
import type { FileRow_FileFragment } from '../../generated/graphql.ts';

/** Returns what to call with the file's id after its upload. */
export function useLeadOn(processed: readonly FileRow_FileFragment[], lead: (fileId: string) => void): (fileId: string) => void {
  const [awaitedId, setAwaitedId] = useState<string | null>(null);
  const ledToId = useRef<string | null>(null);
  // Lines that could not be read are to be seen first, where they are listed.
  const arrivedId = processed.find(({ id, problemCount }) => id === awaitedId && problemCount === 0)?.id;

  useEffect(() => {
    if (!arrivedId || ledToId.current === arrivedId) return;
    ledToId.current = arrivedId;
    lead(arrivedId);
  }, [arrivedId, lead]);

  return setAwaitedId;
}
