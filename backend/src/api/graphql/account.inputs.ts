/** What the account operations take. The services check the values, so that both doors refuse the same things. */
import { Field, InputType } from 'type-graphql';
import { BillingType } from './enums.ts';

@InputType({ description: 'What opening an account takes.' })
export class SignUpInput {
  @Field(() => String, { description: 'Given name.' }) firstName!: string;
  @Field(() => String, { description: 'Family name.' }) lastName!: string;
  @Field(() => String, { description: 'Name of the business.' }) businessName!: string;
  @Field(() => String, { description: 'The address to sign in with.' }) email!: string;
  @Field(() => String, { description: '8 to 128 characters, none of the commonest passwords.' }) password!: string;
  @Field(() => String, { nullable: true, description: 'IANA time zone of the browser; UTC without one.' }) timeZone?: string | null;
}

@InputType({ description: 'What signing in takes.' })
export class LoginInput {
  @Field(() => String, { description: 'The address of the account.' }) email!: string;
  @Field(() => String, { description: 'Its password.' }) password!: string;
}

@InputType({ description: 'What changing the plan takes.' })
export class ChangeSubscriptionInput {
  @Field(() => String, { description: 'The name of the plan, such as startup or pro.' }) planName!: string;
  @Field(() => BillingType, { description: 'How often to bill it.' }) billingType!: string;
}
