import type { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import type { SignInCodeRequest } from '#domain/accounts/sign-in-code-request.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { Navigator } from '#application/browser/shared/ports/navigator.ts';
import type { SettingsApi } from '#application/browser/accounts/ports/settings-api.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { accept, type Result } from '#domain/shared/result.ts';

/** Sends whoever is signed in to the sign-in app on to the school. Source: SIGN-2, SIGN-4. */
export class HandOver {
  constructor(
    private readonly api: AccountApi,
    private readonly settings: SettingsApi,
    private readonly navigator: Navigator,
  ) {}

  /**
   * @param request what the school asked for; null: nobody sent the visitor, and the school begins the sign-in itself.
   * @param returnTo path of the school to go on to where nobody asked; empty: none.
   */
  async execute(request: SignInCodeRequest | null, returnTo: string = ''): Promise<Result<undefined, CallRefusal>> {
    if (request === null) {
      const settings = await this.settings.read();
      if (!settings.ok) return settings;
      const redirect = returnTo === '' ? null : returnTo;
      this.navigator.replaceWith(withQuery(`${settings.value.schoolOrigin}/login`, { redirect }));
      return accept(undefined);
    }
    const issued = await this.api.issueCode(request);
    if (!issued.ok) return issued;
    this.navigator.replaceWith(issued.value);
    return accept(undefined);
  }
}
