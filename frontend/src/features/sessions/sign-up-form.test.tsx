/** The sign-up form: all fields are asked for, labels name them, and a refusal is shown at its field. */
import { afterEach, expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '../../app/theme/theme.ts';
import { ToastRegion } from '../../ui/toasts/ToastRegion.tsx';
import { SignUpForm } from './SignUpForm.tsx';

afterEach(cleanup);

const person = { 'First Name': 'Ana', 'Last Name': 'Silva', 'Business Name': 'Harbor Bakery', 'Email address': 'ana@example.com', Password: 'a long enough one' };

/** Renders the form before a server that refuses everything, and remembers what it was sent. */
function renderForm() {
  const sent: ApolloLink.Operation['variables'][] = [];
  const refusal = { message: 'There is already an account with this email address.', extensions: { status: 409, code: 'CONFLICT', fields: { email: 'This email address is taken.' } } };
  const link = new ApolloLink((operation) => {
    sent.push(operation.variables);
    return new Observable((observer) => {
      observer.next({ data: null, errors: [refusal] });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <ThemeProvider theme={theme}><MemoryRouter><ToastRegion><SignUpForm /></ToastRegion></MemoryRouter></ThemeProvider>
    </ApolloProvider>,
  );
  return { sent };
}

async function fillIn() {
  for (const [label, words] of Object.entries(person)) await userEvent.type(screen.getByLabelText(label), words);
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create Account' }));

test('an empty form is not sent and says what is missing', async () => {
  const { sent } = renderForm();
  await submit();
  expect(screen.getByText('Enter your first name')).not.toBeNull();
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('a full form is sent with the time zone', async () => {
  const { sent } = renderForm();
  await fillIn();
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.['input']).toMatchObject({ firstName: 'Ana', businessName: 'Harbor Bakery', email: 'ana@example.com', timeZone: expect.any(String) });
});

test('a refusal is a toast and stands at its field; what was typed stays', async () => {
  renderForm();
  await fillIn();
  await submit();
  const toast = await screen.findByRole('alert');
  expect(toast.textContent).toBe('Signup FailedUnable to create account. Please try again.');
  expect(screen.getByText('This email address is taken.')).not.toBeNull();
  expect((screen.getByLabelText('Email address') as HTMLInputElement).value).toBe('ana@example.com');
});
