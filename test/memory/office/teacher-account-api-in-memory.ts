import { TeacherAccountApi } from '#application/browser/office/ports/teacher-account-api.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { LinkedAccount } from '#application/read-models/office/teacher-account.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** One person who teaches, in a school with the account of Rosa alone. */
export class TeacherAccountApiInMemory extends TeacherAccountApi {
  #linked: LinkedAccount = { account: null };

  async read(): Answer<LinkedAccount> {
    return accept(this.#linked);
  }

  async link(_personId: number, email: string | null): Answer<void> {
    if (email !== null && email !== 'rosa@correo.pe') {
      const detail = 'Ninguna cuenta abierta tiene este correo.';
      return refuse({ kind: 'account-not-found', status: 404, detail, field: 'email', data: {} });
    }
    this.#linked = { account: email === null ? null : { name: 'Rosa Huamán', email, roles: [] } };
    return accept(undefined);
  }
}
