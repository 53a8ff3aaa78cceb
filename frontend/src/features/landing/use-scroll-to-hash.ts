/** Goes to the section that the address names, also when the page was only just fetched. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const section = document.getElementById(decodeURIComponent(hash.slice(1)));
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    section?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  }, [hash, key]);
}
