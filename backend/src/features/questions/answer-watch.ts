/** Listening to how far an answer is, on whichever server it is made; private to the business that asked. */
import type { Notifications } from '../../database/notifications.ts';
import type { Viewer } from '../users/viewer.ts';
import { newsFor, progressChannel, readProgressId, type AnswerNews } from './answer-news.ts';

export class AnswerWatch {
  readonly #notifications: Notifications;

  constructor(notifications: Notifications) {
    this.#notifications = notifications;
  }

  /**
   * Calls back with `listening` as soon as nothing can be missed any more, then with each stage, until the returned function is called.
   * Throws BAD_USER_INPUT for an identifier that cannot be one.
   */
  watch(viewer: Viewer, progressId: unknown, onNews: (news: AnswerNews) => void): () => void {
    const stop = this.#notifications.listen(progressChannel(readProgressId(progressId)), (payload) => {
      const news = newsFor(viewer.businessId, payload);
      if (news) onNews(news);
    });
    void this.#notifications.inForce().then(() => onNews({ stage: 'listening', reading: null, figures: null, words: null }));
    return stop;
  }
}
