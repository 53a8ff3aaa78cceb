/** A user as both doors show it. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { accountTypeOf, isPaid } from '../../features/users/account-type.ts';
import type { User } from '../../features/users/user.entity.ts';
import { AccountType } from '../graphql/enums.ts';

@ObjectType('User', { description: 'Somebody who can sign in, with the business that is theirs.' })
export class UserView {
  @Field(() => ID, { description: 'Identifier.' }) id!: string;
  @Field(() => String, { description: 'The address to sign in with.' }) email!: string;
  @Field(() => String, { description: 'Given name.' }) firstName!: string;
  @Field(() => String, { description: 'Family name.' }) lastName!: string;
  @Field(() => String, { description: 'Name of the business.' }) businessName!: string;
  @Field(() => AccountType, { description: 'What the account may do right now.' }) accountType!: User['accountType'];
  @Field(() => Boolean, { description: 'Whether the premium screens are open: pro or enterprise.' }) isPro!: boolean;
  @Field(() => Boolean, { description: 'Whether this is a visitor of the demo, removed after 24 hours.' }) isDemo!: boolean;
  @Field(() => String, { description: 'IANA time zone in which days begin and end.' }) timeZone!: string;
  @Field(() => Boolean, { description: 'Whether news about the books comes by e-mail.' }) wantsEmailNotifications!: boolean;
  @Field(() => Boolean, { description: 'Whether a report is made by itself once a month is over.' }) wantsMonthlyReports!: boolean;
  @Field(() => Boolean, { description: 'Whether files wait until somebody has confirmed how they are read, where an upload does not say.' }) wantsReadingChecks!: boolean;
  @Field(() => GraphQLDateTime, { description: 'When the account was opened.' }) createdAt!: string;
}

/** `user.business` must be loaded. */
export function userView(user: User): UserView {
  const accountType = accountTypeOf(user, new Date());
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    businessName: user.business.name,
    accountType,
    isPro: isPaid(accountType),
    isDemo: user.business.isDemo,
    timeZone: user.business.timeZone,
    wantsEmailNotifications: user.wantsEmailNotifications,
    wantsMonthlyReports: user.business.wantsMonthlyReports,
    wantsReadingChecks: user.business.wantsReadingChecks,
    createdAt: user.createdAt.toISOString(),
  };
}
