/** /docs */
import Link from '@mui/material/Link';
import { paths } from '../paths.ts';
import { ProsePage } from '../ui/ProsePage.tsx';

export default function DocsPage() {
  return (
    <ProsePage
      title="Docs"
      sections={[
        { heading: 'GraphQL', text: <>Everything on screen goes through one GraphQL schema at <code>/graphql</code>, with a description on every type and field. Try it in the <Link href={paths.playground}>playground</Link>.</> },
        { heading: 'REST', text: <>The same services answer under <code>/api</code>: JSON in and out, money as decimal strings, errors as problem details. Lists are newest first and paged with <code>limit</code> and <code>cursor</code>.</> },
        { heading: 'A typed client', text: <>The repository holds a generated TypeScript client in <code>schema/</code>, with an example that signs in, uploads a file and asks a question.</> },
        { heading: 'Definitions', text: 'Revenue, expenses, profit and the rest are defined in the glossary of the repository; every screen and every door uses the same definitions.' },
      ]}
    />
  );
}
