/** /about */
import { paths } from '../../paths.ts';
import { Prose } from './Prose.tsx';

export function AboutPage() {
  return (
    <Prose
      title="About Purser"
      lede="On a ship the purser keeps the money and can account for every coin of it. This one does it for small businesses: it reads what the bank wrote down and says what it means."
      sections={[
        { heading: 'What it stands for', text: 'A figure is worth as much as the rows behind it. So every figure can be opened, nothing is guessed where the data cannot tell, and no language model does any sums.' },
        { heading: 'Where it stands', text: 'Purser is a beta release and open source under the MIT licence. It runs on your own machine with one command, and needs no key, no account elsewhere and no network.' },
        { heading: 'See for yourself', text: <p>The <a href={paths.demo}>demo</a> is the whole product with the books of a sample company. What is open to programs stands under <a href={paths.docs}>Docs</a>.</p> },
      ]}
    />
  );
}
