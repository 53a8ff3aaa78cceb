/** /help */
import { ProsePage } from '../ui/ProsePage.tsx';

export default function HelpPage() {
  return (
    <ProsePage
      title="Help"
      sections={[
        { heading: 'My file was refused', text: 'Files are CSV or PDF, one at a time and at most 10 MB. A scanned statement is a picture: it holds no text to read. The message names the reason, and the problems of single rows are listed under the file.' },
        { heading: 'A figure looks wrong', text: 'Open it: the transactions that it is made of are shown. Transfers between your own accounts are left out, refunds to customers reduce revenue, and the same payment in two files is counted once.' },
        { heading: 'The periods look old', text: 'When your newest transaction is more than 31 days old, periods count from that day, and a notice says so. Upload a newer file to move them.' },
        { heading: 'My question was not answered', text: 'Name what you want to know and for when, such as "What did we spend on rent in March?". What bank files cannot tell is declined rather than guessed.' },
      ]}
    />
  );
}
