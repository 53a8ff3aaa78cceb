/** The state of a file in the words and colours that the list shows. */
import type { FileRow_FileFragment } from '../../generated/graphql.ts';
import type { Tone } from '../../ui/StatusChip.tsx';

type FileState = Pick<FileRow_FileFragment, 'status' | 'processedAt' | 'choices'>;

export function isBeingRead(file: FileState): boolean {
  return file.status === 'processing';
}

/** Only processed files can be chosen for analysis. */
export function isProcessed(file: FileState): boolean {
  return file.status === 'processed';
}

/** It asks nothing, but is to be looked at before it counts. */
export function awaitsCheck(file: FileState): boolean {
  return file.status === 'needs-answer' && file.choices.length === 0;
}

export function fileStateWords(file: FileState): { label: string; tone: Tone } {
  switch (file.status) {
    case 'processed': return { label: 'Processed', tone: 'positive' };
    case 'failed': return { label: 'Could not be read', tone: 'negative' };
    case 'needs-answer': return { label: awaitsCheck(file) ? 'Waiting for your check' : 'Needs your answer', tone: 'warning' };
    default: return { label: 'Processing...', tone: 'info' };
  }
}
