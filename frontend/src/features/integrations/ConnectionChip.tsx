/** The state of a connection: its sign and its word. */
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { ConnectionState } from './provider-words.ts';

export function ConnectionChip({ state: { label, tone, Icon } }: { state: ConnectionState }) {
  return <StatusChip label={label} tone={tone} icon={<Icon />} />;
}
