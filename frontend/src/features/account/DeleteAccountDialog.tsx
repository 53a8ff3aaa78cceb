/** Asks for the name of the business and the password before everything is deleted for good. */
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { paths } from '../../paths.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { FormNotice } from '../../ui/forms/FormNotice.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { showFaults } from '../../ui/forms/show-faults.ts';
import { useUser } from '../sessions/RequireSession.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

interface Fields {
  businessName: string;
  password: string;
}

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { businessName, isDemo } = useUser();
  const titleId = useId();
  const { register, handleSubmit, setError, formState: { errors, isSubmitting } } = useForm<Fields>({ defaultValues: { businessName: '', password: '' } });
  const deleteAccount = useDeleteAccount((error) => {
    if (!showFaults(setError, ['password'], error)) setError('root', { message: error.message });
  });
  const isSameName = (typed: string) => typed.trim() === businessName.trim() || 'This is not the name of the business';

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={handleSubmit(({ password }) => deleteAccount(isDemo ? null : password))}>
        <DialogTitle id={titleId} variant="h2">{`Delete the account of ${businessName}?`}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
            Files, transactions, questions, summaries and reports are deleted at once and cannot be brought back.
          </Typography>
          <Button component="a" href={paths.accountExport} download variant="outlined" size="small" startIcon={<DownloadIcon />} sx={{ mb: 2.5 }}>
            Export all data first
          </Button>
          <Stack spacing={2}>
            <FormField label={`Type ${businessName} to confirm`} autoComplete="off" registration={register('businessName', { validate: isSameName })} error={errors.businessName} />
            {isDemo ? null : <PasswordField autoComplete="current-password" registration={register('password', { required: 'Enter your password' })} error={errors.password} />}
            <FormNotice text={errors.root?.message} />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose} disabled={isSubmitting}>Cancel</Button>
          <BusyButton type="submit" variant="contained" color="error" isPending={isSubmitting} pendingLabel="Deleting account...">Delete account for good</BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
