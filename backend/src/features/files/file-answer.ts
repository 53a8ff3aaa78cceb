/** The owner's answer to what a file's content does not settle: day or month first, which sign, which decimal mark. */
import { AppError } from '../../errors.ts';
import { withAnswer } from '../../ingestion/understand/answered.ts';
import { Input } from '../input.ts';
import { saidOf } from './file-reading.ts';
import type { FinancialFile } from './file.entity.ts';

/** Sets the file back to processing with the answer noted. Throws BAD_USER_INPUT or CONFLICT. */
export function applyAnswer(file: FinancialFile, fields: unknown): void {
  const input = new Input(fields);
  const answer = input.text('answer', 'The answer', 200);
  const { reading } = file;
  const asked = file.status === 'needs-answer' ? reading?.ambiguity : null;
  if (asked && !asked.options.includes(answer)) input.fault('answer', `Answer with one of: ${asked.options.join(', ')}.`);
  input.check();
  if (!asked || !reading) throw new AppError('CONFLICT', 'This file asks no question.');
  file.reading = { ...reading, ambiguity: null, said: withAnswer(saidOf(reading), asked.about, answer) };
  file.status = 'processing';
  file.error = null;
  file.progressPercent = 0;
}
