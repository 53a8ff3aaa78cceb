/** Business name and address, as this browser remembers them. */
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { useUser } from '../sessions/RequireSession.tsx';
import { readBrowserSettings, writeBrowserSettings } from './browser-settings.ts';

interface Fields {
  businessName: string;
  email: string;
}

export function ProfileForm() {
  const user = useUser();
  const toasts = useToasts();
  const { businessName, email } = readBrowserSettings(user);
  const { register, handleSubmit } = useForm<Fields>({ defaultValues: { businessName, email } });

  const save = (fields: Fields) => {
    writeBrowserSettings(user, fields);
    toasts.succeed('Settings Updated');
  };
  return (
    <SectionCard title="Profile" subtitle="In this release changes are kept in this browser; your account keeps the name and address that you signed up with.">
      <Stack component="form" noValidate spacing={2} sx={{ maxWidth: 480 }} onSubmit={handleSubmit(save)}>
        <FormField label="Business Name" autoComplete="organization" registration={register('businessName')} error={undefined} />
        <FormField label="Email address" type="email" autoComplete="email" registration={register('email')} error={undefined} />
        <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>Save Changes</Button>
      </Stack>
    </SectionCard>
  );
}
