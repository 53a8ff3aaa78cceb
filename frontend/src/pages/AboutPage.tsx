/** /about */
import { ProsePage } from '../ui/ProsePage.tsx';

export default function AboutPage() {
  return (
    <ProsePage
      title="About Purser"
      sections={[
        { text: 'On a ship the purser keeps the money and can account for every coin of it. This one does it for small businesses: it reads what the bank wrote down and says what it means.' },
        { heading: 'What it stands for', text: 'A figure is worth as much as the rows behind it. So every figure can be opened, nothing is guessed where the data cannot tell, and no language model does any sums.' },
        { heading: 'Where it stands', text: 'Purser is a beta release and open source under the MIT licence. It runs on your own machine with one command.' },
      ]}
    />
  );
}
