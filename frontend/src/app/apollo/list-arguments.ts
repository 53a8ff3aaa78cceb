/** Which list a cached field is: `reports({"type":"monthly","limit":20})`, or just `reports` without arguments. */
export type ListArguments = Readonly<Record<string, unknown>>;

export function argumentsOf(storeFieldName: string): ListArguments {
  const json = storeFieldName.slice(storeFieldName.indexOf('(') + 1, -1);
  return storeFieldName.includes('(') ? (JSON.parse(json) as ListArguments) : {};
}
