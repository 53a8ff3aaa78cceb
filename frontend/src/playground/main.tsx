/** GraphiQL for other developers, served by ourselves: the same schema, session and limits as the product. */
import 'graphiql/setup-workers/vite';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { FIRST_QUERY } from './first-query.ts';
import { fetcher } from './fetcher.ts';
import './playground.css';

const root = document.getElementById('playground');
if (root) createRoot(root).render(<GraphiQL fetcher={fetcher} defaultQuery={FIRST_QUERY} />);
