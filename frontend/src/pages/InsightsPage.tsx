/** /dashboard/insights: what the figures show by themselves. */
import { InsightList } from '../features/insights/InsightList.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

export default function InsightsPage() {
  return (
    <>
      <PageHeader title="Stories & Trends" purpose="What changed in your figures, and the transactions that show it" />
      <InsightList />
    </>
  );
}
