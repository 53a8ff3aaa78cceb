/** What a workbook says of itself: its sheets, its texts, and what its formats mean. */
import { readXml } from '../xml/bounded-xml.ts';
import { ElementBuilder } from '../xml/element-builder.ts';
import { findAll, type XmlElement } from '../xml/xml-element.ts';
import { builtInMeaning, meaningOfFormat, type NumberMeaning } from './number-formats.ts';
import { ZipRefused, type ZipParts } from '../zip/zip-parts.ts';

export interface SheetPart { name: string; path: string; isHidden: boolean }

export interface Workbook {
  sheets: SheetPart[];
  texts: string[];
  /** By the number of a cell's style. */
  meanings: NumberMeaning[];
  is1904: boolean;
}

const MAX_TEXTS = 1_000_000;

/** Throws ZipRefused and XmlRefused. */
export async function readWorkbook(parts: ZipParts): Promise<Workbook> {
  const workbook = await parts.text('xl/workbook.xml');
  if (workbook === null) throw new ZipRefused('It is a zip, but no workbook of a spreadsheet.');
  const targets = await relations(parts);
  const sheets: SheetPart[] = [];
  let is1904 = false;
  for (const element of elements(workbook, ['sheet', 'workbookPr'])) {
    const { attributes } = element;
    if (element.name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
    else sheets.push({ name: attributes.name ?? '', path: targets.get(relationOf(attributes)) ?? '', isHidden: (attributes.state ?? 'visible') !== 'visible' });
  }
  return { sheets: sheets.filter(({ path }) => parts.has(path)), texts: await sharedTexts(parts), meanings: await meanings(parts), is1904 };
}

function* elements(xml: string, names: readonly string[]): Generator<XmlElement> {
  const found: XmlElement[] = [];
  readXml(xml, new ElementBuilder(names, (element) => found.push(element), () => undefined));
  yield* found;
}

/** `r:id`, whatever the prefix. */
const relationOf = (attributes: Readonly<Record<string, string>>): string => Object.entries(attributes).find(([name]) => /:id$/i.test(name))?.[1] ?? '';

/** Paths within the zip by the number of the relation; what leads out of the workbook is not followed. */
async function relations(parts: ZipParts): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  for (const { attributes } of elements((await parts.text('xl/_rels/workbook.xml.rels')) ?? '<none/>', ['Relationship'])) {
    if (attributes.TargetMode === 'External') continue;
    const target = attributes.Target ?? '';
    targets.set(attributes.Id ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  return targets;
}

async function sharedTexts(parts: ZipParts): Promise<string[]> {
  const xml = await parts.text('xl/sharedStrings.xml');
  const texts: string[] = [];
  if (xml === null) return texts;
  readXml(xml, new ElementBuilder(['si'], (element) => { if (texts.length < MAX_TEXTS) texts.push(richText(element)); }, () => undefined));
  return texts;
}

/** Plain text, or the runs of a formatted one; how it is pronounced stands in another element. */
export const richText = (element: XmlElement): string => [...findAll(element, 't'), ...findAll(element, 'r/t')].map(({ text }) => text).join('');

async function meanings(parts: ZipParts): Promise<NumberMeaning[]> {
  const xml = await parts.text('xl/styles.xml');
  if (xml === null) return [];
  const own = new Map<number, NumberMeaning>();
  const styles: number[] = [];
  for (const element of elements(xml, ['numFmts', 'cellXfs'])) {
    for (const { attributes } of findAll(element, 'numFmt')) own.set(Number(attributes.numFmtId), meaningOfFormat(attributes.formatCode ?? ''));
    for (const { attributes } of findAll(element, 'xf')) styles.push(Number(attributes.numFmtId ?? 0));
  }
  return styles.map((id) => own.get(id) ?? builtInMeaning(id));
}

