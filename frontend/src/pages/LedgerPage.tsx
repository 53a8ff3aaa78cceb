/** /dashboard/transactions: every payment behind the figures, the accounts that they belong to, the rules that sort them, what waits for a word about its category, and what two sources tell of. */
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { AccountsList } from '../features/accounts/AccountsList.tsx';
import { OtherFormatsButton } from '../features/files/OtherFormatsButton.tsx';
import { LedgerTransactions } from '../features/ledger/LedgerTransactions.tsx';
import { LEDGER_TABS, useLedgerTab, type LedgerTab } from '../features/ledger/use-ledger-tab.ts';
import { MatchesList } from '../features/matches/MatchesList.tsx';
import { ReviewCount } from '../features/review/ReviewCount.tsx';
import { ReviewItems } from '../features/review/ReviewItems.tsx';
import { RulesList } from '../features/rules/RulesList.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

const CONTENT: Readonly<Record<LedgerTab, () => React.JSX.Element>> = { transactions: LedgerTransactions, review: ReviewItems, accounts: AccountsList, rules: RulesList, matches: MatchesList };

export default function LedgerPage() {
  const [tab, choose] = useLedgerTab();
  const Content = CONTENT[tab];
  return (
    <>
      <PageHeader title="Ledger" purpose="Every payment behind your figures: search, sort into categories, export." actions={<OtherFormatsButton />} />
      <Tabs value={tab} onChange={(_event, chosen: LedgerTab) => choose(chosen)} aria-label="Parts of the ledger" variant="scrollable" allowScrollButtonsMobile sx={{ mb: 2.5, borderBottom: '1px solid', borderColor: 'divider' }}>
        {LEDGER_TABS.map(({ name, label }) => <Tab key={name} value={name} label={label} {...(name === 'review' ? { icon: <ReviewCount />, iconPosition: 'end' as const } : {})} id={`ledger-tab-${name}`} aria-controls={`ledger-part-${name}`} />)}
      </Tabs>
      <Box role="tabpanel" id={`ledger-part-${tab}`} aria-labelledby={`ledger-tab-${tab}`}><Content /></Box>
    </>
  );
}
