/** /contact */
import { ByContact } from '../ByContact.tsx';
import { slots } from '../server-slots.ts';
import { Prose } from './Prose.tsx';

function WhomToAsk() {
  return (
    <ByContact
      given={<p>Write to <a href={`mailto:${slots.contactEmail}`}>{slots.contactEmail}</a>. That is whoever runs this server: for questions about it, your plan or an enterprise account.</p>}
      otherwise={<p>Purser is run by whoever installed it, and no mail address was set for this server. Ask the person who gave you its address: for questions about it, your plan or an enterprise account. Running it yourself? Set <code>CONTACT_EMAIL</code>, and the address appears here.</p>}
    />
  );
}

export function ContactPage() {
  return (
    <Prose
      title="Contact"
      lede="Two people can help: who runs this server, and who works on Purser."
      sections={[
        { heading: 'This server', text: <WhomToAsk /> },
        { heading: 'The product', text: 'Bugs and wishes belong into the issue tracker of the repository that this copy came from.' },
        { heading: 'A weakness in security', text: 'Please report it in private, as SECURITY.md in the repository describes.' },
      ]}
    />
  );
}
