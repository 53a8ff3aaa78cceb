/** Tells how far an answer is, in order and without holding it up; nothing is stored, and a notification that fails is left out. */
import type { Database } from '../../database/database.ts';
import { notify } from '../../database/notifications.ts';
import type { AnswerChart, AnswerData, AnswerTable } from '../../finance/question/answer.ts';
import type { AnswerListener } from '../../finance/question/answer-listener.ts';
import { boundedNotice, progressChannel, type AnswerNews } from './answer-news.ts';

const SILENCE = { reading: null, figures: null, words: null };

export class AnswerProgress implements AnswerListener {
  readonly #database: Database;
  readonly #businessId: string;
  readonly #progressId: string;
  #waiting: AnswerNews[] = [];
  #sending: Promise<void> | null = null;

  constructor(database: Database, businessId: string, progressId: string) {
    this.#database = database;
    this.#businessId = businessId;
    this.#progressId = progressId;
  }

  read(reading: string): void {
    this.#tell({ ...SILENCE, stage: 'read', reading });
  }

  computed({ value, unit, currency, period, table, chart }: AnswerData): void {
    this.#tell({ ...SILENCE, stage: 'computed', figures: { value, unit, currency, period, table: table && withoutPlaces(table), chart: chart && withoutPlaces(chart) } });
  }

  /** All words so far. */
  worded(words: string): void {
    this.#tell({ ...SILENCE, stage: 'worded', words });
  }

  /** Resolves when everything is sent. Never rejects. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  /** While one notification is on its way, newer words replace those that wait: a fast model does not make a queue. */
  #tell(news: AnswerNews): void {
    this.#waiting = [...this.#waiting.filter(({ stage }) => stage !== news.stage), news];
    this.#sending ??= this.#send();
  }

  async #send(): Promise<void> {
    for (let news = this.#waiting.shift(); news; news = this.#waiting.shift()) {
      const notice = boundedNotice(this.#businessId, news);
      if (notice) await this.#database.outsideTenants((em) => notify(em, progressChannel(this.#progressId), notice)).catch(() => undefined);
    }
    this.#sending = null;
  }
}

/** Where the rows stand is of use once the answer is there; a notification has little room. */
function withoutPlaces<T extends AnswerTable | AnswerChart>({ places: _places, ...rest }: T): Omit<T, 'places'> {
  return rest;
}
