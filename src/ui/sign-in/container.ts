import type { AbstractNewable } from 'inversify';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { flatContainer } from '#adapters/wiring/flat-container.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { ClockInBrowser } from '#adapters/browser/shared/clock-in-browser.ts';
import { NavigatorOfTheWindow } from '#adapters/browser/shared/navigator-of-the-window.ts';
import { TabStorageInSession } from '#adapters/browser/shared/tab-storage-in-session.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { Navigator } from '#application/browser/shared/ports/navigator.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { Clock } from '#application/ports/clock.ts';
import type { ServiceKey, Services } from '#ui/kit/layout/services.tsx';
import { wireSession } from './session.container.ts';

/** The services of one browser session of the sign-in application. */
export function createSignInServices(): Services {
  const container = flatContainer();
  bindClass(container, HttpClient, [AccessTokenSource]);
  bindPort(container, Clock, ClockInBrowser, []);
  bindPort(container, TabStorage, TabStorageInSession, []);
  bindPort(container, Navigator, NavigatorOfTheWindow, []);
  wireSession(container);
  // An abstract class is its own token; inversify's type asks for looser constructor arguments than ours.
  return { get: <T>(key: ServiceKey<T>) => container.get<T>(key as AbstractNewable<T>) };
}
