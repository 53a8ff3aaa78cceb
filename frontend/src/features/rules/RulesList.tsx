/** The rules for categories with what they decide today; one that is deleted can be taken back. */
import RuleIcon from '@mui/icons-material/RuleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useDeleteRuleMutation, useRestoreRuleMutation, useRulesQuery, type RuleRow_RuleFragment } from '../../generated/graphql.ts';
import { formatDate } from '../../format/date.ts';
import { paths } from '../../paths.ts';
import { DeleteButton } from '../../ui/deletions/DeleteButton.tsx';
import { DeletedNote } from '../../ui/deletions/DeletedNote.tsx';
import { useDeletions, type Deletions } from '../../ui/deletions/use-deletions.ts';
import { withDeleted } from '../../ui/deletions/with-deleted.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { forgetFigures } from '../files/forget-figures.ts';
import { reachWords, targetWords } from './rule-words.ts';

function RuleRow({ rule, deletions }: { rule: RuleRow_RuleFragment; deletions: Deletions }) {
  const { id, category, createdAt, transactionCount, currencies } = rule;
  const words = targetWords(rule);
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between', py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{words} → <strong>{category}</strong></Typography>
        <Typography variant="body2" color="textSecondary">
          {transactionCount === 0 ? 'Decides nothing at present' : reachWords(transactionCount, currencies)}{` · since ${formatDate(createdAt)}`}
        </Typography>
      </Box>
      <DeleteButton item={{ id, name: `rule: ${words}` }} deletions={deletions} />
    </Box>
  );
}

export function RulesList() {
  const { data, previousData, error, refetch } = useRulesQuery();
  const [remove] = useDeleteRuleMutation({ update: forgetFigures });
  const [restore] = useRestoreRuleMutation({ update: forgetFigures });
  const deletions = useDeletions({
    noun: 'Rule', consequence: 'Its transactions have the category that they had without it.',
    remove: (id) => remove({ variables: { id } }), restore: (id) => restore({ variables: { id } }),
  });
  const rules = (data ?? previousData)?.rules;
  if (error) return <ErrorState title="The rules could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
  if (!rules) return <RowsSkeleton count={3} what="rules" />;
  const places = withDeleted(rules, deletions.deleted);
  if (places.length === 0) {
    return (
      <EmptyState title="No rules yet" icon={<RuleIcon />} action={<Button variant="contained" component={Link} to={paths.transactions()}>See the transactions</Button>}>
        Open a transaction, change its category and apply it to everything like it: the rule is kept here and sorts later files too.
      </EmptyState>
    );
  }
  return (
    <SectionCard title="Your rules" subtitle="Where several match, the newest decides. A category that you chose for a single transaction comes before every rule.">
      {places.map(({ item, deleted }) => (item ? <RuleRow key={item.id} rule={item} deletions={deletions} /> : <DeletedNote key={deleted.id} item={deleted} deletions={deletions} />))}
    </SectionCard>
  );
}
