/** What a process that reads files needs of the reader; built as one piece (rolldown.config.js). */
export { readSource } from '../read-statement.ts';
export { fileSource } from './file-source.ts';
