/** Changing what an account says about itself: profile, preferences, password. */
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { PasswordResetService } from '../../features/users/password-reset.service.ts';
import type { PasswordsService } from '../../features/users/passwords.service.ts';
import type { ProfileService } from '../../features/users/profile.service.ts';
import type { RequestContext } from '../request-context.ts';
import { newcomer, requireViewer } from '../request-context.ts';
import type { ProfileParts } from '../profile-parts.ts';
import { userView, UserView } from '../views/user.view.ts';
import { ChangePasswordInput, ResetPasswordInput, UpdatePreferencesInput, UpdateProfileInput } from './profile.inputs.ts';

@Resolver()
export class ProfileResolver {
  readonly #profile: ProfileService;
  readonly #passwords: PasswordsService;
  readonly #passwordReset: PasswordResetService;

  constructor({ profile, passwords, passwordReset }: ProfileParts) {
    this.#profile = profile;
    this.#passwords = passwords;
    this.#passwordReset = passwordReset;
  }

  @Mutation(() => UserView, { description: 'Changes names, address and time zone; what is left out stays. A new address needs the password.' })
  async updateProfile(@Ctx() context: RequestContext, @Arg('input', () => UpdateProfileInput, { description: 'What changes.' }) input: UpdateProfileInput): Promise<UserView> {
    return userView(await this.#profile.update(requireViewer(context), input));
  }

  @Mutation(() => UserView, { description: 'Changes what the account wants to be sent; what is left out stays.' })
  async updatePreferences(@Ctx() context: RequestContext, @Arg('input', () => UpdatePreferencesInput, { description: 'What changes.' }) input: UpdatePreferencesInput): Promise<UserView> {
    return userView(await this.#profile.updatePreferences(requireViewer(context), input));
  }

  @Mutation(() => Boolean, { description: 'Sends a link by mail that replaces a forgotten password once, within an hour. True whether or not there is such an account.' })
  async requestPasswordReset(@Ctx() context: RequestContext, @Arg('email', () => String, { description: 'The address of the account.' }) email: string): Promise<boolean> {
    await this.#passwordReset.request(context.address, { email });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Replaces a forgotten password and ends every session of the account; true once it is done.' })
  async resetPassword(@Arg('input', () => ResetPasswordInput, { description: 'The token of the link and the new password.' }) input: ResetPasswordInput): Promise<boolean> {
    await this.#passwordReset.redeem(input);
    return true;
  }

  @Mutation(() => UserView, { description: 'Changes the password and ends every other session of the account.' })
  async changePassword(@Ctx() context: RequestContext, @Arg('input', () => ChangePasswordInput, { description: 'The old and the new password.' }) input: ChangePasswordInput): Promise<UserView> {
    const { user, session } = await this.#passwords.change(requireViewer(context), input);
    context.signedIn(session, newcomer(user));
    return userView(user);
  }
}
