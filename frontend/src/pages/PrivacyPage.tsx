/** /privacy */
import { ProsePage } from '../ui/ProsePage.tsx';

export default function PrivacyPage() {
  return (
    <ProsePage
      title="Privacy"
      sections={[
        { heading: 'Who holds your data', text: 'Whoever runs this server. Your files and figures lie in its database and are sent nowhere by default.' },
        { heading: 'Language models', text: 'Only when the person who runs the server has set a key for one are your questions, and the figures computed for them, sent to it to be read and phrased.' },
        { heading: 'Cookies', text: 'One, which keeps you signed in. The browser also remembers your colour scheme and a few settings. There is no tracking and there are no analytics.' },
        { heading: 'The demo', text: 'Every visitor gets a private copy of an invented company. It is removed after 24 hours.' },
      ]}
    />
  );
}
