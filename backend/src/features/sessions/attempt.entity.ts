/** A try at something that a stranger could do often, counted per hashed subject, whether or not there is such an account. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const AttemptEntity = defineEntity({
  name: 'Attempt',
  tableName: 'attempt',
  properties: (p) => ({
    subjectHash: p.blob().primary(),
    attemptedAt: p.datetime().primary(),
    id: p.uuid().primary(),
  }),
});

export type Attempt = InferEntity<typeof AttemptEntity>;
