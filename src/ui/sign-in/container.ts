import { Container, type AbstractNewable } from 'inversify';
import { HttpClient } from '#adapters/browser/http-client.ts';
import { ClockInBrowser } from '#adapters/browser/clock-in-browser.ts';
import { NavigatorOfTheWindow } from '#adapters/browser/navigator-of-the-window.ts';
import { TabStorageInSession } from '#adapters/browser/tab-storage-in-session.ts';
import { AccessTokenSource } from '#application/browser/ports/access-tokens.ts';
import { Navigator } from '#application/browser/ports/navigator.ts';
import { TabStorage } from '#application/browser/ports/tab-storage.ts';
import { Clock } from '#application/ports/clock.ts';
import type { ServiceKey, Services } from '#ui/kit/services.tsx';
import { wireSession } from './session.container.ts';

/** The services of one browser session of the sign-in application. */
export function createSignInServices(): Services {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(HttpClient).toResolvedValue((tokens) => new HttpClient(tokens), [AccessTokenSource]);
  container.bind(Clock).toResolvedValue(() => new ClockInBrowser());
  container.bind(TabStorage).toResolvedValue(() => new TabStorageInSession());
  container.bind(Navigator).toResolvedValue(() => new NavigatorOfTheWindow());
  wireSession(container);
  // An abstract class is its own token; inversify's type asks for looser constructor arguments than ours.
  return { get: <T>(key: ServiceKey<T>) => container.get<T>(key as AbstractNewable<T>) };
}
