/** One element with all that it holds, for parts of a file that are small enough to be looked at as a whole. */

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  line: number;
  text: string;
  children: XmlElement[];
}

/** The first element at the end of this path, such as "BookgDt/Dt"; undefined where there is none. */
export function find(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return path.split('/').reduce<XmlElement | undefined>((at, name) => at?.children.find((child) => child.name === name), element);
}

/** Every element at the end of this path, whichever way leads to it. */
export function findAll(element: XmlElement | undefined, path: string): XmlElement[] {
  return path.split('/').reduce<XmlElement[]>((found, name) => found.flatMap((at) => at.children.filter((child) => child.name === name)), element ? [element] : []);
}

/** The text at the first of these paths that holds one; '' without any. */
export function textAt(element: XmlElement | undefined, ...paths: readonly string[]): string {
  for (const path of paths) {
    const text = find(element, path)?.text.trim();
    if (text) return text;
  }
  return '';
}
