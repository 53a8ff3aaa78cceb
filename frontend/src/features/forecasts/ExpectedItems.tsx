/** What is expected on days of its own: recurring items as the ledger shows them, and the owner's own; each can be changed. */
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { RecordTable } from '../../ui/RecordTable.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { ExpectedActions, ExpectedAmount, ExpectedName } from './ExpectedCells.tsx';
import { nextWords, type Item } from './expected-words.ts';
import { useExpectedItems } from './use-expected-items.ts';
import { formatMoney } from '../../format/money.ts';

/** With its form library it is fetched when somebody first opens it. */
const ExpectedItemDialog = lazy(() => import('./ExpectedItemDialog.tsx'));

const shownAtFirst = 8;

interface Props {
  items: readonly Item[];
  currency: string;
  asOf: string;
}

export function ExpectedItems({ items, currency, asOf }: Props) {
  const [isWhole, setWhole] = useState(false);
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  const changes = useExpectedItems(currency);
  const shown = isWhole ? items : items.slice(0, shownAtFirst);
  return (
    <SectionCard
      title="Expected items"
      subtitle="Money on days of its own, largest effect first. Change what you know better; the forecast follows."
      aside={<Button size="small" startIcon={<AddIcon />} onClick={() => setEdited('new')} sx={{ flex: 'none' }}>Add item</Button>}
    >
      {items.length === 0 ? <Typography variant="body2" color="textSecondary">Nothing in this ledger comes at a rhythm yet. Add what you expect: an invoice, a tax payment, a purchase.</Typography> : (
        <RecordTable
          titleKey="name"
          caption="Expected items"
          columns={[
            { key: 'name', header: 'What', cell: (item) => <ExpectedName item={item} /> },
            { key: 'next', header: 'Next', cell: (item) => <Box component="span" sx={{ whiteSpace: 'nowrap' }}>{nextWords(item)}</Box> },
            { key: 'amount', header: 'Each time', kind: 'figure', cell: (item) => <ExpectedAmount item={item} /> },
            { key: 'total', header: 'In these months', kind: 'figure', cell: (item) => formatMoney(item.total, currency, 'rounded') },
            { key: 'actions', header: 'Change', cell: (item) => <ExpectedActions item={item} changes={changes} onEdit={() => setEdited(item)} /> },
          ]}
          rows={shown}
          rowKey={(item) => item.id}
        />
      )}
      {items.length > shownAtFirst ? <Button size="small" sx={{ mt: 1, ml: -0.5 }} onClick={() => setWhole(!isWhole)}>{isWhole ? 'Show fewer' : `Show all ${items.length}`}</Button> : null}
      {edited ? <Suspense fallback={null}><ExpectedItemDialog item={edited === 'new' ? null : edited} currency={currency} asOf={asOf} changes={changes} onClose={() => setEdited(null)} /></Suspense> : null}
    </SectionCard>
  );
}
