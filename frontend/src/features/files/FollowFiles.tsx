/** Keeps every screen of the dashboard current while files are read; draws nothing. */
import { useFollowFiles } from './use-follow-files.ts';

export function FollowFiles() {
  useFollowFiles();
  return null;
}
