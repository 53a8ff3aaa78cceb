/** /blog */
import { ProsePage } from '../ui/ProsePage.tsx';

export default function BlogPage() {
  return <ProsePage title="Blog" sections={[{ text: 'Nothing has been published yet. What changed from release to release stands in CHANGELOG.md in the repository.' }]} />;
}
