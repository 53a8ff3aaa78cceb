/** The state of a file in the words and colours that the list shows. */
import type { FileRow_FileFragment } from '../../generated/graphql.ts';
import type { Tone } from '../../ui/StatusChip.tsx';

type FileState = Pick<FileRow_FileFragment, 'status' | 'processedAt'>;

export function isBeingRead(file: FileState): boolean {
  return file.status === 'processing';
}

/** Only processed files can be chosen for analysis. */
export function isProcessed(file: FileState): boolean {
  return file.status === 'processed';
}

export function fileStateWords(file: FileState): { label: string; tone: Tone } {
  switch (file.status) {
    case 'processed': return { label: 'Processed', tone: 'positive' };
    case 'failed': return { label: 'Could not be read', tone: 'negative' };
    case 'needs-answer': return { label: 'Needs your answer', tone: 'warning' };
    default: return { label: 'Processing...', tone: 'info' };
  }
}
