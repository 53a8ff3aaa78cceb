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
    <MuiLink component={Link} to={rowsAddress(place)} aria-label={`${figure}, show its transactions`} color="inherit" underline="hover" sx={{ textDecorationStyle: 'dotted', textUnderlineOffset: '0.2em' }}>
      {figure}
    </MuiLink>
  );
}
