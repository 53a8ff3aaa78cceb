/** A scenario as a file to hand on: the same papers that reports are made as. */
import { AppError } from '../../errors.ts';
import { reportText } from '../../finance/reports/report-text.ts';
import { scenarioDocument } from '../../finance/scenario/scenario-document.ts';
import { isPaperFormat, PAPER_FORMATS, PAPER_MEDIA_TYPES, writePaper } from '../../papers/paper.ts';
import type { ScenarioResult } from './scenario-result.ts';

export interface ScenarioFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Throws BAD_USER_INPUT naming the formats that there are. */
export function requireFormat(format: string): void {
  if (format === 'txt' || isPaperFormat(format)) return;
  const message = `Scenarios can be downloaded as ${['txt', ...PAPER_FORMATS.slice(0, -1)].join(', ')} or ${PAPER_FORMATS.at(-1)}, not as "${format}".`;
  throw new AppError('BAD_USER_INPUT', message, { fields: { format: message } });
}

export async function scenarioFile(name: string, businessName: string, result: ScenarioResult, format: string): Promise<ScenarioFile> {
  const { asOf, played, leverNames, notes, vocabulary: { currency } } = result;
  const document = scenarioDocument({ name, businessName, currency, writtenOn: asOf, played, leverNames, notes });
  if (!isPaperFormat(format)) return { name: `${name}.txt`, mediaType: 'text/plain; charset=utf-8', bytes: new TextEncoder().encode(`${reportText(document)}\n`) };
  return { name: `${name}.${format}`, mediaType: PAPER_MEDIA_TYPES[format], bytes: await writePaper(document, format) };
}
