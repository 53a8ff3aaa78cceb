/** What clients can listen to: TypeGraphQL asks here for the stream of a topic. Publishing is the database's (LISTEN/NOTIFY). */
import type { PubSub } from 'type-graphql';
import type { SessionsService } from '../../../features/sessions/sessions.service.ts';
import type { Viewer } from '../../../features/users/viewer.ts';
import { requireViewer, type RequestContext } from '../../request-context.ts';
import { type Listen, LiveStream } from './live-stream.ts';

/** Files of the business whose status or progress changed. */
export const FILE_TOPIC = 'fileChanged';
/** How far the answer to a question of the viewer is. */
export const ANSWER_TOPIC = 'answerProgress';

/** The insights of the business were found afresh. */
export const INSIGHTS_TOPIC = 'insightsChanged';

/** The alerts of the business changed. */
export const ALERTS_TOPIC = 'alertsChanged';

/** Connections of the business whose status or progress changed. */
export const INTEGRATION_TOPIC = 'integrationChanged';

/** Who listens, and to what of the topic. */
export interface LiveCall {
  readonly context: RequestContext;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A topic's items for one viewer; `keyOf` tells which items replace each other for a slow client. */
export interface LiveTopic<T> {
  readonly listenFor: (viewer: Viewer, args: LiveCall['args']) => Listen<T>;
  keyOf(item: T): string;
}

/** Only hands items from a source to a stream, whatever they are. */
export type LiveTopics = Readonly<Record<string, LiveTopic<unknown>>>;

/** `@Subscription(…, { topics: FILE_TOPIC, topicId: liveCall })`: the topic's id is the call. */
export function liveCall({ context, args }: { context: RequestContext; args: LiveCall['args'] }): LiveCall {
  return { context, args };
}

export function livePubSub(topics: LiveTopics, sessions: SessionsService): PubSub {
  return {
    publish: () => { throw new Error('Topics are fed by notifications of the database.'); },
    subscribe: (name, call) => {
      const topic = topics[name];
      if (!topic) throw new Error(`There is no live topic ${name}.`);
      return streamFor(topic, call as LiveCall, sessions);
    },
  };
}

/** Ends with the session: what was signed out hears nothing more, and its socket is closed. A stream that only ended would seem complete to its client, which may have a new session by now. */
function streamFor<T>(topic: LiveTopic<T>, { context, args }: LiveCall, sessions: SessionsService): AsyncIterable<T> {
  const viewer = requireViewer(context);
  const token = context.sessionToken ?? '';
  return new LiveStream<T>({
    listen: topic.listenFor(viewer, args),
    keyOf: topic.keyOf,
    isWanted: async () => {
      const isOpen = (await sessions.viewerOf(token)) !== null;
      if (!isOpen) context.signedOut();
      return isOpen;
    },
  });
}
