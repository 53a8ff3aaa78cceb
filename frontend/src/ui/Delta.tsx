/** The change of a figure: arrow, signed percent, word and what it is compared with. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tabularFigures } from '../format/figure-style.ts';
import { deltaWords } from './delta-words.ts';
import type { RiseMeans } from './delta-words.ts';

interface Props {
  /** In percent; null where the period before has nothing to compare with. */
  changePercent: number | null | undefined;
  riseMeans: RiseMeans;
  /** The period that it is compared with: "Oct 1 – 20, 2026". */
  base: string;
}

const colorOf = { better: 'success.main', worse: 'error.main', neither: 'text.secondary' } as const;

export function Delta({ changePercent, riseMeans, base }: Props) {
  if (changePercent === null || changePercent === undefined) {
    return <Typography variant="caption" color="textDisabled" component="p">No figure for {base} to compare with</Typography>;
  }
  const { arrow, percent, comparison, effect } = deltaWords(changePercent, riseMeans);
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      <Box component="span" sx={{ color: colorOf[effect], fontWeight: 600, fontVariantNumeric: tabularFigures }}>
        <span aria-hidden="true">{arrow} </span>
        {percent}
      </Box>
      {` ${comparison} ${base}`}
    </Typography>
  );
}
