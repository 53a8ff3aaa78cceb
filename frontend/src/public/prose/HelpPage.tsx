/** /help */
import { paths } from '../../paths.ts';
import { Prose } from './Prose.tsx';

export function HelpPage() {
  return (
    <Prose
      title="Help"
      lede="What people ask most, from the first file to an answer."
      sections={[
        { heading: 'Where do I start?', text: <p><a href={paths.signUp}>Sign up</a>, open Upload Files and drop a CSV or PDF statement. When it reads Processed, the overview shows its figures and questions can be asked. To look around first, open the <a href={paths.demo}>demo</a>.</p> },
        { heading: 'My file was refused', text: 'Files are CSV or PDF, one at a time and at most 10 MB. A scanned statement is a picture: it holds no text to read. The message names the reason, and the problems of single rows are listed under the file.' },
        { heading: 'A figure looks wrong', text: 'Open it: the transactions that it is made of are shown. Transfers between your own accounts are left out, refunds to customers reduce revenue, and the same payment in two files is counted once.' },
        { heading: 'The periods look old', text: 'When your newest transaction is more than 31 days old, periods count from that day, and a notice says so. Upload a newer file to move them.' },
        { heading: 'My question was not answered', text: 'Name what you want to know and for when, such as "What did we spend on rent in March?". What bank files cannot tell is declined rather than guessed.' },
        { heading: 'Something else', text: <p>The <a href={paths.contact}>contact</a> page says whom to ask.</p> },
      ]}
    />
  );
}
