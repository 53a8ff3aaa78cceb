/** A sign for what a provider is about. Not its logo: that is the provider's own. */
import Box from '@mui/material/Box';
import CardIcon from '@mui/icons-material/CreditCardOutlined';
import BooksIcon from '@mui/icons-material/MenuBookOutlined';
import RegisterIcon from '@mui/icons-material/PointOfSaleOutlined';
import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import type { Provider } from '../../generated/graphql.ts';

const ICONS: Record<Provider, typeof CardIcon> = { quickbooks: BooksIcon, stripe: CardIcon, square: RegisterIcon, paypal: WalletIcon };

export function ProviderIcon({ provider }: { provider: Provider }) {
  const Icon = ICONS[provider];
  return (
    <Box aria-hidden="true" sx={{ flex: 'none', width: 40, height: 40, borderRadius: '10px', display: 'grid', placeItems: 'center', bgcolor: 'action.hover', color: 'primary.main' }}>
      <Icon fontSize="small" />
    </Box>
  );
}
