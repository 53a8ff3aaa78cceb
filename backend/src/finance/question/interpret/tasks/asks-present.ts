/** "How much does Zoom charge us every month?": in the present, of no stretch, and no mean. */
import type { Reading } from '../reading.ts';

const PRESENT = /\b(do|does|is|are)\b/;
const OTHERWISE = /\b(did|was|were|have|has|had|been|average|typical|typically|usual|usually|normal|normally|generally|mean|median|on the whole|so far|to date|ever)\b/;

export const asksPresent = ({ text, periods }: Reading): boolean => periods.length === 0 && PRESENT.test(text) && !OTHERWISE.test(text);
