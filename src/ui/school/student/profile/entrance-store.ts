import { makeAutoObservable } from 'mobx';
import type { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import type { ProfileApi } from '#application/browser/accounts/ports/profile-api.ts';
import { missingTexts } from '#domain/accounts/registration-texts.ts';
import { FormRun } from './form-run.ts';

/** How a person comes in: password and e-mail. */
export class ProfileEntranceStore {
  readonly password = new FormRun();
  readonly email = new FormRun();
  readonly #api: ProfileApi;
  readonly #accounts: AccountApi;

  constructor(api: ProfileApi, accounts: AccountApi) {
    this.#api = api;
    this.#accounts = accounts;
    makeAutoObservable(this);
  }

  /** Whether it was changed. */
  changePassword(current: string, next: string): Promise<boolean> {
    const missing = [
      ...(current === '' ? [{ field: 'currentPassword', message: missingTexts.currentPassword }] : []),
      ...(next === '' ? [{ field: 'password', message: missingTexts.newPassword }] : []),
    ];
    if (missing.length > 0) {
      this.password.refuse(missing);
      return Promise.resolve(false);
    }
    const done = 'Tu contraseña cambió. Cerramos las demás sesiones de tu cuenta.';
    return this.password.send(() => this.#api.changePassword(current, next), done);
  }

  /** Has the link sent by which an account without a password gets its first. */
  createPassword(email: string): Promise<boolean> {
    const done = `Enviamos un enlace a ${email}. Ahí eliges tu contraseña; vence en 10 minutos.`;
    return this.password.send(() => this.#accounts.requestPasswordReset(email), done);
  }

  /** Whether the link is on its way. */
  changeEmail(email: string, password: string): Promise<boolean> {
    const missing = [
      ...(email === '' ? [{ field: 'email', message: missingTexts.newEmail }] : []),
      ...(password === '' ? [{ field: 'password', message: missingTexts.password }] : []),
    ];
    if (missing.length > 0) {
      this.email.refuse(missing);
      return Promise.resolve(false);
    }
    const done = `Enviamos un enlace a ${email}. Tu correo cambia cuando lo abras; vence en 24 horas.`;
    return this.email.send(() => this.#api.askEmailChange(email, password), done);
  }
}
