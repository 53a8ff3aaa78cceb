/** Headline figures side by side: each opens its rows, and says how it moved. */
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../format/number.ts';
import { paths } from '../../paths.ts';
import { Delta } from '../../ui/Delta.tsx';
import type { LabelledPeriod, ReportDocumentData, ReportFigure, ReportValue } from './report-document.ts';
import { changePercent, figureText } from './report-values.ts';

type Frame = Pick<ReportDocumentData, 'currency' | 'previousPeriod' | 'yearBefore'>;

/** A rate moves by points. */
function Change({ figure: { value, unit, isGoodWhenUp }, earlier, period, currency }: { figure: ReportFigure; earlier: ReportValue; period: LabelledPeriod; currency: string }) {
  if (value === null || earlier === null || unit === 'date' || unit === 'text') return null;
  if (unit === 'percent') {
    const points = Number(value) - Number(earlier);
    const sign = points > 0 ? '+' : '';
    return <Typography variant="caption" color="textSecondary" component="p">{`${sign}${formatNumber(points)} points against ${period.label}`}</Typography>;
  }
  return <Delta changePercent={changePercent(value, earlier)} riseMeans={isGoodWhenUp ? 'better' : 'worse'} base={period.label} before={figureText(earlier, unit, currency)} />;
}

function Figure({ figure, currency, previousPeriod, yearBefore }: Frame & { figure: ReportFigure }) {
  const words = figureText(figure.value, figure.unit, currency);
  return (
    <Box component="li" sx={{ minWidth: 0, borderTop: '2px solid', borderColor: 'primary.main', pt: 1 }}>
      <Typography variant="body2" color="textSecondary">{figure.label}</Typography>
      <Typography variant="figure" component="p" sx={{ fontSize: '1.375rem', overflowWrap: 'anywhere' }}>
        {figure.place && figure.value !== null ? <MuiLink component={Link} to={paths.transactions(figure.place)} color="inherit" underline="hover" aria-label={`${figure.label} ${words}: its transactions`}>{words}</MuiLink> : words}
      </Typography>
      {figure.value === null && figure.missing ? <Typography variant="caption" color="textSecondary" component="p">{figure.missing}</Typography> : null}
      <Change figure={figure} earlier={figure.previous} period={previousPeriod} currency={currency} />
      {yearBefore ? <Change figure={figure} earlier={figure.yearBefore} period={yearBefore} currency={currency} /> : null}
    </Box>
  );
}

export function ReportFigures({ figures, ...frame }: Frame & { figures: readonly ReportFigure[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(150px, 1fr))' } }}>
      {figures.map((figure) => <Figure key={figure.label} figure={figure} {...frame} />)}
    </Box>
  );
}
