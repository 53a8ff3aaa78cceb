/** Turns QuickBooks' JSON into the XML that its schema describes, and has it validated by libxml2. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';

const NAMESPACE = 'http://schema.intuit.com/finance/v3';
const FILES = ['Finance.xsd', 'IntuitBaseTypes.xsd', 'IntuitNamesTypes.xsd', 'Report.xsd'];

interface ComplexType {
  readonly base: string | null;
  readonly isText: boolean;
  /** In the order in which they have to stand. */
  readonly elements: readonly { readonly name: string; readonly type: string }[];
  readonly attributes: ReadonlySet<string>;
}

export class QuickBooksSchema {
  readonly #files: readonly { readonly fileName: string; readonly contents: string }[];
  readonly #types = new Map<string, ComplexType>();

  constructor(folder: string) {
    this.#files = FILES.map((fileName) => ({ fileName, contents: readFileSync(path.join(folder, fileName), 'utf8') }));
    const groups = new Map(this.#files.flatMap(({ contents }) => blocks(contents, 'group')));
    for (const { contents } of this.#files) for (const [name, text] of blocks(contents, 'complexType')) this.#types.set(name, typeOf(text, groups));
  }

  /** Problems of many objects at once, each with the name of its type. */
  async problemsOf(objects: readonly (readonly [string, unknown])[]): Promise<string[]> {
    const unknown: string[] = [];
    const body = objects.map(([type, object]) => this.#xml(type, type, object, unknown)).join('\n');
    const kinds = [...new Set(objects.map(([type]) => type))];
    const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${NAMESPACE}" targetNamespace="${NAMESPACE}" elementFormDefault="qualified">
      <xs:include schemaLocation="Finance.xsd"/><xs:include schemaLocation="Report.xsd"/>
      <xs:element name="Books"><xs:complexType><xs:choice maxOccurs="unbounded">${kinds.map((kind) => `<xs:element name="${kind}" type="${kind}"/>`).join('')}</xs:choice></xs:complexType></xs:element>
    </xs:schema>`;
    const { errors } = await validateXML({
      xml: [{ fileName: 'books.xml', contents: `<Books xmlns="${NAMESPACE}">${body}</Books>` }], schema: [{ fileName: 'books.xsd', contents: schema }],
      preload: this.#files, initialMemoryPages: 1_024, maxMemoryPages: 8_192,
    });
    return [...unknown, ...errors.map(({ message }) => message)];
  }

  #xml(tag: string, typeName: string, value: unknown, unknown: string[]): string {
    if (typeof value !== 'object' || value === null) return `<${tag}>${escaped(value)}</${tag}>`;
    const type = this.#whole(typeName);
    const fields = value as Record<string, unknown>;
    const attributes = Object.entries(fields).filter(([name, found]) => type.attributes.has(name) && found !== undefined).map(([name, found]) => ` ${name}="${escaped(found)}"`).join('');
    if (type.isText) return `<${tag}${attributes}>${escaped(fields['value'])}</${tag}>`;
    const known = new Set([...type.elements.map(({ name }) => name), ...type.attributes]);
    unknown.push(...Object.keys(fields).filter((name) => !known.has(name)).map((name) => `${typeName}.${name} is unknown`));
    const children = type.elements.flatMap(({ name, type: childType }) => {
      const found = fields[name];
      return found === undefined ? [] : (Array.isArray(found) ? found : [found]).map((one: unknown) => this.#xml(name, childType, one, unknown));
    });
    return `<${tag}${attributes}>${children.join('')}</${tag}>`;
  }

  /** With everything that it inherits, which stands first. */
  #whole(name: string): ComplexType {
    const own = this.#types.get(name);
    if (!own) throw new Error(`The schema has no type ${name}.`);
    const base = own.base !== null && this.#types.has(own.base) ? this.#whole(own.base) : null;
    return { ...own, elements: [...(base?.elements ?? []), ...own.elements], attributes: new Set([...(base?.attributes ?? []), ...own.attributes]) };
  }
}

/** Top-level definitions by name, without their documentation. */
function blocks(text: string, kind: 'complexType' | 'group'): [string, string][] {
  const plain = text.replaceAll(/<xs:annotation>[\s\S]*?<\/xs:annotation>/g, '');
  return [...plain.matchAll(new RegExp(`<xs:${kind}\\s[^>]*?name="(\\w+)"[^>]*>([\\s\\S]*?)</xs:${kind}>`, 'g'))].map((match) => [match[1] ?? '', match[2] ?? '']);
}

function typeOf(text: string, groups: ReadonlyMap<string, string>): ComplexType {
  const whole = text.replaceAll(/<xs:group\s+ref="(\w+)"[^>]*>/g, (_all, name: string) => groups.get(name) ?? '');
  const elements = [...whole.matchAll(/<xs:element\s([^>]*)>/g)].map(([, attributes = '']) => ({ name: attributeOf(attributes, 'name'), type: attributeOf(attributes, 'type') }));
  return {
    base: /<xs:extension\s+base="([\w:]+)"/.exec(whole)?.[1] ?? null, isText: whole.includes('<xs:simpleContent>'), elements,
    attributes: new Set([...whole.matchAll(/<xs:attribute\s([^>]*)>/g)].map(([, attributes = '']) => attributeOf(attributes, 'name'))),
  };
}

function attributeOf(text: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1] ?? '';
}

function escaped(value: unknown): string {
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
