/** How often each pollution occurs among real files, as the benchmark's authors counted them (its pollock_weights.json). */

const FILE_WEIGHTS: Readonly<Record<string, number>> = {
  source: 1, file_no_payload: 15, file_no_trailing_newline: 184, file_double_trailing_newline: 5, file_no_header: 470, file_header_multirow_2: 47, file_header_multirow_3: 47,
  file_preamble: 282, file_multitable_same: 188 / 3, file_multitable_more: 188 / 3, file_multitable_less: 188 / 3, file_header_only: 3, file_one_data_row: 4,
  file_record_delimiter_0xD: 7, file_record_delimiter_0xA: 1691, file_field_delimiter_0x9: 4, file_field_delimiter_0x3B: 834, file_field_delimiter_0x20: 4,
  file_field_delimiter_0x2C_0x20: 101, file_quotation_char_0x27: 11, file_escape_char_0x5C: 1, file_escape_char_0x00: 7,
};
const SEPARATOR_ROW_WEIGHT = 0.36775106082036774;
const QUOTE_ROW_WEIGHT = 0.009259259259259259;

export function pollockWeight(fileName: string): number {
  const name = fileName.replace(/\.csv$/, '');
  if (/^row_(more|less)_sep_/.test(name)) return SEPARATOR_ROW_WEIGHT;
  if (/^row_/.test(name)) return QUOTE_ROW_WEIGHT;
  return FILE_WEIGHTS[name] ?? 0;
}
