import type { Container } from 'inversify';
import { PendingSignInInMemory } from '#test/memory/accounts/pending-sign-in-in-memory.ts';
import { ProofKeysInMemory } from '#test/memory/accounts/proof-keys-in-memory.ts';
import { SettingsApiInMemory } from '#test/memory/accounts/settings-api-in-memory.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import { Navigator } from '#application/browser/shared/ports/navigator.ts';
import { PendingSignIn } from '#application/browser/accounts/ports/pending-sign-in.ts';
import { ProofKeys } from '#application/browser/accounts/ports/proof-keys.ts';
import { SettingsApi } from '#application/browser/accounts/ports/settings-api.ts';
import { AfterSignInSteps, type AfterSignIn } from '#application/browser/accounts/after-sign-in.ts';
import { HandOver } from '#application/browser/accounts/hand-over.ts';
import { LeftPlace } from '#application/browser/accounts/left-place.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { ResendVerification } from '#application/browser/accounts/resend-verification.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { SignOut } from '#application/browser/accounts/sign-out.ts';
import { StartSignIn } from '#application/browser/accounts/start-sign-in.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { Logger } from '#application/ports/logger.ts';
import { SentLetter } from '#ui/sign-in/register/sent-letter.ts';
import { EntranceStore } from '#ui/sign-in/frame/entrance-store.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import type { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

/** What the account services of a test are made of. */
export interface AccountServices {
  readonly keeper: SessionKeeper;
  readonly pending: PendingSignInInMemory;
  readonly settings: SettingsApiInMemory;
  readonly logger: LoggerInMemory;
  readonly wire: (container: Container) => void;
}

/** The session and account services of both apps over a browser of the test; `keeper` is its tab. */
export function accountServices(
  browser: BrowserOfTest,
  keeper: SessionKeeper,
  steps: readonly AfterSignIn[] = [],
  tabStorage = new TabStorageInMemory(),
): AccountServices {
  const pending = new PendingSignInInMemory();
  const settings = new SettingsApiInMemory();
  const logger = new LoggerInMemory();
  const { api, navigator } = browser;
  const place = new LeftPlace(tabStorage, navigator);
  const profile = new LoadProfile(keeper, api, logger);
  const signOut = new SignOut(api, keeper, logger);
  const resend = new ResendVerification(api, logger);
  const handOver = new HandOver(api, settings, navigator);
  const wire = (container: Container): void => {
    const start = (site: SiteSettings): StartSignIn =>
      new StartSignIn(new ProofKeysInMemory(), pending, navigator, site, place);
    container.bind(AccountApi).toConstantValue(api);
    container.bind(SettingsApi).toConstantValue(settings);
    container.bind(Navigator).toConstantValue(navigator);
    container.bind(Logger).toConstantValue(logger);
    container.bind(PendingSignIn).toConstantValue(pending);
    container.bind(ProofKeys).toConstantValue(new ProofKeysInMemory());
    container.bind(LeftPlace).toConstantValue(place);
    container.bind(SessionKeeper).toConstantValue(keeper);
    container.bind(AccessTokenSource).toConstantValue(keeper);
    container.bind(AfterSignInSteps).toConstantValue(new AfterSignInSteps(steps));
    container.bind(LoadProfile).toConstantValue(profile);
    container.bind(SignOut).toConstantValue(signOut);
    container.bind(ResendVerification).toConstantValue(resend);
    container.bind(HandOver).toConstantValue(handOver);
    container.bind(StartSignIn).toResolvedValue(start, [SiteSettings]);
    container
      .bind(SessionStore)
      .toResolvedValue((begin) => new SessionStore(keeper, profile, begin, signOut, resend), [StartSignIn]);
    const letter = new SentLetter(tabStorage, keeper, resend, browser.clock);
    container.bind(EntranceStore).toResolvedValue(() => new EntranceStore(api, keeper, handOver, letter));
  };
  return { keeper, pending, settings, logger, wire };
}
