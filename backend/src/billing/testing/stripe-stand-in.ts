/** Speaks Stripe's wire format over a StripeWorld: form fields in, its JSON out, its errors, idempotency keys, and signed deliveries. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Json, type StandInEvent, type StandInSubscription, StripeWorld } from './stripe-world.ts';

export const SECRET_KEY = 'sk_test_standin';
export const WEBHOOK_SECRET = 'whsec_standin';

interface Call { readonly method: string; readonly path: string; readonly fields: Json; readonly query: URLSearchParams }

class Refusal extends Error {
  readonly status: number;
  readonly error: Json;

  constructor(status: number, error: Json) {
    super(String(error['message']));
    this.status = status;
    this.error = error;
  }
}

export class StripeStandIn {
  readonly world: StripeWorld;
  /** Requests that were answered. */
  readonly calls: string[] = [];
  /** While set, every request is answered with this status. */
  outage: number | null = null;
  readonly #answers = new Map<string, Json>();
  #server: Server | null = null;

  constructor(now: Date) {
    this.world = new StripeWorld(now);
  }

  async listen(port = 0): Promise<string> {
    const server = createServer((request, response) => void this.#answer(request, response));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  get settings(): { secretKey: string; webhookSecret: string; apiBase: string } {
    return { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase: `http://127.0.0.1:${(this.#server?.address() as AddressInfo | undefined)?.port}` };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const call: Call = { method: request.method ?? 'GET', path: url.pathname.replace(/^\/v1\//, ''), query: url.searchParams, fields: nested(new URLSearchParams(Buffer.concat(chunks).toString())) };
    this.calls.push(`${call.method} ${call.path}`);
    const { status, body } = this.#reply(call, request);
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': this.world.newId('req') });
    response.end(JSON.stringify(body));
  }

  #reply(call: Call, request: IncomingMessage): { status: number; body: Json } {
    try {
      if (this.outage !== null) throw new Refusal(this.outage, { type: 'api_error', message: 'Stripe is not well.' });
      if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
      const key = request.headers['idempotency-key'];
      const known = typeof key === 'string' ? this.#answers.get(key) : undefined;
      const body = known ?? structuredClone(this.#run(call));
      if (typeof key === 'string') this.#answers.set(key, body);
      return { status: 200, body };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: { error: error.error } };
      throw error;
    }
  }

  #run({ method, path, fields, query }: Call): Json {
    const [noun = '', id = '', verb = ''] = path.split('/');
    switch (`${method} ${noun}`) {
      case 'GET prices': return list(this.world.prices.filter((price) => query.getAll('lookup_keys[0]').includes(String(price['lookup_key']))));
      case 'POST customers': return this.world.addCustomer(fields);
      case 'GET customers': return found(this.world.customers.get(id));
      case 'DELETE customers': return this.#deleteCustomer(id);
      case 'GET subscriptions': return this.#subscriptionsOf(query.get('customer') ?? '');
      case 'POST subscriptions': return id === '' ? this.#subscribe(fields) : this.#update(found(this.world.subscriptions.get(id)), fields);
      case 'DELETE subscriptions': return this.#cancel(found(this.world.subscriptions.get(id)));
      case 'GET checkout': return list([...this.world.sessions.values()].filter((session) => session['customer'] === query.get('customer') && session['status'] === query.get('status')));
      case 'POST checkout': return verb === '' ? this.#checkout(fields) : Object.assign(found(this.world.sessions.get(verb)), { status: 'expired', url: null });
      case 'POST billing_portal': return { id: this.world.newId('bps'), object: 'billing_portal.session', url: `https://billing.stripe.test/p/${found(this.world.customers.get(String(fields['customer']))).id}` };
      default: throw new Refusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: /v1/${path}).` });
    }
  }

  #deleteCustomer(id: string): Json {
    found(this.world.customers.get(id));
    this.world.deleteCustomer(id);
    return { id, object: 'customer', deleted: true };
  }

  #subscriptionsOf(customerId: string): Json {
    const customer = found(this.world.customers.get(customerId));
    return list([...this.world.subscriptions.values()].filter((one) => one.customer === customerId).map((one) => ({ ...one, customer })));
  }

  #subscribe(fields: Json): Json {
    const [item] = Object.values(fields['items'] as Record<string, { price: string }>);
    const settings = fields['trial_settings'] as { end_behavior: { missing_payment_method: string } };
    return this.world.addSubscription({
      customer: found(this.world.customers.get(String(fields['customer']))).id, price: item?.price ?? '', metadata: fields['metadata'] as Record<string, string>,
      trialEnd: Number(fields['trial_end']), missingPaymentMethod: settings.end_behavior.missing_payment_method,
    });
  }

  #update(subscription: StandInSubscription, fields: Json): Json {
    const [item] = Object.values((fields['items'] ?? {}) as Record<string, { price: string }>);
    if (item && fields['payment_behavior'] === 'error_if_incomplete' && this.world.declined.has(subscription.customer)) {
      throw new Refusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
    }
    this.world.update(subscription, {
      ...(item ? { price: item.price } : {}), ...(fields['metadata'] ? { metadata: fields['metadata'] as Record<string, string> } : {}),
      ...('cancel_at_period_end' in fields ? { cancelAtPeriodEnd: fields['cancel_at_period_end'] === 'true' } : {}), ...(fields['cancel_at'] === '' ? { cancelAt: null } : {}),
    });
    return subscription;
  }

  #cancel(subscription: StandInSubscription): Json {
    this.world.cancel(subscription);
    return subscription;
  }

  #checkout(fields: Json): Json {
    const id = this.world.newId('cs');
    const [line] = Object.values(fields['line_items'] as Record<string, { price: string }>);
    const { metadata } = fields['subscription_data'] as { metadata: Record<string, string> };
    const session = { ...fields, id, object: 'checkout.session', status: 'open', url: `https://checkout.stripe.test/c/${id}`, standIn: { price: line?.price ?? '', metadata } };
    this.world.sessions.set(id, session);
    return session;
  }
}

/** Bytes and header as Stripe sends them; a forger does not know the secret. */
export function signed({ id, type, created, object }: StandInEvent, sentAt: Date, secret = WEBHOOK_SECRET): { bytes: Buffer; signature: string } {
  const bytes = Buffer.from(JSON.stringify({ id, object: 'event', api_version: '2026-10-28.endive', created, livemode: false, pending_webhooks: 1, type, data: { object } }));
  const at = Math.floor(sentAt.getTime() / 1000);
  const code = createHmac('sha256', secret).update(`${at}.${bytes.toString()}`).digest('hex');
  return { bytes, signature: `t=${at},v1=${code}` };
}

function list(data: Json[]): Json {
  return { object: 'list', has_more: false, url: '/v1', data };
}

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' });
  return thing;
}

/** `items[0][price]=x` → { items: { 0: { price: 'x' } } } */
function nested(form: URLSearchParams): Json {
  const root: Json = {};
  for (const [name, value] of form) {
    const steps = name.replaceAll(']', '').split('[');
    const last = steps.pop() ?? '';
    let place = root;
    for (const step of steps) place = (place[step] ??= {}) as Json;
    place[last] = value;
  }
  return root;
}
