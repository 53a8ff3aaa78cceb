/** What the demo shows, a picture of it, and two ways in: through the sign-in page, or straight. */
import { paths } from '../../paths.ts';
import { ArrowIcon, CheckIcon } from '../icons.tsx';
import overviewDark from './images/overview-dark.webp';
import overviewLight from './images/overview-light.webp';
import { Section } from './Section.tsx';

const checklist = ['Connect accounting in 30 seconds', 'View real-time KPIs', 'AI insights', 'Automated reports'] as const;

const picture = { width: 1280, height: 800, loading: 'lazy', decoding: 'async', alt: 'The financial overview of the demo: revenue, expenses, net profit and cash flow with their change, and a chart of the months' } as const;

export function DemoSection() {
  return (
    <Section id="demo" look="band" title="Look around before you sign up" intro="The demo is the whole product with the books of a sample company. Your copy is private, yours to change, and removed after 24 hours.">
      <div className="demo">
        <div>
          <ul className="checklist">{checklist.map((item) => <li key={item}><CheckIcon />{item}</li>)}</ul>
          <p className="actions">
            <a className="button large" href={paths.login}>Try Demo Account</a>
            <a className="button large plain" href={paths.demo}>Open it now <ArrowIcon /></a>
          </p>
          <p className="soon"><strong>Interactive demo coming soon.</strong> A guided tour will stand here; the demo account already works.</p>
        </div>
        <div className="picture">
          <img className="only-light" src={overviewLight} {...picture} />
          <img className="only-dark" src={overviewDark} {...picture} />
        </div>
      </div>
    </Section>
  );
}
