/** Has a summary of the selected file written. */
import { BusyButton } from '../../ui/BusyButton.tsx';
import { useCreateSummary } from './use-create-summary.ts';

export function GenerateSummaryButton({ fileId }: { fileId: string | null }) {
  const { create, isCreating } = useCreateSummary();
  return (
    <BusyButton
      variant="contained"
      isPending={isCreating}
      pendingLabel="Generating..."
      disabled={fileId === null}
      onClick={() => { if (fileId !== null) void create(fileId); }}
    >
      Generate Executive Summary
    </BusyButton>
  );
}
