/** Reads XML as a stream of events within bounds: no document type, no entities of the file's own, no depth without end. */
import { SaxesParser, type SaxesTagPlain } from 'saxes';

export interface XmlHandler {
  /** `name` without its prefix; attributes keep theirs. */
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void;
  text(text: string): void;
  close(name: string): void;
}

/** Why a file is not read further, in words for its owner. */
export class XmlRefused extends Error {}

const MAX_DEPTH = 100;
const CHUNK_CHARS = 64 * 1024;

/** Throws XmlRefused, and what the handler throws. */
export function readXml(text: string, handler: XmlHandler): void {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  let depth = 0;
  parser.on('doctype', () => { throw new XmlRefused('It declares a document type, which statements never do and attacks often.'); });
  parser.on('error', (error) => { throw new XmlRefused(`It is damaged or incomplete: ${error.message.replace(/^undefined:/, 'line ').slice(0, 160)}`); });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new XmlRefused(`Its elements are nested more than ${MAX_DEPTH} deep.`);
    handler.open(localName(tag.name), tag.attributes, parser.line);
  });
  const onText = (part: string): void => { if (depth > 0) handler.text(part); };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', (tag: SaxesTagPlain) => {
    depth -= 1;
    handler.close(localName(tag.name));
  });
  for (let start = 0; start < text.length; start += CHUNK_CHARS) parser.write(text.slice(start, start + CHUNK_CHARS));
  parser.close();
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
