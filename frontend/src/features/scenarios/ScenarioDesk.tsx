/** The scenarios at work: the open one in the editor, its path in the chart, all of them in the table. Drafts stay while somebody looks at another. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Scenario_ScenarioFragment } from '../../generated/graphql.ts';
import { Lines } from '../../ui/charts/charts.tsx';
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { draftOfScenario, emptyDraft, isSame } from './scenario-draft.ts';
import type { ScenarioDraft } from './scenario-draft.ts';
import { ScenarioEditor } from './ScenarioEditor.tsx';
import { cashLines } from './scenario-lines.ts';
import { ScenarioTable } from './ScenarioTable.tsx';
import { deskRows } from './desk-rows.ts';
import { finding } from './scenario-words.ts';
import { useDeleteScenario } from './use-delete-scenario.ts';
import { useSaveScenario } from './use-save-scenario.ts';
import { useScenarioPreview } from './use-scenario-preview.ts';
import { NEW, useScenariosPlace } from './use-scenarios-place.ts';

/** Beside the months without changes: more lines than four cannot be told apart. */
const mostLines = 3;

export function ScenarioDesk({ scenarios }: { scenarios: readonly Scenario_ScenarioFragment[] }) {
  const { openId, beside, go } = useScenariosPlace();
  const { save, duplicate, isSaving } = useSaveScenario();
  const deletions = useDeleteScenario();
  const [drafts, setDrafts] = useState<Readonly<Record<string, ScenarioDraft>>>({});
  const open = openId === NEW ? null : scenarios.find(({ id }) => id === openId) ?? scenarios[0] ?? null;
  const key = open?.id ?? NEW;
  const saved = open ? draftOfScenario(open) : emptyDraft;
  const draft = drafts[key] ?? saved;
  const isChanged = !isSame(draft, saved);
  const preview = useScenarioPreview(draft, open?.currency ?? null);
  const result = preview.result ?? open?.result;
  const currency = open?.currency ?? preview.currency ?? null;
  const others = scenarios.filter((one) => one.id !== open?.id && beside.includes(one.id) && one.currency === currency).slice(0, mostLines - 1);

  const setDraft = (next: ScenarioDraft | null): void => setDrafts(({ [key]: _before, ...rest }) => (next ? { ...rest, [key]: next } : rest));

  async function keep(): Promise<void> {
    const id = await save(open?.id ?? null, draft, currency);
    if (id === null) return;
    setDraft(null);
    if (open === null) go({ openId: id });
  }

  async function copy(id: string): Promise<void> {
    const copyId = await duplicate(id);
    if (copyId !== null) go({ openId: copyId });
  }

  function picture() {
    if (preview.error) return <ErrorState title="The changes could not be computed" error={preview.error} onRetry={preview.retry} />;
    if (!result || currency === null) return <CardsSkeleton count={1} what="the months ahead" />;
    const name = draft.levers.length === 0 ? null : draft.name.trim() || 'This scenario';
    const lines = [...(name === null ? [] : [{ name, result }]), ...others.map((one) => ({ name: one.name, result: one.result }))];
    const caption = result.openingBalance === null ? 'Change of cash since the start, end of each month' : 'Cash at the end of each month';
    return (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }} aria-busy={preview.isLoading}>
        <ChartFrame title={finding(name, result, currency)} caption={caption} labelHeader="Month" data={cashLines(result, lines, currency)}><Lines data={cashLines(result, lines, currency)} heightPx={280} /></ChartFrame>
        <SectionCard title="Side by side" subtitle="Click a name to open it; up to three can be drawn at once.">
          <ScenarioTable
            rows={deskRows({ scenarios, open, draft, result, currency })}
            beside={others.map(({ id }) => id)}
            isChartFull={others.length >= mostLines - 1}
            onBeside={(id, isShown) => go({ beside: isShown ? [...others.map((one) => one.id), id] : beside.filter((one) => one !== id) })}
            onDuplicate={(id) => { void copy(id); }}
            deletions={deletions}
          />
        </SectionCard>
        {result.notes.length > 0 ? <Alert severity="info" variant="outlined">{result.notes.map((note) => <Box key={note} component="p" sx={{ m: 0 }}>{note}</Box>)}</Alert> : null}
      </Box>
    );
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '372px minmax(0, 1fr)' } }}>
      <Box sx={{ order: { xs: 2, lg: 1 }, minWidth: 0 }}>
        <ScenarioEditor
          key={key}
          draft={draft}
          onChange={setDraft}
          result={result}
          currency={currency}
          id={open?.id ?? null}
          isChanged={isChanged}
          isSaving={isSaving}
          onSave={() => { void keep(); }}
          onReset={() => setDraft(null)}
        />
      </Box>
      <Box sx={{ order: { xs: 1, lg: 2 }, minWidth: 0, position: { lg: 'sticky' }, top: { lg: 72 } }}>{picture()}</Box>
    </Box>
  );
}
