/** Keeps the place of a small select until its code is there. */
import Skeleton from '@mui/material/Skeleton';

export function SelectSkeleton() {
  return <Skeleton variant="rounded" width={172} height={40} />;
}
