import { Consents, type Consent } from '#application/server/ports/consents.ts';

export class ConsentsInMemory extends Consents {
  readonly #all: Consent[] = [];

  add(consent: Consent): Promise<void> {
    this.#all.push(consent);
    return Promise.resolve();
  }

  of(userId: string): Promise<readonly Consent[]> {
    const own = this.#all.filter((each) => each.userId === userId);
    return Promise.resolve(
      own.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.purpose.localeCompare(b.purpose)),
    );
  }
}
