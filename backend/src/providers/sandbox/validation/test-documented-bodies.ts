/** The bodies that the vendors' machine-readable descriptions leave out, as their documentation describes them; nothing may stand in one that is not described. */
import { Ajv, type AnySchema } from 'ajv';

type Fields = Readonly<Record<string, AnySchema>>;

const TEXT = { type: 'string', minLength: 1 } as const;
const SECONDS = { type: 'integer', minimum: 1 } as const;

/** `more`: fields that may be left out. */
function body(fields: Fields, more: Fields = {}): AnySchema {
  return { type: 'object', properties: { ...fields, ...more }, required: Object.keys(fields), additionalProperties: false };
}

const words = (...values: readonly string[]): AnySchema => ({ enum: values });
/** RFC 6749, 5.2. */
const REFUSED = words('invalid_request', 'invalid_client', 'invalid_grant', 'unauthorized_client', 'unsupported_grant_type', 'invalid_scope');

const BODIES = {
  // developer.intuit.com, "Set up OAuth 2.0": the answer of the bearer token endpoint.
  'intuit token': body({ token_type: words('bearer'), access_token: TEXT, refresh_token: TEXT, expires_in: SECONDS, x_refresh_token_expires_in: SECONDS }),
  'intuit token refusal': body({ error: REFUSED }, { error_description: TEXT }),
  // developer.intuit.com, "Change data capture" and "Data queries": the objects themselves are in Intuit's XSD.
  'intuit query': body({ QueryResponse: { type: 'object', properties: { startPosition: SECONDS, maxResults: SECONDS, totalCount: { type: 'integer', minimum: 0 } }, additionalProperties: { type: 'array', minItems: 1, items: { type: 'object' } } }, time: TEXT }),
  'intuit changes': body({ CDCResponse: { type: 'array', minItems: 1, maxItems: 1, items: body({ QueryResponse: { type: 'array', items: { type: 'object' } } }) }, time: TEXT }),
  // developer.intuit.com, "Handle errors".
  'intuit fault': body({ Fault: body({ Error: { type: 'array', minItems: 1, items: body({ Message: TEXT, Detail: TEXT, code: { type: 'string', pattern: '^\\d+$' } }, { element: TEXT }) }, type: words('ValidationFault', 'SystemFault', 'AuthenticationFault', 'AuthorizationFault', 'AUTHENTICATION', 'THROTTLE') }) }),
  // developer.intuit.com, "Webhooks": cloud events, which take the place of eventNotifications.
  'intuit webhook': {
    type: 'array', minItems: 1, items: body({
      specversion: words('1.0'), id: TEXT, source: { type: 'string', pattern: '^intuit\\.' }, type: { type: 'string', pattern: '^qbo\\.[a-z]+\\.(created|updated|deleted|voided|merged|emailed)\\.v1$' }, datacontenttype: words('application/json'),
      time: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }, intuitentityid: { type: 'string', pattern: '^\\d+$' }, intuitaccountid: { type: 'string', pattern: '^\\d+$' }, data: { type: 'object', maxProperties: 0 },
    }),
  },
  // docs.stripe.com, "Connect OAuth reference".
  'stripe token': body({ access_token: TEXT, scope: words('read_only', 'read_write'), livemode: { type: 'boolean' }, token_type: words('bearer'), refresh_token: TEXT, stripe_user_id: { type: 'string', pattern: '^acct_' }, stripe_publishable_key: { type: 'string', pattern: '^pk_' } }),
  'stripe deauthorization': body({ stripe_user_id: { type: 'string', pattern: '^acct_' } }),
  'stripe token refusal': body({ error: REFUSED, error_description: TEXT }),
  // docs.stripe.com, "Errors".
  'stripe error': body({ error: body({ type: words('api_error', 'invalid_request_error', 'card_error', 'idempotency_error'), message: TEXT }, { code: TEXT, param: TEXT, doc_url: TEXT, request_log_url: TEXT }) }),
  // developer.paypal.com, "Get an access token" and "Log in with PayPal"; its refusals are those of OAuth.
  'paypal app token': body({ scope: TEXT, access_token: TEXT, token_type: words('Bearer'), app_id: { type: 'string', pattern: '^APP-' }, expires_in: SECONDS, nonce: TEXT }),
  'paypal token': body({ scope: TEXT, access_token: TEXT, token_type: words('Bearer'), app_id: { type: 'string', pattern: '^APP-' }, expires_in: SECONDS, nonce: TEXT, refresh_token: TEXT }),
  'paypal token refusal': body({ error: REFUSED, error_description: TEXT }),
  // developer.paypal.com, "Rate limiting guidelines": like its other refusals, of which its description has no such one.
  'paypal limit': body({ name: words('RATE_LIMIT_REACHED'), message: TEXT, debug_id: TEXT, links: { type: 'array' } }),
  // developer.paypal.com, "Identity API", userinfo with the schema paypalv1.1.
  'paypal userinfo': body(
    { user_id: { type: 'string', pattern: '^https://www\\.paypal\\.com/webapps/auth/identity/user/' }, payer_id: { type: 'string', pattern: '^[A-Z0-9]{13}$' }, name: TEXT },
    { sub: TEXT, given_name: TEXT, family_name: TEXT, business_name: TEXT, verified_account: words('true', 'false'), emails: { type: 'array', items: body({ value: TEXT, primary: { type: 'boolean' } }, { confirmed: { type: 'boolean' } }) } },
  ),
} as const satisfies Readonly<Record<string, AnySchema>>;

const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false });

/** Problems of a body, one line each; none for a good one. */
export function problemsOf(name: keyof typeof BODIES, found: unknown): string[] {
  const check = ajv.compile(BODIES[name]);
  return check(found) ? [] : (check.errors ?? []).map(({ instancePath, message, params }) => `${name}${instancePath} ${message} ${JSON.stringify(params)}`);
}
