import { VisitorConsents, type VisitorConsent } from '#application/server/ports/visitor-consents.ts';

export class VisitorConsentsInMemory extends VisitorConsents {
  readonly #consents: VisitorConsent[] = [];

  add(consent: VisitorConsent): Promise<void> {
    this.#consents.push(consent);
    return Promise.resolve();
  }

  of(visitorId: string): Promise<readonly VisitorConsent[]> {
    return Promise.resolve(this.#consents.filter((each) => each.visitorId === visitorId));
  }
}
