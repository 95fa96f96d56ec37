import { Navigator } from '#application/browser/shared/ports/navigator.ts';

/** The browser's own window. */
export class NavigatorOfTheWindow extends Navigator {
  leaveFor(url: string): void {
    window.location.assign(url);
  }

  replaceWith(url: string): void {
    window.location.replace(url);
  }

  reload(): void {
    window.location.reload();
  }

  isOnline(): boolean {
    return window.navigator.onLine;
  }

  here(): string {
    return window.location.pathname + window.location.search + window.location.hash;
  }

  scrolledTo(): number {
    return Math.round(window.scrollY);
  }
}
