/** The reports screen: which types there are, one button that makes a report, and the list of those made. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { ReportList } from './ReportList.tsx';
import { ReportTypeSelector } from './ReportTypeSelector.tsx';
import { capabilityBanner } from './report-words.ts';
import { useCreateReport } from './use-create-report.ts';
import { useReportTypes } from './use-report-types.ts';

export function Reports() {
  const { capabilities, error, refetch, hasSource } = useReportTypes();
  const { create, isCreating } = useCreateReport();
  const [search, setSearch] = useSearchParams();
  const types = capabilities?.types ?? [];
  const selected = types.find(({ type }) => type === search.get('type')) ?? types[0];

  function content() {
    if (error) return <ErrorState title="The report types could not be loaded" error={error} onRetry={refetch} />;
    if (!capabilities || !selected) return <CardsSkeleton what="reports" />;
    const { severity, text } = capabilityBanner(capabilities);
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Alert severity={severity} variant="outlined">{text}</Alert>
        <ReportTypeSelector types={types} selected={selected.type} onSelect={(type) => setSearch({ type }, { replace: true })} />
        <ReportList
          key={selected.type}
          type={selected}
          emptyAdvice={hasSource ? 'Generate the first one with the button above: it covers the last whole period.' : 'Upload a bank file or connect an account first: a report needs transactions.'}
        />
      </Box>
    );
  }

  return (
    <>
      <PageHeader
        title="Reports"
        purpose="Made from your ledger, to read here and to keep as text"
        actions={(
          <BusyButton
            variant="contained"
            isPending={isCreating}
            pendingLabel="Generating..."
            disabled={!selected || !hasSource}
            onClick={() => { if (selected) void create(selected); }}
          >
            Generate New Report
          </BusyButton>
        )}
      />
      {content()}
    </>
  );
}
