/** What a visitor wants of the advertisement. */
export abstract class AdvertisementChoice {
  /** For a day this browser is shown none, whichever page it opens; silently nothing where the browser forbids it. */
  abstract close(): void;
}
