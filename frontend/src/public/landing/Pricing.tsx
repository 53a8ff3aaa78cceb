/** The plans, by the month or by the year, and a way to ask for more. */
import { annualOffer } from '../../features/subscriptions/prices.ts';
import { PlanCard } from './PlanCard.tsx';
import { plans } from './plans.ts';
import { SalesLink } from './SalesLink.tsx';
import { Section } from './Section.tsx';

const offer = annualOffer(plans);

function BillingToggle() {
  return (
    <fieldset className="billing">
      <legend className="unseen">Billing</legend>
      <label className="tab"><input type="radio" name="billing" value="monthly" defaultChecked />Monthly</label>
      <label className="tab"><input type="radio" name="billing" value="annual" />Annual</label>
      {offer ? <span className="chip positive">{offer.discount}</span> : null}
      {offer ? <span className="saving">{offer.saving}</span> : null}
    </fieldset>
  );
}

export function Pricing() {
  return (
    <Section id="pricing" title="Pricing" intro="Start free of charge, without a card. Where a server has no payment provider no plan is billed, whichever you choose." look="page">
      <div className="pricing">
        <BillingToggle />
        <div className="plans">{plans.map((plan) => <PlanCard key={plan.name} plan={plan} />)}</div>
        <div className="enterprise">
          <div>
            <h3>Enterprise</h3>
            <p>For several companies, your own servers, or terms of your own: everything in Pro, set up with whoever runs this server.</p>
          </div>
          <SalesLink />
        </div>
      </div>
    </Section>
  );
}
