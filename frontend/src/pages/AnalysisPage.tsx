/** /dashboard/analysis: from a bank file to an executive summary, in three steps. */
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useFiles } from '../features/files/use-files.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { AnalyzeStep } from './analysis/AnalyzeStep.tsx';
import { SummaryStep } from './analysis/SummaryStep.tsx';
import { UploadStep } from './analysis/UploadStep.tsx';
import { STEPS, useAnalysisPlace, type Step } from './analysis/use-analysis-place.ts';
import { useLeadOn } from './analysis/use-lead-on.ts';

const STEP_LABEL: Record<Step, string> = { upload: 'Upload Files', analyze: 'Analyze & Ask Questions', summary: 'Executive Summary' };
const STEP_PERCENT: Record<Step, number> = { upload: 33, analyze: 66, summary: 100 };

/** A step that cannot be entered yet gives way to the one before it. */
function openStep(wanted: Step, hasProcessed: boolean, hasSelected: boolean): Step {
  if (wanted === 'summary' && !hasSelected) return openStep('analyze', hasProcessed, hasSelected);
  return wanted === 'analyze' && !hasProcessed ? 'upload' : wanted;
}

export default function AnalysisPage() {
  const files = useFiles();
  const { step: wanted, fileId, go } = useAnalysisPlace();

  const isAlone = wanted !== 'upload' && fileId === null && files.processed.length === 1;
  // Of a single file nobody needs to say which.
  const selected = (isAlone ? files.processed[0] : files.processed.find(({ id }) => id === fileId)) ?? null;
  const step = openStep(wanted, files.processed.length > 0, selected !== null);

  const onUploaded = useLeadOn(files.processed, (id) => { if (step === 'upload') go({ step: 'analyze', fileId: id }); });

  const isEnabled: Record<Step, boolean> = { upload: true, analyze: files.processed.length > 0, summary: selected !== null };
  return (
    <>
      <PageHeader title="Analysis" purpose="Upload a bank file, ask about it, and have it summed up" />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 0.5 }}>{`Step ${STEPS.indexOf(step) + 1} of ${STEPS.length}`}</Typography>
      <LinearProgress variant="determinate" value={STEP_PERCENT[step]} aria-label={`Step ${STEPS.indexOf(step) + 1} of ${STEPS.length}`} />
      <Tabs
        value={step}
        onChange={(_event, next: Step) => go({ step: next, fileId })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Steps of the analysis"
        sx={{ mt: 1, mb: 2 }}
      >
        {STEPS.map((name) => (
          <Tab key={name} value={name} label={STEP_LABEL[name]} disabled={!isEnabled[name]} id={`tab-${name}`} aria-controls={`panel-${name}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${step}`} aria-labelledby={`tab-${step}`}>
        {step === 'upload' ? <UploadStep files={files} onUploaded={onUploaded} onAnalyze={(id) => go({ step: 'analyze', fileId: id })} /> : null}
        {step === 'analyze' ? <AnalyzeStep files={files} fileId={selected?.id ?? null} onSelect={(id) => go({ step: 'analyze', fileId: id })} /> : null}
        {step === 'summary' && selected ? <SummaryStep file={selected} /> : null}
      </Box>
    </>
  );
}
