/** The services behind a profile, as both doors take them. */
import type { PasswordResetService } from '../features/users/password-reset.service.ts';
import type { PasswordsService } from '../features/users/passwords.service.ts';
import type { ProfileService } from '../features/users/profile.service.ts';

export interface ProfileParts {
  readonly profile: ProfileService;
  readonly passwords: PasswordsService;
  readonly passwordReset: PasswordResetService;
}
