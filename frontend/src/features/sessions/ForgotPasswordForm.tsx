/** Asks for a link to a new password. What it answers is true whether or not there is such an account. */
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useRequestPasswordResetMutation } from '../../generated/graphql.ts';
import type { RequestPasswordResetMutationVariables } from '../../generated/graphql.ts';
import { readRequestError } from '../../request-error.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { FormNotice } from '../../ui/forms/FormNotice.tsx';
import { showFaults } from '../../ui/forms/show-faults.ts';

type Fields = RequestPasswordResetMutationVariables;

function OnItsWay({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="success" variant="outlined" role="status" sx={{ width: 1 }}>
        <AlertTitle>Check your mail</AlertTitle>
        {`If there is an account for ${email}, a link to choose a new password is on its way. It works once, for one hour.`}
      </Alert>
      <Button size="small" onClick={onAgain}>No mail? Check the address and ask again</Button>
    </Stack>
  );
}

/** What was typed on the way here. */
function typedEmail(state: unknown): string {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
}

export function ForgotPasswordForm() {
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [request] = useRequestPasswordResetMutation();
  const { register, handleSubmit, setError, formState: { errors, isSubmitting } } = useForm<Fields>({ defaultValues: { email: typedEmail(state) } });
  const submit = handleSubmit(async (fields) => {
    try {
      await request({ variables: fields });
      setSentTo(fields.email.trim());
    } catch (reason) {
      const error = readRequestError(reason);
      if (!showFaults(setError, ['email'], error)) setError('root', { message: error.message });
    }
  });
  if (sentTo !== null) return <OnItsWay email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit}>
      <FormField label="Email address" type="email" autoComplete="username" registration={register('email', { required: 'Enter your email address' })} error={errors.email} />
      <FormNotice text={errors.root?.message} />
      <BusyButton type="submit" variant="contained" size="large" fullWidth isPending={isSubmitting} pendingLabel="Sending link...">Send reset link</BusyButton>
    </Stack>
  );
}
