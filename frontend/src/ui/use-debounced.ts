/** The value as it is once it has stopped changing for a while: typing asks the server once, not at every key. */
import { useEffect, useState } from 'react';

export function useDebounced<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
