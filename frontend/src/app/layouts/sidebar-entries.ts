/** The entries of the sidebar, in order, and who sees them locked. */
import AutoGraphIcon from '@mui/icons-material/AutoGraphOutlined';
import CableIcon from '@mui/icons-material/CableOutlined';
import CreditCardIcon from '@mui/icons-material/CreditCardOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsActiveOutlined';
import QuestionIcon from '@mui/icons-material/QuestionAnswerOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import SpeedIcon from '@mui/icons-material/SpeedOutlined';
import TrendingUpIcon from '@mui/icons-material/TrendingUpOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { paths } from '../../paths.ts';

export interface SidebarEntry {
  label: string;
  path: string;
  Icon: SvgIconComponent;
  isForPaidPlans: boolean;
}

export const sidebarEntries: readonly SidebarEntry[] = [
  { label: 'Dashboard', path: paths.dashboard, Icon: DashboardIcon, isForPaidPlans: false },
  { label: 'Upload Files', path: paths.analysis, Icon: UploadIcon, isForPaidPlans: false },
  { label: 'Ask Questions', path: paths.queries, Icon: QuestionIcon, isForPaidPlans: false },
  { label: 'Reports', path: paths.reports, Icon: DescriptionIcon, isForPaidPlans: false },
  { label: 'Stories & Trends', path: paths.insights, Icon: AutoGraphIcon, isForPaidPlans: true },
  { label: 'Smart Alerts', path: paths.anomalies, Icon: NotificationsIcon, isForPaidPlans: true },
  { label: 'Cash Flow Forecast', path: paths.forecast, Icon: TrendingUpIcon, isForPaidPlans: true },
  { label: 'Scenario Planner', path: paths.scenarios, Icon: TuneIcon, isForPaidPlans: true },
  { label: 'KPI Dashboard', path: paths.kpis, Icon: SpeedIcon, isForPaidPlans: true },
  { label: 'Integrations', path: paths.integrations, Icon: CableIcon, isForPaidPlans: false },
  { label: 'Subscription', path: paths.subscription, Icon: CreditCardIcon, isForPaidPlans: false },
  { label: 'Settings', path: paths.settings, Icon: SettingsIcon, isForPaidPlans: false },
];

/** The entry that an address belongs to; an unknown view is the dashboard's home. The ledger has none: it is come to from the figures. */
export function currentEntry(pathname: string): SidebarEntry | undefined {
  const address = pathname.replace(/\/$/, '');
  return sidebarEntries.find(({ path }) => path === address) ?? (address === paths.transactions() ? undefined : sidebarEntries[0]);
}

export function isLocked(entry: SidebarEntry, user: { isPro: boolean }): boolean {
  return entry.isForPaidPlans && !user.isPro;
}
