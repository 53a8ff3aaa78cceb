/** A session as both doors show it to its owner. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { deviceWords } from '../../features/sessions/device-words.ts';
import type { Session } from '../../features/sessions/session.entity.ts';
import { isOpenedBy } from '../../features/sessions/sessions.service.ts';

@ObjectType('Session', { description: 'A sign-in on one device that has not ended.' })
export class SessionView {
  @Field(() => ID, { description: 'Identifier; not the secret in the cookie.' }) id!: string;
  @Field(() => String, { description: 'Browser and system, such as "Firefox on Windows"; a program by its own name.' }) device!: string;
  @Field(() => Boolean, { description: 'Whether it is the session of this very call.' }) isCurrent!: boolean;
  @Field(() => GraphQLDateTime, { description: 'When it began.' }) createdAt!: string;
  @Field(() => GraphQLDateTime, { description: 'When it was last used, to the minute.' }) lastSeenAt!: string;
}

/** `token` is that of the call. */
export function sessionView(session: Session, token: string | null): SessionView {
  return {
    id: session.id,
    device: deviceWords(session.userAgent),
    isCurrent: token !== null && isOpenedBy(session, token),
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
  };
}
