/** What clients can listen to: TypeGraphQL asks here for the stream of a topic. Publishing is the database's (LISTEN/NOTIFY). */
import type { PubSub } from 'type-graphql';
import type { SessionsService } from '../../../features/sessions/sessions.service.ts';
import type { Viewer } from '../../../features/users/viewer.ts';
import { requireViewer, type RequestContext } from '../../request-context.ts';
import { type Listen, LiveStream } from './live-stream.ts';

/** Files of the business whose status or progress changed. */
export const FILE_TOPIC = 'fileChanged';

/** A topic's items for one viewer; `keyOf` tells which items replace each other for a slow client. */
export interface LiveTopic<T> {
  readonly listenFor: (viewer: Viewer) => Listen<T>;
  keyOf(item: T): string;
}

/** Only hands items from a source to a stream, whatever they are. */
export type LiveTopics = Readonly<Record<string, LiveTopic<unknown>>>;

/** `@Subscription(…, { topics: FILE_TOPIC, topicId: ({ context }) => context })`: the topic's id is the caller. */
export function livePubSub(topics: LiveTopics, sessions: SessionsService): PubSub {
  return {
    publish: () => { throw new Error('Topics are fed by notifications of the database.'); },
    subscribe: (name, context) => {
      const topic = topics[name];
      if (!topic) throw new Error(`There is no live topic ${name}.`);
      return streamFor(topic, context as RequestContext, sessions);
    },
  };
}

/** Ends with the session: what was signed out hears nothing more. */
function streamFor<T>(topic: LiveTopic<T>, context: RequestContext, sessions: SessionsService): AsyncIterable<T> {
  const viewer = requireViewer(context);
  const token = context.sessionToken ?? '';
  return new LiveStream<T>({
    listen: topic.listenFor(viewer),
    keyOf: topic.keyOf,
    isWanted: async () => (await sessions.viewerOf(token)) !== null,
  });
}
