/** Fetches a report as a paper and hands it to the browser to save; a refusal is told in the server's words. */
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { saveBlob } from '../../ui/save-text.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';

export type PaperFormat = 'pdf' | 'xlsx' | 'csv';

export function useReportDownload({ id, title }: { id: string; title: string }) {
  const toasts = useToasts();
  const [pending, setPending] = useState<PaperFormat | null>(null);

  async function download(format: PaperFormat): Promise<void> {
    setPending(format);
    try {
      const answer = await fetch(paths.reportDownload(id, format), { credentials: 'same-origin' });
      if (answer.ok) saveBlob(`${title}.${format}`, await answer.blob());
      else toasts.fail('Download Failed', (await answer.text()) || 'The report could not be downloaded.');
    } catch {
      toasts.fail('Download Failed', 'The server cannot be reached. Check your connection and try again.');
    } finally {
      setPending(null);
    }
  }

  return { download, pending };
}
