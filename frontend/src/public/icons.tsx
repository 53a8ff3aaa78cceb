/** The few signs of the public pages, drawn as outlines; all of them stand beside words that say the same. */
import type { ReactNode } from 'react';

function Icon({ children, size = 20 }: { children: ReactNode; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const CheckIcon = () => <Icon><path d="m5 12.5 4.5 4.5L19 7.5" /></Icon>;
export const ArrowIcon = () => <Icon size={18}><path d="M5 12h14m-6-6 6 6-6 6" /></Icon>;
export const MenuIcon = () => <Icon size={22}><path d="M4 7h16M4 12h16M4 17h16" /></Icon>;
export const MoonIcon = () => <Icon><path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" /></Icon>;
export const SunIcon = () => <Icon><circle cx="12" cy="12" r="4" /><path d="M12 2v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" /></Icon>;
export const FileIcon = () => <Icon><path d="M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8z" /><path d="M14 3v5h5" /></Icon>;
export const RowsIcon = () => <Icon><path d="M4 6h16M4 12h16M4 18h10" /></Icon>;
export const SumIcon = () => <Icon><path d="M17 6V5H7l5 7-5 7h10v-1" /></Icon>;
export const QuestionIcon = () => <Icon><circle cx="12" cy="12" r="9" /><path d="M9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.7.4-1.1.9-1.1 1.7M12 16.5h.01" /></Icon>;
export const ShieldIcon = () => <Icon><path d="M12 3 5 6v5c0 4.6 3 8.3 7 10 4-1.7 7-5.4 7-10V6z" /><path d="m9 12 2 2 4-4" /></Icon>;
export const ServerIcon = () => <Icon><rect x="4" y="4" width="16" height="7" rx="1.5" /><rect x="4" y="13" width="16" height="7" rx="1.5" /><path d="M8 7.500h.01M8 16.500h.01" /></Icon>;
export const CodeIcon = () => <Icon><path d="m8 8-4 4 4 4m8-8 4 4-4 4m-2-11-4 14" /></Icon>;
