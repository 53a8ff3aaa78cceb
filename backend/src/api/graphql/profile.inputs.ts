/** What changing an account takes. The services check the values, so that both doors refuse the same things. */
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What changes of a profile; fields left out stay as they are.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'Given name.' }) firstName?: string | null;
  @Field(() => String, { nullable: true, description: 'Family name.' }) lastName?: string | null;
  @Field(() => String, { nullable: true, description: 'Name of the business.' }) businessName?: string | null;
  @Field(() => String, { nullable: true, description: 'The address to sign in with; another one needs currentPassword.' }) email?: string | null;
  @Field(() => String, { nullable: true, description: 'IANA time zone in which days begin and end.' }) timeZone?: string | null;
  @Field(() => String, { nullable: true, description: 'The password, where the address changes.' }) currentPassword?: string | null;
}

@InputType({ description: 'What changes of the preferences; fields left out stay as they are.' })
export class UpdatePreferencesInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether news about the books comes by e-mail.' }) wantsEmailNotifications?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether a report is made by itself once a month is over.' }) wantsMonthlyReports?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether files wait until somebody has confirmed how they are read.' }) wantsReadingChecks?: boolean | null;
}

@InputType({ description: 'What changing the password takes.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password up to now.' }) currentPassword!: string;
  @Field(() => String, { description: '8 to 128 characters, none of the commonest passwords.' }) newPassword!: string;
}

@InputType({ description: 'What replacing a forgotten password takes.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The token of the link that was mailed.' }) token!: string;
  @Field(() => String, { description: '8 to 128 characters, none of the commonest passwords.' }) newPassword!: string;
}
