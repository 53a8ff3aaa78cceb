/** The reports screen: which types there are, what the next one covers, one button that makes it, and the list of those made. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { LockedReportTypes } from './LockedReportTypes.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { ReportList } from './ReportList.tsx';
import { ReportPeriodSelect } from './ReportPeriodSelect.tsx';
import { ReportTypeSelector } from './ReportTypeSelector.tsx';
import { capabilityBanner } from './report-words.ts';
import { useCreateReport } from './use-create-report.ts';
import { useReportTypes } from './use-report-types.ts';
import { useReportsPlace } from './use-reports-place.ts';

export function Reports() {
  const { capabilities, error, refetch, hasSource } = useReportTypes();
  const { create, isCreating } = useCreateReport();
  const { type, period, openId, go } = useReportsPlace();
  const types = capabilities?.types ?? [];
  const selected = types.find((offered) => offered.type === type) ?? types[0];

  function content() {
    if (error) return <ErrorState title="The report types could not be loaded" error={error} onRetry={refetch} />;
    if (!capabilities || !selected) return <CardsSkeleton what="reports" />;
    const { severity, text } = capabilityBanner(capabilities);
    return (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Alert severity={severity} variant="outlined">{text}</Alert>
        <ReportTypeSelector types={types} selected={selected.type} onSelect={(next) => go({ type: next, period: null })} />
        <LockedReportTypes capabilities={capabilities} />
        <ReportList
          key={selected.type}
          type={selected}
          emptyAdvice={hasSource ? 'Generate the first one with the button above: it covers the last whole period unless you choose another.' : 'Upload a bank file or connect an account first: a report needs transactions.'}
          onRead={(id) => go({ openId: id })}
        />
      </Box>
    );
  }

  return (
    <>
      <PageHeader
        title="Reports"
        purpose="Made from your ledger, to read here and to keep as text, PDF, Excel or CSV"
        actions={(
          <>
            {selected ? <ReportPeriodSelect key={selected.type} type={selected.type} periods={selected.periods} chosen={period} onChoose={(next) => go({ period: next })} /> : null}
            <BusyButton
              variant="contained"
              isPending={isCreating}
              pendingLabel="Generating..."
              disabled={!selected || !hasSource}
              onClick={() => { if (selected) void create(selected, period); }}
            >
              Generate New Report
            </BusyButton>
          </>
        )}
      />
      {content()}
      <ReportDialog id={openId} onClose={() => go({ openId: null })} />
    </>
  );
}
