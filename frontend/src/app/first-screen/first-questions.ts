/** What the server asks in the name of whoever opens the dashboard, and sends along with the page. The build writes it beside the page. */
import { addTypenameToDocument } from '@apollo/client/utilities';
import { print, type DocumentNode } from 'graphql';
import { FirstAnswersDocument, MeDocument } from '../../generated/graphql.ts';
import { firstVariables } from './first-answers.ts';

const question = (document: DocumentNode, variables: object) => ({ query: print(addTypenameToDocument(document)), variables });

/** Where the dashboard's home is opened, and where any view below it is, or the home with a choice of its own. */
export const firstQuestions = { itself: question(FirstAnswersDocument, firstVariables), other: question(MeDocument, {}) };
