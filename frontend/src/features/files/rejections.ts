/** What the dropzone says about a file it does not take: the three documented sentences. */
import type { FileRejection } from 'react-dropzone';

export const MAX_SIZE_BYTES = 10 * 1024 * 1024;

/** Names and media types that a bank's download may carry; Windows calls a CSV an Excel file. The server looks at the content. */
export const ACCEPTED = { 'text/csv': ['.csv'], 'application/pdf': ['.pdf'] };

export const KIND_SENTENCE = 'File type must be .csv or .pdf';

const SENTENCES: Record<string, string> = {
  'file-too-large': `File is larger than ${MAX_SIZE_BYTES} bytes`,
  'too-many-files': 'Too many files',
};

/** One sentence for a whole drop; too many files counts more than what is wrong with each. `kindSentence` tells which kinds are taken. */
export function rejectionSentence(rejections: readonly FileRejection[], kindSentence = KIND_SENTENCE): string | null {
  const codes = rejections.flatMap((rejection) => rejection.errors.map((error) => error.code));
  for (const code of ['too-many-files', 'file-invalid-type', 'file-too-large']) {
    if (codes.includes(code)) return SENTENCES[code] ?? kindSentence;
  }
  return codes.length > 0 ? 'This file cannot be read.' : null;
}
