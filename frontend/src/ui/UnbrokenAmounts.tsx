/** A text whose signed amounts stay whole at the end of a line: browsers break between a minus sign and what follows it. */
import Box from '@mui/material/Box';

const SIGNED_AMOUNT = /((?<![\w\u2212-])[\u2212+-][$€£¥]?\d[\d.,]*%?)/;

export function UnbrokenAmounts({ text }: { text: string }) {
  return text.split(SIGNED_AMOUNT).map((part, index) => (index % 2 === 0 ? part : <Box key={index} component="span" sx={{ whiteSpace: 'nowrap' }}>{part}</Box>));
}
