/** What an answer saw: the period, how much of it is categorised, what was left out, and which days the data covers. */
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';
import { formatDay } from '../../format/date.ts';
import { formatPercent, formatQuantity } from '../../format/number.ts';
import { paths } from '../../paths.ts';
import { asOfNotice } from './answer-lead.ts';

interface Props {
  answer: AnswerCard_AnswerFragment;
  /** The last paragraph of the answer's words; all there is for answers from before coverage was told. */
  footing: string | null;
}

export function AnswerCoverage({ answer: { coverage, engine }, footing }: Props) {
  const wordedBy = engine === 'local' ? '' : ` Computed here, worded by ${engine}.`;
  if (!coverage) return <Typography variant="caption" color="textSecondary" component="p">{`${footing ?? ''}${wordedBy}`}</Typography>;
  const { from, to, rowCount, categorisedPercent, leftOut } = coverage;
  const notice = asOfNotice(footing);
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ minWidth: 0 }}>
      {notice ? <strong>{`${notice} `}</strong> : null}
      {`Data from ${formatDay(from)} to ${formatDay(to)}; ${formatQuantity(rowCount, 'row')} in the period`}
      {categorisedPercent === null ? null : categorisedPercent === 100 ? ', all categorised' : <>, <MuiLink component={Link} to={paths.review} color="inherit">{`${formatPercent(categorisedPercent)} categorised`}</MuiLink></>}
      {leftOut.length === 0 ? '.' : `. Left out: ${leftOut.map(({ words }) => words).join(', ')}.`}
      {wordedBy}
    </Typography>
  );
}
