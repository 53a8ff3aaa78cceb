/** Who asks: the first argument of every service method, made by `api/viewer.ts` from the session. */
export interface Viewer {
  readonly userId: string;
  readonly businessId: string;
  readonly accountType: 'starter' | 'pro' | 'enterprise';
  readonly isDemo: boolean;
}
