/** Checks bodies against the schemas of an OpenAPI document, in which nothing may stand that the vendor did not describe. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';

interface Schema extends Record<string, unknown> { properties?: unknown; additionalProperties?: unknown }

/** Problems of a body, one line each; none for a good one. */
export type CheckBody = (schemaName: string, body: unknown) => string[];

export function openApiChecker(file: string): CheckBody {
  const document = JSON.parse(readFileSync(file, 'utf8'), (_key, value: unknown) => closed(value)) as object;
  // The patterns are written for engines that know no Unicode mode.
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false, validateFormats: false });
  ajv.addSchema(document, 'document');
  return (schemaName, body) => {
    const check = ajv.compile({ $ref: `document#/components/schemas/${schemaName}` });
    return check(body) ? [] : (check.errors ?? []).map(({ instancePath, message, params }) => `${schemaName}${instancePath} ${message} ${JSON.stringify(params)}`);
  };
}

/** Misspelled fields are found only where unknown ones are refused. That a reference may be null is not JSON Schema and nothing that the sandbox does. */
function closed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as Schema;
  if ('nullable' in schema && !('type' in schema)) delete schema['nullable'];
  const isClosable = typeof schema.properties === 'object' && schema['type'] === 'object' && schema.additionalProperties === undefined;
  return isClosable ? { ...schema, additionalProperties: false } : schema;
}
