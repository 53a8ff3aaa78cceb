/** A failed or pending try to sign in, counted per address of an account whether or not the account exists. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const SignInAttemptEntity = defineEntity({
  name: 'SignInAttempt',
  tableName: 'sign_in_attempt',
  properties: (p) => ({
    emailHash: p.blob().primary(),
    attemptedAt: p.datetime().primary(),
    id: p.uuid().primary(),
  }),
});

export type SignInAttempt = InferEntity<typeof SignInAttemptEntity>;
