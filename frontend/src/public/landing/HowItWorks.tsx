/** Three steps, each with what it leaves behind. */
import type { ReactNode } from 'react';
import { AnalyzeArtefact, ConnectArtefact, ReportArtefact } from './artefacts.tsx';
import { Section } from './Section.tsx';

interface Step {
  title: string;
  text: string;
  artefact: ReactNode;
}

const steps: readonly Step[] = [
  {
    title: 'Connect',
    text: 'Link QuickBooks, Stripe, PayPal or Square, or upload a CSV or PDF from any bank. Files work at once; links are read-only and need keys from the provider, set by whoever runs the server.',
    artefact: <ConnectArtefact />,
  },
  {
    title: 'Analyze',
    text: 'Transactions are pulled into one ledger and sorted into categories. Trends and outliers stand out, and a payment in two files counts once.',
    artefact: <AnalyzeArtefact />,
  },
  {
    title: 'Report & Advise',
    text: 'Monthly board-ready reports and executive summaries from the same figures. Anomaly alerts and a scenario planner belong to the Pro plan.',
    artefact: <ReportArtefact />,
  },
];

export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How Purser Works" intro="From a file to a figure that can be checked, in three steps." look="page">
      <ol className="steps">
        {steps.map(({ title, text, artefact }) => (
          <li key={title}>
            <div className="artefact">
              <span className="example">Example</span>
              {artefact}
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
