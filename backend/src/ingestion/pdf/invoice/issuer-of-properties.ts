/** Who wrote an invoice by what the file says of itself, where its text leaves that open: only a name that is plainly a company's, for programs and clerks stand there, too. */
import { lineText, type TextLine } from '../text-lines.ts';
import { domainMatch, domainNames, legalNames } from './company-names.ts';

/** `properties`: author, title and the like. */
export function issuerOfProperties(properties: readonly string[], lines: readonly TextLine[]): string | null {
  const texts = lines.map(lineText);
  const domains = domainNames(texts);
  const names = properties.flatMap((text) => [...legalNames(text), text]);
  return names.find((name) => !isSoftware(name) && (legalNames(name)[0] === name || domainMatch(name, domains) === 2)) ?? null;
}

/** Programs that write PDFs put their makers there. */
const isSoftware = (name: string): boolean => /\b(?:adobe|microsoft|apple|google|libreoffice|openoffice|oracle|sap|crystal|jasper|itext|fpdf|tcpdf|wkhtmltopdf|chrome|chromium|quartz|word|excel)\b/i.test(name);
