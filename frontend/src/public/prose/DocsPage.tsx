/** /docs */
import { paths } from '../../paths.ts';
import { Code } from './Code.tsx';
import { Prose } from './Prose.tsx';

const rest = `curl -c jar -X POST $PURSER/api/auth/demo
curl -b jar -F file=@statement.csv $PURSER/api/files/upload
curl -b jar "$PURSER/api/financial-data?period=last-month"
curl -b jar -H 'Content-Type: application/json' \\
  -d '{"query":"What was my profit last month?"}' $PURSER/api/queries`;

const graphql = `mutation {
  askQuestion(input: { query: "What was my profit last month?" }) {
    response
    answer { value unit currency citations { date description amount } }
  }
}`;

const sdk = `import { connect } from './schema/client.ts';

const purser = connect('http://127.0.0.1:4000');
await purser.DemoLogin();
const { askQuestion } = await purser.AskQuestion({
  input: { query: 'What are my biggest expenses?' },
});
console.log(askQuestion.response);`;

export function DocsPage() {
  return (
    <Prose
      title="Docs"
      lede="Everything on screen is open to programs, under the same rules and from the same services. In the examples $PURSER stands for the address of this server."
      sections={[
        { heading: 'REST', text: <><p>JSON under <code>/api</code>: money as decimal strings, errors as problem details. Lists are newest first and paged with <code>limit</code> and <code>cursor</code>. A session cookie says who is calling; every POST honours an <code>Idempotency-Key</code>.</p><Code label="REST example">{rest}</Code></> },
        { heading: 'GraphQL', text: <><p>One schema at <code>/graphql</code>, with a description on every type and field, and live progress of files over WebSocket.</p><Code label="GraphQL example">{graphql}</Code></> },
        { heading: 'Playground', text: <p>Explore the schema and try operations in the <a href={paths.playground}>playground</a>. It is served by this server and uses your session: open the <a href={paths.demo}>demo</a> first to have data to ask about.</p> },
        { heading: 'A typed client', text: <><p>The repository holds a generated TypeScript client in <code>schema/</code>, and <code>schema/examples/ask-a-question.ts</code>, which signs in, uploads a file and asks about it.</p><Code label="SDK example">{sdk}</Code></> },
        { heading: 'Bank formats', text: <p><code>POST /api/files/upload</code> takes CSV and PDF. <code>POST /api/imports</code>, with the same part and the same answer, also takes OFX, QFX, QIF, CAMT.052 to 054, MT940 and XLSX; in GraphQL it is <code>importStatement</code>.</p> },
        { heading: 'Large files', text: <p>Uploads end at 10 MB. Whoever runs the server can import a file of any size: <code>npm run import -- FILE --email YOU</code>.</p> },
        { heading: 'Definitions', text: <p>Revenue, expenses, profit and the rest are defined in GLOSSARY.md of the repository; every screen and every door uses the same definitions.</p> },
      ]}
    />
  );
}
