/** The fields of each row in what COPY wrote in its binary format: signature, flags and length of an extension, then for each row its number of fields, for each field its length. */
const HEADER_BYTES = 19;
const FIELD_COUNT_BYTES = 2;
const LENGTH_BYTES = 4;

/** Fields without a value are left out. */
export function* copiedFields(copied: Buffer): Generator<Buffer[]> {
  let at = HEADER_BYTES;
  for (let count = copied.readInt16BE(at); count >= 0; count = copied.readInt16BE(at)) {
    at += FIELD_COUNT_BYTES;
    const fields: Buffer[] = [];
    for (let field = 0; field < count; field++) {
      const length = copied.readInt32BE(at);
      at += LENGTH_BYTES;
      if (length >= 0) fields.push(copied.subarray(at, at += length));
    }
    yield fields;
  }
}
