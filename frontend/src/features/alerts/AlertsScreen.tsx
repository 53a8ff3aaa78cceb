/** Smart Alerts of a paid account, with how much was looked at and when. */
import { useAlertScanQuery } from '../../generated/graphql.ts';
import { formatMoment } from '../../format/date.ts';
import { formatQuantity } from '../../format/number.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AlertList } from './AlertList.tsx';

export function AlertsScreen() {
  const scan = useAlertScanQuery().data?.alertScan;
  const source = scan?.scannedAt ? `${formatQuantity(scan.transactionCount, 'transaction')} looked through on ${formatMoment(scan.scannedAt)}` : undefined;
  return (
    <>
      <PageHeader title="Smart Alerts" purpose="Payments that do not look like the others, with what was expected and why they were flagged" source={source} />
      <AlertList />
    </>
  );
}
