/** Renames an account, and says what was in it when its transactions begin. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useUpdateAccountMutation, type AccountRow_AccountFragment } from '../../generated/graphql.ts';
import { requestErrorSentence } from '../../request-error.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { forgetFigures } from '../files/forget-figures.ts';

interface Fields { name: string; openingBalance: string; openingDate: string }

const AMOUNT = /^-?\d{1,13}(\.\d{1,4})?$/;
const plain = (text: string) => text.replaceAll(/[\s,$€£]/g, '').replace('\u2212', '-');

export function EditAccountDialog({ account, onClose }: { account: AccountRow_AccountFragment | null; onClose: () => void }) {
  const titleId = useId();
  const toasts = useToasts();
  const [update, { loading }] = useUpdateAccountMutation({ update: forgetFigures });
  const { register, handleSubmit, formState: { errors }, getValues } = useForm<Fields>({
    defaultValues: { name: account?.name ?? '', openingBalance: account?.openingBalance ?? '', openingDate: account?.openingDate ?? '' },
  });

  async function save({ name, openingBalance, openingDate }: Fields): Promise<void> {
    if (!account) return;
    const opening = plain(openingBalance) === '' ? { openingBalance: null } : { openingBalance: plain(openingBalance), openingDate };
    try {
      await update({ variables: { id: account.id, input: { name: name.trim(), ...opening } } });
      toasts.succeed('Account Saved', `${name.trim()} has been updated.`);
      onClose();
    } catch (error) {
      toasts.fail('Account Not Saved', requestErrorSentence(error));
    }
  }

  return (
    <Dialog open={account !== null} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => { void handleSubmit(save)(event); }} noValidate>
        <DialogTitle id={titleId} variant="h2">{`Edit ${account?.name ?? 'account'}`}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <FormField size="small" label="Name" registration={register('name', { validate: (value) => value.trim() !== '' || 'Give the account a name.' })} error={errors.name} />
            <Typography variant="body2" color="textSecondary">
              With an opening balance the account&rsquo;s balance and your runway are known, also where no file states one.
            </Typography>
            <FormField
              size="small" label={`Opening balance${account?.currency ? ` in ${account.currency}` : ''}`}
              registration={register('openingBalance', { validate: (value) => plain(value) === '' || AMOUNT.test(plain(value)) || 'Give an amount like 1250.00, or leave it empty.' })}
              error={errors.openingBalance} slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            />
            <FormField
              size="small" type="date" label="On the morning of"
              registration={register('openingDate', { validate: (value) => plain(getValues('openingBalance')) === '' || value !== '' || 'Pick the day of the opening balance.' })}
              error={errors.openingDate} slotProps={{ inputLabel: { shrink: true } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>Cancel</Button>
          <BusyButton type="submit" variant="contained" isPending={loading} pendingLabel="Saving...">Save account</BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
