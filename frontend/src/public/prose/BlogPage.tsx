/** /blog */
import { paths } from '../../paths.ts';
import { Prose } from './Prose.tsx';

export function BlogPage() {
  return (
    <Prose
      title="Blog"
      lede="Nothing has been published yet."
      sections={[{ heading: 'Until then', text: <p>What changed from release to release stands in CHANGELOG.md, and why things are as they are in docs/decisions, both in the repository. How to use Purser is told under <a href={paths.help}>Help</a>.</p> }]}
    />
  );
}
