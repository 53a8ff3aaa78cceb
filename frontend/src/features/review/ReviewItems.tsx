/** Categories that are uncertain, by counterparty, the largest money first: each is accepted or changed with one click, and none twice. */
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useReviewItemsQuery, type ReviewItemDecisionInput, type ReviewRow_ItemFragment } from '../../generated/graphql.ts';
import { formatCount, formatQuantity } from '../../format/number.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { MOST_REVIEWED_AT_ONCE, REVIEW_PAGE_SIZE } from './review-page-size.ts';
import { ReviewRow } from './ReviewRow.tsx';
import { useDecide } from './use-decide.ts';

/** The server takes no more in one call. */
const MOST_DECIDED_AT_ONCE = 100;

function proposals(items: readonly ReviewRow_ItemFragment[]): ReviewItemDecisionInput[] {
  return items.flatMap(({ id, suggestion }) => (suggestion ? [{ id, category: suggestion }] : []));
}

function NothingLeft() {
  return (
    <EmptyState title="Nothing to review" icon={<FactCheckIcon />} action={<Button variant="contained" component={Link} to={paths.transactions()}>See the transactions</Button>}>
      Every category is clear. What an import cannot sort with certainty waits here, and what you decide sorts the next one.
    </EmptyState>
  );
}

/** The keyboard goes on with the row below, else with the one above. */
function neighbourOf(form: HTMLElement): Element | null {
  const row = form.closest('li');
  return row?.nextElementSibling ?? row?.previousElementSibling ?? null;
}

export function ReviewItems() {
  const [limit, setLimit] = useState(REVIEW_PAGE_SIZE);
  const { data, previousData, error, refetch, loading } = useReviewItemsQuery({ variables: { limit } });
  const { decide, isSaving } = useDecide();
  const part = useRef<HTMLDivElement>(null);
  const review = (data ?? previousData)?.reviewItems;
  if (error) return <ErrorState title="The review could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
  if (!review) return <RowsSkeleton count={5} what="what waits for review" />;
  const proposed = proposals(review.items).slice(0, MOST_DECIDED_AT_ONCE);
  const nextPage = {
    hasMore: review.itemCount > review.items.length && limit < MOST_REVIEWED_AT_ONCE,
    isLoading: loading && limit > REVIEW_PAGE_SIZE,
    loadMore: () => setLimit(limit + REVIEW_PAGE_SIZE),
  };

  async function decideOne(decision: ReviewItemDecisionInput, form: HTMLElement): Promise<void> {
    const next = neighbourOf(form);
    if (!await decide([decision])) return;
    const control = next?.querySelector<HTMLElement>('select') ?? part.current;
    control?.focus();
  }

  return (
    <Box ref={part} tabIndex={-1} sx={{ outline: 'none' }}>
      {review.items.length === 0 ? <NothingLeft /> : (
        <SectionCard
          title="Is this right?"
          subtitle={`${formatQuantity(review.transactionCount, 'transaction')} of ${formatCount(review.itemCount)} ${review.itemCount === 1 ? 'counterparty' : 'counterparties'} to look at. Each counts under its present category until then.`}
          aside={proposed.length < 2 ? null : <Button size="small" disabled={isSaving} onClick={() => { void decide(proposed); }} sx={{ flex: 'none' }}>{`Accept all ${proposed.length}`}</Button>}
        >
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {review.items.map((item) => <ReviewRow key={`${item.id} ${item.suggestion ?? ''}`} item={item} isSaving={isSaving} onDecide={(decision, form) => { void decideOne(decision, form); }} />)}
          </Box>
          <MoreButton page={nextPage} label="Show more to review" />
          {review.itemCount > review.items.length ? (
            <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1.5 }}>
              {`${formatCount(review.items.length)} of ${formatCount(review.itemCount)} are shown, those with the most money first.${nextPage.hasMore ? '' : ' The others follow as these are decided.'}`}
            </Typography>
          ) : null}
        </SectionCard>
      )}
    </Box>
  );
}
