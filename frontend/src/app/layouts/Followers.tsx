/** What keeps every screen of the dashboard current: fetched once the screen stands, for until then there is nothing to follow. Draws nothing. */
import { FollowAlerts } from '../../features/alerts/FollowAlerts.tsx';
import { FollowFiles } from '../../features/files/FollowFiles.tsx';
import { FollowConnections } from '../../features/integrations/FollowConnections.tsx';
import { FollowInsights } from '../../features/insights/FollowInsights.tsx';

export default function Followers() {
  return (
    <>
      <FollowFiles />
      <FollowConnections />
      <FollowInsights />
      <FollowAlerts />
    </>
  );
}
