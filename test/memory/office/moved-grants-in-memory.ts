import { type MovedAccess, MovedGrants } from '#application/server/office/ports/moved-grants.ts';

export class MovedGrantsInMemory extends MovedGrants {
  readonly #kept = new Map<string, MovedAccess>();

  of(userIds: readonly string[]): Promise<readonly MovedAccess[]> {
    return Promise.resolve([...this.#kept.values()].filter(({ userId }) => userIds.includes(userId)));
  }

  keep(access: MovedAccess): Promise<void> {
    this.#kept.set(`${access.userId} ${access.productId}`, access);
    return Promise.resolve();
  }
}
