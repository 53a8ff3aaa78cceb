/** /privacy */
import { Prose } from './Prose.tsx';

export function PrivacyPage() {
  return (
    <Prose
      title="Privacy"
      lede="Your books stay on the server that you signed in to. Nothing here watches you."
      sections={[
        { heading: 'Who holds your data', text: 'Whoever runs this server. Your files and figures lie in its database and are sent nowhere by default.' },
        { heading: 'Language models', text: 'Only when the person who runs the server has set a key for one is it sent your questions, the names of your categories, accounts and counterparties, and the figures and sentences that it is to phrase. Files and whole ledgers are never sent.' },
        { heading: 'Cookies', text: 'One, which keeps you signed in. The browser also remembers your colour scheme and a few settings. There is no tracking and there are no analytics.' },
        { heading: 'The demo', text: 'Every visitor gets a private copy of an invented company. It is removed after 24 hours.' },
      ]}
    />
  );
}
