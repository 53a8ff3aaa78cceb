/** /contact */
import { ProsePage } from '../ui/ProsePage.tsx';

export default function ContactPage() {
  return (
    <ProsePage
      title="Contact"
      sections={[
        { heading: 'Your own server', text: 'Purser is run by whoever installed it. For questions about this server, your plan or an enterprise account, ask the person who gave you its address.' },
        { heading: 'The product', text: 'Bugs and wishes belong into the issue tracker of the repository that this copy came from. Weaknesses in security are reported in private, as SECURITY.md there describes.' },
      ]}
    />
  );
}
