/** Icon, word and colour of each severity, and what each kind of alert is called. */
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Tone } from '../../ui/StatusChip.tsx';

export interface AlertLook {
  Icon: SvgIconComponent;
  word: string;
  tone: Tone;
  color: string;
  tint: string;
}

const INFO: AlertLook = { Icon: InfoIcon, word: 'Info', tone: 'info', color: 'info.main', tint: 'tint.info' };

const LOOKS: Record<string, AlertLook> = {
  critical: { Icon: ErrorIcon, word: 'Critical', tone: 'negative', color: 'error.main', tint: 'tint.negative' },
  warning: { Icon: WarningIcon, word: 'Warning', tone: 'warning', color: 'warning.main', tint: 'tint.warning' },
  info: INFO,
};

const KIND_WORDS: Record<string, string> = {
  duplicate: 'Paid twice?',
  'unusual-amount': 'Unusual amount',
  'new-counterparty': 'New counterparty',
  'price-increase': 'Price increase',
  'missing-recurring': 'Did not come',
  concentration: 'Concentration',
  'low-cash': 'Low cash ahead',
  'category-spike': 'Category spike',
};

export const alertLook = (severity: string): AlertLook => LOOKS[severity] ?? INFO;
export const kindWords = (kind: string): string => KIND_WORDS[kind] ?? kind;
