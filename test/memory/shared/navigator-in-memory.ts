import { Navigator } from '#application/browser/shared/ports/navigator.ts';

/** Goes nowhere and remembers where it was sent. */
export class NavigatorInMemory extends Navigator {
  /** Addresses that were left for, in order. */
  readonly left: string[] = [];
  /** Those of them that took the place of the page being shown. */
  readonly replacements: string[] = [];
  reloads = 0;
  online = true;
  /** How far down its page is. */
  top = 0;
  #here: string;

  constructor(here = '/') {
    super();
    this.#here = here;
  }

  leaveFor(url: string): void {
    this.left.push(url);
  }

  replaceWith(url: string): void {
    this.replacements.push(url);
    this.left.push(url);
  }

  isOnline(): boolean {
    return this.online;
  }

  reload(): void {
    this.reloads += 1;
  }

  here(): string {
    return this.#here;
  }

  /** Shows another page. */
  showPage(path: string): void {
    this.#here = path;
  }

  scrolledTo(): number {
    return this.top;
  }
}
