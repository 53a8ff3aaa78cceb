/** How long each vendor's tokens last and whether its refresh tokens are replaced, as their documentation says. */
import type { ProviderName } from '../../contract.ts';

export interface TokenRules {
  /** Null where the access token lasts until it is revoked. */
  readonly accessSeconds: number | null;
  /** A refresh gives a new refresh token; whoever shows an older one later loses everything. */
  readonly rotates: boolean;
  /** The redirect address has to be sent again with the code. */
  readonly wantsRedirectUri: boolean;
  /** What our app is given, whatever it asked for. */
  readonly scope: string;
  readonly prefixes: { readonly code: string; readonly access: string; readonly refresh: string };
}

/** Codes are for one use within a minute, whatever the vendor. */
export const CODE_SECONDS = 60;

/** A replaced refresh token still works for this long, for whoever did not get the answer with the new one. */
export const GRACE_SECONDS = 60;

export const TOKEN_RULES: Readonly<Record<ProviderName, TokenRules>> = {
  quickbooks: { accessSeconds: 3_600, rotates: true, wantsRedirectUri: true, scope: 'com.intuit.quickbooks.accounting', prefixes: { code: 'XAB11', access: 'eyJ', refresh: 'AB11' } },
  stripe: { accessSeconds: null, rotates: false, wantsRedirectUri: false, scope: 'read_only', prefixes: { code: 'ac_', access: 'sk_test_', refresh: 'rt_' } },
  square: { accessSeconds: 30 * 86_400, rotates: true, wantsRedirectUri: false, scope: 'MERCHANT_PROFILE_READ PAYMENTS_READ PAYOUTS_READ', prefixes: { code: 'sandbox-sq0cgb-', access: 'EAAAl', refresh: 'EQAAl' } },
  paypal: { accessSeconds: 8 * 3_600, rotates: false, wantsRedirectUri: false, scope: 'openid https://uri.paypal.com/services/reporting/search/read https://uri.paypal.com/services/reporting/balances/read', prefixes: { code: 'C21AA', access: 'A21AA', refresh: 'R23AA' } },
};
