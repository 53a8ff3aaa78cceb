/** Figures with what they mean, each a way to the rows that it is made of; a changed one beside what it was. */
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Proof_ProofFragment } from '../../generated/graphql.ts';
import { tabularFigures } from '../../format/figure-style.ts';
import { rowsAddress } from '../questions/rows-address.ts';
import { figureWords } from './proof-words.ts';

interface Props {
  figures: readonly Proof_ProofFragment['figures'][number][];
  currency: string;
}

function Value({ figure: { label, unit, valueThen, valueNow, isChanged, place }, currency }: { figure: Props['figures'][number]; currency: string }) {
  const now = figureWords(valueNow, unit, currency);
  return (
    <Typography variant="body2" align="right" sx={{ fontVariantNumeric: tabularFigures, fontWeight: 500, whiteSpace: 'nowrap' }}>
      {isChanged ? <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>{`${figureWords(valueThen, unit, currency)} → `}</Box> : null}
      {place ? <MuiLink component={Link} to={rowsAddress(place)} aria-label={`${label || 'The figure'}: ${now}, show its transactions`} color="inherit" underline="always" sx={{ textDecorationStyle: 'dotted', textUnderlineOffset: '0.2em' }}>{now}</MuiLink> : now}
    </Typography>
  );
}

export function ProvedFigures({ figures, currency }: Props) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {figures.map((figure, index) => (
        <Box component="li" key={index} sx={{ py: 1, borderBottom: '1px solid', borderColor: 'divider', display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
          <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
            {figure.label === '' ? null : <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{figure.label}</Typography>}
            <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>{figure.definition}</Typography>
          </Box>
          <Value figure={figure} currency={currency} />
        </Box>
      ))}
    </Box>
  );
}
