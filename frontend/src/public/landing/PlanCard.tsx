/** One plan with both of its prices; the toggle above shows one of them, and needs no script for it. */
import { popularPlan } from '../../features/subscriptions/popular-plan.ts';
import { priceWords } from '../../features/subscriptions/prices.ts';
import { paths } from '../../paths.ts';
import { CheckIcon } from '../icons.tsx';
import type { PlanOnSale } from './plans.ts';

function MonthlyPrice({ plan }: { plan: PlanOnSale }) {
  const price = priceWords(plan);
  return (
    <div className="price monthly">
      <p className="amount">{price.monthly} <small>per month</small></p>
      <p className="terms">{`or ${price.yearly} billed yearly`}</p>
    </div>
  );
}

function AnnualPrice({ plan }: { plan: PlanOnSale }) {
  const price = priceWords(plan);
  return (
    <div className="price annual">
      <p className="amount">{price.yearly} <small>per year</small></p>
      <p className="terms">
        <span className="unseen">instead of </span><del>{price.twelveMonths}</del>{` · ${price.perMonth} per month · `}<strong>{`saves ${price.saving}`}</strong>
      </p>
    </div>
  );
}

export function PlanCard({ plan }: { plan: PlanOnSale }) {
  const isPopular = plan.name === popularPlan;
  const nameId = `plan-${plan.name}`;
  return (
    <article className={isPopular ? 'plan popular' : 'plan'} aria-labelledby={nameId}>
      <div className="plan-name">
        <h3 id={nameId}>{plan.displayName}</h3>
        {isPopular ? <span className="chip info">Most Popular</span> : null}
      </div>
      <p className="plan-purpose">{plan.description}</p>
      <MonthlyPrice plan={plan} />
      <AnnualPrice plan={plan} />
      <a className={isPopular ? 'button large monthly' : 'button large quiet monthly'} href={paths.signUp}>Start Monthly Plan</a>
      <a className={isPopular ? 'button large annual' : 'button large quiet annual'} href={paths.signUp}>Start Annual Plan</a>
      <ul className="checklist">{plan.features.map((feature) => <li key={feature}><CheckIcon />{feature}</li>)}</ul>
    </article>
  );
}
