/** The change of a figure: arrow, signed percent, word and what it is compared with. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tabularFigures } from '../format/figure-style.ts';
import { deltaWords } from './delta-words.ts';
import type { RiseMeans } from './delta-words.ts';

interface Props {
  /** In percent; null where a percentage would say nothing: from nothing, or across zero. */
  changePercent: number | null | undefined;
  riseMeans: RiseMeans;
  /** The period that it is compared with: "Oct 1 – 20". */
  base: string;
  /** The figure of that period, for where there is no percentage. */
  before?: string | undefined;
}

const colorOf = { better: 'success.main', worse: 'error.main', neither: 'text.secondary' } as const;

export function Delta({ changePercent, riseMeans, base, before }: Props) {
  if (changePercent === null || changePercent === undefined) {
    return (
      <Typography variant="caption" color="textSecondary" component="p">
        {before ? `${base}: ${before}` : `No figure for ${base} to compare with`}
      </Typography>
    );
  }
  const { arrow, percent, comparison, effect } = deltaWords(changePercent, riseMeans);
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      <Box component="span" sx={{ color: colorOf[effect], fontWeight: 600, fontVariantNumeric: tabularFigures }}>
        <span aria-hidden="true">{arrow} </span>
        {percent}
      </Box>
      {`, ${comparison} ${base}`}
    </Typography>
  );
}
