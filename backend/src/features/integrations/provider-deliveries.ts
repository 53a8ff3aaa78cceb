/** Deliveries of providers ("something happened"): signed ones have the companies that they name looked at; each event once. */
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { ProviderName, WebhookNews } from '../../providers/contract.ts';
import type { Clock } from '../ledger/business-day.ts';
import { type ProviderChoice, sourceName } from './provider-choice.ts';
import { tellOfNews } from './news-while-unpaid.ts';

export interface Delivery {
  readonly provider: ProviderName;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** As it came: the signature is over these bytes. */
  readonly body: Buffer;
}

/** Connections that one delivery sets in motion at most. */
const MOST_CONNECTIONS = 1_000;
const LONGEST_EVENT_ID = 255;
const KEPT_DAYS = 30;

export class ProviderDeliveries {
  readonly #database: Database;
  readonly #providers: ProviderChoice;
  readonly #clock: Clock;

  constructor({ database, providers, clock }: { database: Database; providers: ProviderChoice; clock: Clock }) {
    this.#database = database;
    this.#providers = providers;
    this.#clock = clock;
  }

  /** What is about a company that nobody here has connected changes nothing; what is about one whose plan has run out waits until it is paid again. Throws BAD_USER_INPUT for what the provider did not sign. */
  async take(delivery: Delivery): Promise<void> {
    const { source, news } = await this.#read(delivery);
    await this.#database.outsideTenants(async (em) => {
      const isNew = await em.execute<unknown[]>(
        'insert into webhook_delivery (source, event_id) values (?, ?) on conflict do nothing returning 1', [source, news.eventId.slice(0, LONGEST_EVENT_ID)]);
      if (isNew.length === 0) return;
      await tellOfNews(em, { source, companyIds: news.companyIds, most: MOST_CONNECTIONS }, this.#clock());
    });
  }

  async removeOld(): Promise<void> {
    await this.#database.outsideTenants((em) => em.execute(`delete from webhook_delivery where received_at < now() - interval '${KEPT_DAYS} days'`));
  }

  /** The provider itself or its stand-in: each knows its own signature. */
  async #read({ provider: name, headers, body }: Delivery): Promise<{ source: string; news: WebhookNews }> {
    for (const isSandbox of [false, true]) {
      const news = await this.#providers.of(name, isSandbox)?.readWebhook(headers, body, this.#clock());
      if (news) return { source: sourceName(name, isSandbox), news };
    }
    throw new AppError('BAD_USER_INPUT', 'This delivery is not signed as it should be.');
  }
}
