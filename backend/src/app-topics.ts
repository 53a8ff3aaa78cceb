/** What clients can listen to over a web socket. */
import { ALERTS_TOPIC, ANSWER_TOPIC, FILE_TOPIC, INSIGHTS_TOPIC, INTEGRATION_TOPIC, type LiveTopic, type LiveTopics } from './api/graphql/subscriptions/live-topics.ts';
import type { Notifications } from './database/notifications.ts';
import { AlertsWatch } from './features/alerts/alerts-watch.ts';
import type { FileDetails, FilesService } from './features/files/files.service.ts';
import { InsightsWatch } from './features/insights/insights-watch.ts';
import type { Integration } from './features/integrations/integration.entity.ts';
import type { IntegrationsService } from './features/integrations/integrations.service.ts';
import type { AnswerNews } from './features/questions/answer-news.ts';
import { AnswerWatch } from './features/questions/answer-watch.ts';

export interface TopicServices {
  readonly files: FilesService;
  readonly integrations: IntegrationsService;
}

export function makeTopics({ files, integrations }: TopicServices, notifications: Notifications): LiveTopics {
  const [alertsWatch, answerWatch, insightsWatch] = [new AlertsWatch(notifications), new AnswerWatch(notifications), new InsightsWatch(notifications)];
  const fileChanged: LiveTopic<FileDetails> = { listenFor: (viewer) => (onItem) => files.watch(viewer, onItem), keyOf: ({ file }) => file.id };
  const answerProgress: LiveTopic<AnswerNews> = { listenFor: (viewer, { progressId }) => (onItem) => answerWatch.watch(viewer, progressId, onItem), keyOf: ({ stage }) => stage };
  const insightsChanged: LiveTopic<boolean> = { listenFor: (viewer) => (onItem) => insightsWatch.watch(viewer, onItem), keyOf: () => INSIGHTS_TOPIC };
  const alertsChanged: LiveTopic<boolean> = { listenFor: (viewer) => (onItem) => alertsWatch.watch(viewer, onItem), keyOf: () => ALERTS_TOPIC };
  const integrationChanged: LiveTopic<Integration> = { listenFor: (viewer) => (onItem) => integrations.watch(viewer, onItem), keyOf: ({ id }) => id };
  return { [FILE_TOPIC]: fileChanged, [ANSWER_TOPIC]: answerProgress, [INSIGHTS_TOPIC]: insightsChanged, [ALERTS_TOPIC]: alertsChanged, [INTEGRATION_TOPIC]: integrationChanged };
}
