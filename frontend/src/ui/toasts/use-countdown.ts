/** Calls back after a while that starts anew whenever a pause ends. */
import { useEffect, useEffectEvent } from 'react';

export function useCountdown(options: { milliseconds: number; isPaused: boolean; onEnd: () => void }): void {
  const { milliseconds, isPaused } = options;
  const onEnd = useEffectEvent(options.onEnd);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(onEnd, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, isPaused]);
}
