/** Where somebody is in the analysis, kept in the address bar: the step and the chosen file. */
import { useSearchParams } from 'react-router-dom';

export const STEPS = ['upload', 'analyze', 'summary'] as const;
export type Step = (typeof STEPS)[number];

export function useAnalysisPlace() {
  const [search, setSearch] = useSearchParams();
  const step = STEPS.find((name) => name === search.get('step')) ?? 'upload';
  const fileId = search.get('file');

  function go(next: { step: Step; fileId: string | null }): void {
    setSearch({ step: next.step, ...(next.fileId ? { file: next.fileId } : {}) });
  }

  return { step, fileId, go };
}
