/** The addresses that the product behind the public pages answers; what is said about them to browsers and search engines. */
import { paths } from '../paths.ts';

export interface AppAddress {
  path: string;
  /** Whether everything below belongs to it as well. */
  covers: 'itself' | 'all below';
  title: string;
  /** Null keeps a page out of search engines. */
  description: string | null;
  /** Whether it is in the list for search engines; what leads to sign-in first is not. */
  isListed: boolean;
  /** Source files or chunk groups (prerender/chunk-groups.ts) that it needs at once, besides the product's first: fetched together with it rather than after it. */
  modules: readonly string[];
  /** Whether the page begins with a picture of itself (first-screen/). */
  hasFirstScreen?: boolean;
}

export const appAddresses: readonly AppAddress[] = [
  { path: paths.login, covers: 'itself', title: 'Sign in · Purser', description: 'Sign in to Purser, or try the demo account with pre-loaded sample data.', isListed: true, modules: ['src/pages/LoginPage.tsx'] },
  { path: paths.signUp, covers: 'itself', title: 'Create your account · Purser', description: 'Create a Purser account: free to start, no card asked for.', isListed: true, modules: ['src/pages/SignUpPage.tsx'] },
  { path: paths.forgotPassword, covers: 'itself', title: 'Forgotten password · Purser', description: null, isListed: false, modules: ['src/pages/ForgotPasswordPage.tsx'] },
  { path: paths.resetPassword, covers: 'itself', title: 'New password · Purser', description: null, isListed: false, modules: ['src/pages/ResetPasswordPage.tsx'] },
  { path: paths.demo, covers: 'itself', title: 'Demo · Purser', description: null, isListed: false, modules: ['src/pages/DemoPage.tsx'] },
  { path: paths.dashboard, covers: 'all below', title: 'Dashboard · Purser', description: 'Revenue, expenses, profit and cash flow of your business, with the transactions behind every figure.', isListed: false, modules: ['dashboard'], hasFirstScreen: true },
];

export function isAppAddress(address: string): boolean {
  return appAddresses.some(({ path, covers }) => address === path || (covers === 'all below' && address.startsWith(`${path}/`)));
}
