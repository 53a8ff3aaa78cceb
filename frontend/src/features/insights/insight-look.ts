/** Icon, word and colour of each type of insight; an unknown type looks like info. */
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import WarningIcon from '@mui/icons-material/WarningAmber';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Tone } from '../../ui/StatusChip.tsx';

export interface InsightLook {
  Icon: SvgIconComponent;
  word: string;
  tone: Tone;
  color: string;
  tint: string;
}

const INFO: InsightLook = { Icon: InfoIcon, word: 'Info', tone: 'info', color: 'info.main', tint: 'tint.info' };

const LOOKS: Record<string, InsightLook> = {
  growth: { Icon: TrendingUpIcon, word: 'Growth', tone: 'positive', color: 'success.main', tint: 'tint.positive' },
  warning: { Icon: WarningIcon, word: 'Warning', tone: 'warning', color: 'warning.main', tint: 'tint.warning' },
  info: INFO,
  alert: { Icon: ErrorIcon, word: 'Alert', tone: 'negative', color: 'error.main', tint: 'tint.negative' },
};

export function insightLook(type: string): InsightLook {
  return LOOKS[type] ?? INFO;
}
