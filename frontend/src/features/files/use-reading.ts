/** How a file is read: as it was at first, then as the owner's changes would have it; the server reads it anew once they rest. */
import { useState } from 'react';
import { useFileReadingPreviewQuery, useFileReadingQuery, type FileReading_ReadingFragment, type ReadingMappingInput } from '../../generated/graphql.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { ownMapping } from './own-mapping.ts';

const REST_MS = 250;

export interface Reading {
  /** Undefined until it has been loaded. */
  reading: FileReading_ReadingFragment | undefined;
  mapping: ReadingMappingInput;
  isChanged: boolean;
  /** What is shown is not yet what the mapping gives. */
  isUpdating: boolean;
  error: unknown;
  change(mapping: ReadingMappingInput): void;
  retry(): void;
}

export function useReading(id: string): Reading {
  const [own, setOwn] = useState<ReadingMappingInput | null>(null);
  const settled = useDebounced(own, REST_MS);
  const first = useFileReadingQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const preview = useFileReadingPreviewQuery({ variables: { id, mapping: settled ?? {} }, skip: settled === null, fetchPolicy: 'no-cache' });
  const asRead = first.data?.fileReading;
  const shown = settled === null ? undefined : (preview.data ?? preview.previousData)?.fileReadingPreview;
  return {
    reading: shown ?? asRead,
    mapping: own ?? (asRead ? ownMapping(asRead) : {}),
    isChanged: own !== null,
    isUpdating: own !== settled || (settled !== null && preview.loading),
    error: first.error ?? preview.error,
    change: setOwn,
    retry: () => { void (settled === null ? first.refetch() : preview.refetch()); },
  };
}
