/** /careers */
import { Prose } from './Prose.tsx';

export function CareersPage() {
  return (
    <Prose
      title="Careers"
      lede="There are no open positions."
      sections={[{ heading: 'Contribute', text: 'Purser is open source. CONTRIBUTING.md in the repository says how to set it up, where things go, and what a change needs: two commands start it and check it.' }]}
    />
  );
}
