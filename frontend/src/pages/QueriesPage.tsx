/** /dashboard/queries: questions about the whole ledger, in plain English. */
import { Assistant } from '../features/questions/Assistant.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

export default function QueriesPage() {
  return (
    <>
      <PageHeader title="AI Financial Assistant" purpose="Ask about your money in plain English. Every answer shows how it was computed." />
      <Assistant />
    </>
  );
}
