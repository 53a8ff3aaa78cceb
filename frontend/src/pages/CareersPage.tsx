/** /careers */
import { ProsePage } from '../ui/ProsePage.tsx';

export default function CareersPage() {
  return (
    <ProsePage
      title="Careers"
      sections={[{ text: 'There are no open positions. Purser is open source: contributions are welcome, and CONTRIBUTING.md in the repository says how to make one.' }]}
    />
  );
}
