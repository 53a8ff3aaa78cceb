/** /dashboard/reports: reports made from the ledger, to read and to keep. */
import { Reports } from '../features/reports/Reports.tsx';

export default function ReportsPage() {
  return <Reports />;
}
