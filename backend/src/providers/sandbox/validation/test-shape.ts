/** Compares a body with an example of the same: every field there, no other, each of the example's type or null. */
export function differences(example: unknown, body: unknown, place: string): string[] {
  if (example === null || body === null || isEmpty(example)) return body === undefined ? [`${place}: missing`] : [];
  if (body === undefined) return [`${place}: missing`];
  if (typeOf(example) !== typeOf(body)) return [`${place}: ${typeOf(body)} instead of ${typeOf(example)}`];
  if (Array.isArray(example)) return (body as unknown[]).flatMap((item, index) => differences(example[0], item, `${place}[${index}]`));
  if (typeof example !== 'object') return [];
  const [fields, found] = [example as Record<string, unknown>, body as Record<string, unknown>];
  return [
    ...Object.keys(fields).flatMap((name) => differences(fields[name], found[name], `${place}.${name}`)),
    ...Object.keys(found).filter((name) => !(name in fields)).map((name) => `${place}.${name}: unknown`),
  ];
}

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/** An example without contents says nothing about them. */
function isEmpty(example: unknown): boolean {
  return typeof example === 'object' && example !== null && Object.keys(example).length === 0;
}
