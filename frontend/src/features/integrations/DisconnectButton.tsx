/** Ends a connection, after asking what becomes of the transactions that it brought. */
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Connection_IntegrationFragment } from '../../generated/graphql.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { RowsQuestion, type RowsAfterwards } from './RowsQuestion.tsx';
import { connectionName } from './connection-name.ts';
import { useDisconnect } from './use-disconnect.ts';

interface Props {
  connection: Connection_IntegrationFragment;
  /** What was connected is about to go from the screen, and the focus with it. */
  onGone?: () => void;
}

export function DisconnectButton({ connection, onGone }: Props) {
  const { id, transactionCount } = connection;
  const [isAsking, setAsking] = useState(false);
  const [rows, setRows] = useState<RowsAfterwards>('kept');
  const { disconnect, isDisconnecting } = useDisconnect();
  const name = connectionName(connection);

  async function confirm(): Promise<void> {
    const isGone = await disconnect(id, rows);
    setAsking(false);
    // After the dialog has given the focus back to its button.
    if (isGone && onGone) setTimeout(onGone);
  }

  return (
    <>
      <Button size="small" color="error" aria-label={`Disconnect ${name}`} disabled={isDisconnecting} onClick={() => setAsking(true)}>Disconnect</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Disconnect ${name}?`}
        confirmLabel="Disconnect"
        isPending={isDisconnecting}
        onCancel={() => setAsking(false)}
        onConfirm={() => { void confirm(); }}
      >
        Purser gives its permission to read back and forgets it. Your files stay as they are, and you can connect again at any time.
        {transactionCount > 0 ? <RowsQuestion transactionCount={transactionCount} rows={rows} onChoose={setRows} /> : null}
      </ConfirmDialog>
    </>
  );
}
