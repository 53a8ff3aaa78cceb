/** A shape as JSON Schema in the strict form that OpenAI-compatible endpoints take: every property is listed as required, one that may be absent may be null. */
import type { Shape } from './prompt.ts';

/** The name under which a list travels, for the root has to be an object. */
export const LIST = 'items';

export function jsonSchema(shape: Shape, mayBeNull = shape.nullable ?? false): object {
  const type = mayBeNull ? [shape.type, 'null'] : shape.type;
  if (shape.type === 'array') return { type, items: jsonSchema(shape.items) };
  if (shape.type === 'object') {
    const { properties, required } = shape;
    const listed = Object.entries(properties).map(([name, one]) => [name, jsonSchema(one, one.nullable || !required.includes(name))]);
    return { type, properties: Object.fromEntries(listed) as object, required: Object.keys(properties), additionalProperties: false };
  }
  const described = shape.description === undefined ? {} : { description: shape.description };
  return shape.type === 'string' && shape.oneOf ? { type, enum: mayBeNull ? [...shape.oneOf, null] : [...shape.oneOf], ...described } : { type, ...described };
}

/** The list without what it travelled in; anything else as it is. */
export function unwrapped(json: string, shape: Shape): string {
  if (shape.type !== 'array') return json;
  try {
    const found = JSON.parse(json) as Record<string, unknown> | null;
    return Array.isArray(found?.[LIST]) ? JSON.stringify(found[LIST]) : json;
  } catch {
    return json;
  }
}
