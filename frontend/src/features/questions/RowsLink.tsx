/** A figure that leads to the very rows it is made of, in the ledger. */
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { rowsAddress, type Place } from './rows-address.ts';

interface Props {
  place: Place;
  figure: string;
}

export function RowsLink({ place, figure }: Props) {
  return (
    <MuiLink component={Link} to={rowsAddress(place)} aria-label={`${figure}, show its transactions`} color="inherit" underline="always" sx={{ textDecorationStyle: 'dotted', textDecorationColor: 'var(--mui-palette-text-secondary)', textUnderlineOffset: '0.25em', '&:hover': { textDecorationStyle: 'solid' } }}>
      {figure}
    </MuiLink>
  );
}
