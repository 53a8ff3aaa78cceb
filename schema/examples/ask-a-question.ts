/**
 * Signs in, uploads a bank file, asks a question about it and tells how far the answer is, through the generated SDK.
 *
 *   node schema/examples/ask-a-question.ts statement.csv "What was my revenue last month?"
 *
 * PURSER_URL names the server (http://127.0.0.1:4000), PURSER_EMAIL and PURSER_PASSWORD the account; without an account it enters the demo.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Purser } from '../client.ts';

const POLL_MS = 250;

const [filePath, query = 'What are my biggest expenses?'] = process.argv.slice(2);
if (!filePath) {
  console.error('Usage: node schema/examples/ask-a-question.ts FILE [QUESTION]');
  process.exit(2);
}

const { PURSER_URL = 'http://127.0.0.1:4000', PURSER_EMAIL: email, PURSER_PASSWORD: password } = process.env;
const purser = connect(PURSER_URL);
if (email && password) await purser.Login({ input: { email, password } });
else await purser.DemoLogin();

const { uploadFile } = await purser.UploadFile({ file: new File([readFileSync(filePath)], path.basename(filePath)) });
const file = await whenRead(purser, uploadFile.id);
console.log(`${file.fileName}: ${file.status}, ${file.transactionCount} transactions, ${file.dateFrom} to ${file.dateTo}`);
if (file.status !== 'processed') throw new Error(file.error ?? 'The file could not be read.');

const { askQuestion } = await ask(purser, file.id);
console.log(`Computed: ${String(askQuestion.answer.value)} ${askQuestion.answer.currency ?? ''}`);
console.log(`\n${askQuestion.query}\n${askQuestion.response}\n\nHow it was read: ${askQuestion.answer.plan?.text ?? 'not at all'}`);
for (const row of askQuestion.answer.citations.slice(0, 5)) console.log(`  ${row.date}  ${row.amount.padStart(12)}  ${row.description}`);

/** Tells how far the answer is while it is made; `listening` comes first. The answer itself may overtake the last of this news. */
async function ask(client: Purser, fileId: string) {
  const progressId = randomUUID();
  const answered = new AbortController();
  let asked: ReturnType<Purser['AskQuestion']> | undefined;
  for await (const { answerProgress: { stage, reading, figures } } of client.AnswerProgress({ progressId }, { signal: answered.signal })) {
    if (stage === 'listening') asked = client.AskQuestion({ input: { query, fileId, progressId } }).finally(() => answered.abort());
    if (stage === 'read') console.log(`Understood: ${reading}`);
    if (stage === 'computed') console.log(`Computed so far: ${String(figures?.value)} ${figures?.currency ?? ''}`);
  }
  return asked ?? client.AskQuestion({ input: { query, fileId } });
}

/** Reading goes on in the background; the API also tells of it live (subscription fileChanged). */
async function whenRead(client: Purser, id: string) {
  for (;;) {
    const { file } = await client.File({ id });
    if (file.status !== 'processing') return file;
    await pause(POLL_MS);
  }
}
