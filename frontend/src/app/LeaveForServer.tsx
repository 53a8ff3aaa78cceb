/** Asks the server for the address at hand, which is none of the product's. */
import { useEffect } from 'react';
import { FullPageSpinner } from '../ui/FullPageSpinner.tsx';

export function LeaveForServer() {
  useEffect(() => { location.replace(location.href); }, []);
  return <FullPageSpinner />;
}
